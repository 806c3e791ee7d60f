import FastiCivil

/// A place of the list that ships with the program: a town of at least 15,000 people, from GeoNames (CC BY 4.0).
public struct ListedPlace: Hashable, Sendable {
  /// Its name.
  public let name: String
  /// One spelling in the script of the country; empty where that is Latin, or none is known.
  public let spelling: String
  /// The country, ISO 3166-1: `SE`.
  public let country: String
  /// The code of GeoNames for the part of the country.
  public let part: String
  /// The zone of its clocks: `Europe/Stockholm`.
  public let zone: String
  /// Where it is.
  public let coordinates: GeoCoordinates
  /// How many people live there, to hundreds.
  public let people: Int

  /// The place, its country and part: `Athens, US GA`.
  public var title: String { part.isEmpty ? "\(name), \(country)" : "\(name), \(country) \(part)" }
}

/// The list of places, which is searched as it is and not parsed.
public struct PlaceList {
  private let bytes: UnsafeBufferPointer<UInt8>

  /// A list of lines; its bytes must outlive it.
  public init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The places whose name or spelling begins with a word, or is it, the largest first.
  ///
  /// - Parameters:
  ///   - word: A name as it was typed, folded as `fold` folds.
  ///   - country: Only places of that country, ISO 3166-1; nil for all.
  ///   - fold: A name as it is compared: without case and accents.
  /// - Complexity: O(*n*) in the places.
  public func places(
    beginning word: [UInt8], country: String? = nil, fold: ([UInt8]) -> [UInt8]
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
        if let place = place(line, here, zones) { found.append((place, folded.contains(word))) }
      }
    }
    return found.sorted { one, other in
      one.isWhole != other.isWhole ? one.isWhole : one.place.people > other.place.people
    }
  }

  private func place(_ line: Slice<UnsafeBufferPointer<UInt8>>, _ country: String, _ zones: [String]) -> ListedPlace? {
    let parts = line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard parts.count == 7, let zone = Int(parts[3]), zones.indices.contains(zone), let latitude = Int(parts[4]),
      let longitude = Int(parts[5]), let people = Int(parts[6]),
      let coordinates = GeoCoordinates(latitude: latitude, longitude: longitude)
    else { return nil }
    return ListedPlace(
      name: parts[0], spelling: parts[1], country: country, part: parts[2], zone: zones[zone], coordinates: coordinates,
      people: people * 100)
  }
}
