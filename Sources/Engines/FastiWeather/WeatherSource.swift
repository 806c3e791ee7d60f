import FastiCivil

/// A source of weather, and the positions of its figures in an answer: a text of lines, so that a file can define a source.
///
/// ```
/// source met-norway
/// title MET Norway
/// host api.met.no
/// path /weatherapi/locationforecast/2.0/compact?lat={latitude}&lon={longitude}
/// list properties.timeseries
/// codes met
/// temperature data.instant.details.air_temperature in properties.meta.units.air_temperature celsius
/// ```
public struct WeatherSource: Hashable, Sendable {
  /// Its name: lower-case letters, digits and hyphens.
  public let name: String
  /// Its displayed name.
  public let title: String
  /// The host that is asked, over https.
  public let host: String
  /// The path and the query, with `{latitude}` and `{longitude}`.
  public let path: String
  /// The credit that the source's terms require.
  public let credit: String
  /// A page of the source, for the link that its terms require; nil for none.
  public let link: String?
  /// A page with the licence of the data; nil for none.
  public let licence: String?
  /// Other notices of the terms; empty for none.
  public let terms: String
  /// Whether the source requires a contact.
  public let needsContact: Bool
  /// The path of the list of hours in an answer; nil if an answer has a list for each field, by days.
  public let list: [String]?
  /// The codes for the sky.
  public let codes: WeatherSky.Codes
  /// The position of each field.
  public let places: [WeatherField: Place]

  /// The position of a field in an answer, and of its unit.
  public struct Place: Hashable, Sendable {
    /// The names of the members on the path to it.
    public let path: [String]
    /// The path to its unit, and the required unit; nil if there is none.
    public let unit: Unit?

    /// A unit to compare.
    public struct Unit: Hashable, Sendable {
      /// The names of the members on the path to it, from the outside.
      public let path: [String]
      /// The required unit.
      public let name: String
    }
  }

  /// The longest description, in bytes.
  public static let longest = 16_384

  /// Reads a description.
  /// - Throws: `.source` with the wrong line, `.missing` with the missing line.
  public init(text: String) throws(WeatherFault) {
    var words: [String: String] = [:]
    var places: [WeatherField: Place] = [:]
    let heads = ["source", "title", "host", "path", "credit", "link", "licence", "terms", "contact", "list", "codes"]
    let lines = text.utf8.count > Self.longest ? [] : text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty && line.utf8.first != UInt8(ascii: "#") {
      let fault = WeatherFault.source(line: index + 1)
      guard let space = line.utf8.firstIndex(of: UInt8(ascii: " ")) else { throw fault }
      let (word, rest) = (String(line[..<space]), String(line[line.utf8.index(after: space)...]))
      if heads.contains(word) {
        guard words.updateValue(rest, forKey: word) == nil, !rest.isEmpty else { throw fault }
      } else {
        guard let field = WeatherField(rawValue: word), let place = Self.place(rest),
          places.updateValue(place, forKey: field) == nil
        else { throw fault }
      }
    }
    func need(_ word: String) throws(WeatherFault) -> String {
      guard let value = words[word] else { throw .missing(word) }
      return value
    }
    name = try need("source")
    title = try need("title")
    host = try need("host")
    path = try need("path")
    credit = try need("credit")
    link = words["link"]
    licence = words["licence"]
    terms = words["terms"] ?? ""
    needsContact = words["contact"] == "required"
    list = words["list"].map { Self.names($0) }
    guard let codes = WeatherSky.Codes(rawValue: try need("codes")) else { throw .missing("codes") }
    self.codes = codes
    self.places = places
    for field in list == nil ? [WeatherField.date, .high, .low] : [.time, .temperature] where places[field] == nil {
      throw .missing(field.rawValue)
    }
    try check()
  }

  /// Refuses a host, a path or a name that could be part of another address or command line.
  private func check() throws(WeatherFault) {
    let letters = { (byte: UInt8, more: StaticString) in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || more.withUTF8Buffer { $0.contains(byte) }
    }
    guard name.utf8.allSatisfy({ letters($0, "-") }) else { throw .missing("source") }
    guard host.utf8.allSatisfy({ letters($0, "-.") }), host.utf8.contains(UInt8(ascii: ".")) else {
      throw .missing("host")
    }
    guard path.utf8.first == UInt8(ascii: "/"), path.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
      throw .missing("path")
    }
    for (word, page) in [("link", link), ("licence", licence)] {
      guard let page else { continue }
      let isPage = page.utf8.starts(with: "https://".utf8) && page.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
      guard isPage, page.utf8.count <= 200 else { throw .missing(word) }
    }
  }

  /// The address that is asked for a place.
  public func address(of place: GeoCoordinates) -> String {
    "https://\(host)"
      + Self.filled(Self.filled(path, "{latitude}", place.latitudeText), "{longitude}", place.longitudeText)
  }

  private static func filled(_ text: String, _ slot: String, _ value: String) -> String {
    let (bytes, slot) = (Array(text.utf8), Array(slot.utf8))
    var (filled, place) = ([UInt8](), 0)
    while place < bytes.count {
      if bytes[place...].starts(with: slot) {
        filled += Array(value.utf8)
        place += slot.count
      } else {
        filled.append(bytes[place])
        place += 1
      }
    }
    return String(decoding: filled, as: UTF8.self)
  }

  private static func names(_ path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: ".")).map { String($0) ?? "" }
  }

  /// `a.b.c`, or `a.b.c in units.c celsius`.
  private static func place(_ text: String) -> Place? {
    let words = text.utf8.split(separator: UInt8(ascii: " ")).map { String($0) ?? "" }
    switch words.count {
    case 1: return Place(path: names(words[0]), unit: nil)
    case 4 where words[1] == "in":
      return Place(path: names(words[0]), unit: .init(path: names(words[2]), name: words[3]))
    default: return nil
    }
  }
}
