import FastiCivil

/// A place of the list that ships with the program: a town of at least 15,000 people, from GeoNames (CC BY 4.0).
public struct ListedPlace: Hashable, Sendable {
  /// Its name.
  public let name: String
  /// Its name in the country, if that has another name or script; empty if it is not known.
  public let spelling: String
  /// The one of the two names that matched the search.
  public let called: String
  /// The country, ISO 3166-1: `SE`.
  public let country: String
  /// The code of GeoNames for the part of the country.
  public let part: String
  /// Its time zone: `Europe/Stockholm`.
  public let zone: String
  public let coordinates: GeoCoordinates
  /// Its population, to hundreds.
  public let people: Int

  /// The place, its country and part: `Athens, US GA`.
  public var title: String { title(name) }

  /// One of its names, with its country and part.
  public func title(_ name: String) -> String { part.isEmpty ? "\(name), \(country)" : "\(name), \(country) \(part)" }
}

/// The list of places, which is searched as text and not parsed.
public struct PlaceList {
  private let bytes: UnsafeBufferPointer<UInt8>

  /// A list of lines; its bytes must outlive it.
  public init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The places whose name or spelling begins with a word, or is it, the largest first.
  ///
  /// - Parameters:
  ///   - word: A name as it was typed, folded as `fold` folds.
  ///   - country: Only places of that country, ISO 3166-1; nil for all.
  ///   - isMarked: Whether it was typed with letters that English does not have; then the name in the country is used if both
  ///     match.
  ///   - fold: Folds a name for comparison: without case and accents.
  /// - Complexity: O(*n*) in the places.
  public func places(
    beginning word: [UInt8], country: String? = nil, isMarked: Bool = false, fold: ([UInt8]) -> [UInt8]
  ) -> [(place: ListedPlace, isWhole: Bool)] {
    var zones: [String] = []
    var here = ""
    var found: [(place: ListedPlace, isWhole: Bool)] = []
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      defer { start = end + 1 }
      let line = bytes[start..<end]
      if line.starts(with: Array("#".utf8)) || line.isEmpty { continue }
      if line.starts(with: Array("zones ".utf8)) {
        zones = line.dropFirst(6).split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      } else if line.starts(with: Array("country ".utf8)) {
        here = String(decoding: line.dropFirst(8), as: UTF8.self)
      } else if country == nil || country == here {
        let names = line.split(separator: UInt8(ascii: "|"), maxSplits: 2, omittingEmptySubsequences: false).prefix(2)
        let folded = names.map { fold(Array($0)) }
        guard folded.contains(where: { $0.starts(with: word) && !$0.isEmpty }) else { continue }
        let isSpelling = !folded[0].starts(with: word) || isMarked && !folded[1].isEmpty && folded[1].starts(with: word)
        if let place = place(line, here, zones, isSpelling) { found.append((place, folded.contains(word))) }
      }
    }
    return found.sorted { one, other in
      one.isWhole != other.isWhole ? one.isWhole : one.place.people > other.place.people
    }
  }

  private func place(
    _ line: Slice<UnsafeBufferPointer<UInt8>>, _ country: String, _ zones: [String], _ isSpelling: Bool
  ) -> ListedPlace? {
    let parts = line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard parts.count == 7, let zone = Int(parts[3]), zones.indices.contains(zone), let latitude = Int(parts[4]),
      let longitude = Int(parts[5]), let people = Int(parts[6]),
      let coordinates = GeoCoordinates(latitude: latitude, longitude: longitude)
    else { return nil }
    return ListedPlace(
      name: parts[0], spelling: parts[1], called: parts[isSpelling ? 1 : 0], country: country, part: parts[2],
      zone: zones[zone], coordinates: coordinates,
      people: people * 100)
  }
}

/// A place as users type it: a name, or `Springfield, US IL`, as ``ListedPlace/title`` writes it.
public struct PlaceQuestion: Hashable, Sendable {
  /// The name or its beginning.
  public let name: String
  /// The country, ISO 3166-1; nil if it was not typed.
  public let country: String?
  /// The code of the part of the country; nil if it was not typed.
  public let part: String?

  /// Reads the typed text. A part after a comma that is not a country belongs to the name.
  public init(_ typed: String) {
    if let comma = typed.lastIndex(of: ",") {
      let words = typed[typed.index(after: comma)...].split(separator: " ").map { $0.uppercased() }
      if (1...2).contains(words.count), words[0].utf8.count == 2,
        words[0].utf8.allSatisfy({ (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) })
      {
        (name, country, part) = (String(typed[..<comma]), words[0], words.count == 2 ? words[1] : nil)
        return
      }
    }
    (name, country, part) = (typed, nil, nil)
  }
}
