import FastiCivil

/// The civil day of a solstice, an equinox or another solar term, by the region's clock.
public struct Astronomical: Hashable, Sendable {
  /// The Sun's apparent longitude in degrees, a multiple of 15: 0 = March equinox, 90 = June solstice.
  public var longitude: Int

  /// The term at that longitude, 0 to 345 in steps of 15.
  public init(longitude: Int) { self.longitude = longitude }

  /// The month a season falls in: 3, 6, 9 or 12; nil for another solar term.
  var seasonMonth: Int? { longitude % 90 == 0 ? longitude / 30 + 3 : nil }

  static let seasons: [(longitude: Int, month: StaticString, event: StaticString)] = [
    (0, "March", "equinox"), (90, "June", "solstice"), (180, "September", "equinox"), (270, "December", "solstice"),
  ]

  /// Whether a sentence can only mean this pattern.
  static func begins(_ sentence: SentenceReader) -> Bool {
    sentence.contains("equinox") || sentence.contains("solstice") || sentence.contains("term")
  }

  static func read(_ reader: inout SentenceReader) -> Astronomical? {
    for season in seasons where reader.consume(season.month, season.event) {
      return Astronomical(longitude: season.longitude)
    }
    if reader.consume("solar", "term") {
      guard let longitude = reader.number(.event, 0...345) else { return nil }
      if longitude % 15 == 0 { return Astronomical(longitude: longitude) }
      reader.note(.event, [UInt8](String(longitude).utf8), .unknown, at: reader.words[reader.position - 1])
      return nil
    }
    reader.note(.event, joined(reader.rest), .unknown, at: reader.current)
    reader.position = reader.stop
    return nil
  }
}

extension UTF8Writer {
  mutating func write(_ pattern: Astronomical) {
    if let season = Astronomical.seasons.first(where: { $0.longitude == pattern.longitude }) {
      write(season.month)
      write(" ")
      write(season.event)
    } else {
      write("solar term ")
      write(pattern.longitude)
    }
  }
}
