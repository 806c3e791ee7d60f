public import FastiCivil

/// What a list for people says of a region: where its code and its name stand in a text, and how many rules hold.
///
/// A list of all regions shows no more. To find that in the lines of an index takes a small part of what the summaries
/// of the lines take, whose fields are arrays of their own.
public struct RegionRow: Hashable, Sendable {
  /// Where the region's code stands.
  public let code: Range<Int>
  /// Where its name in the reader's language stands.
  public let name: Range<Int>
  /// Public holidays that come back, rules counted once each.
  public let publicRules: Int
  /// Other rules that come back.
  public let others: Int

  public init(code: Range<Int>, name: Range<Int>, publicRules: Int, others: Int) {
    self.code = code
    self.name = name
    self.publicRules = publicRules
    self.others = others
  }

  /// The rows of an index, in the order of its lines, which ``UTF8Writer`` wrote.
  ///
  /// - Parameters:
  ///   - day: Names and rules are those of that day.
  ///   - languages: The reader's languages; then follow those of the region, as in ``Names/text(in:on:)``.
  public static func all(in lines: [UInt8], on day: Day, languages: [LanguageCode]) -> [RegionRow] {
    var rows: [RegionRow] = []
    rows.reserveCapacity(1_024)
    var reader = RowReader(day: Int(day.number), languages: languages)
    while let row = reader.next(in: lines.span) { rows.append(row) }
    return rows
  }
}

/// Reads line after line, and of each line no more than the list shows.
private struct RowReader {
  private let day: Int
  private let languages: [LanguageCode]
  private var place = 0

  init(day: Int, languages: [LanguageCode]) {
    self.day = day
    self.languages = languages
  }

  mutating func next(in lines: Span<UInt8>) -> RegionRow? {
    guard place < lines.count else { return nil }
    let code = field(lines, to: UInt8(ascii: "\t"))
    let counts = counts(lines, in: field(lines, to: UInt8(ascii: "\t")))
    let own = field(lines, to: UInt8(ascii: "\t"))
    let name = chosen(lines, own)
    _ = field(lines, to: UInt8(ascii: "\n"))
    return RegionRow(code: code, name: name, publicRules: counts.publicRules, others: counts.others)
  }

  /// The bytes up to a separator or the end of the text; what follows is read next.
  private mutating func field(_ lines: Span<UInt8>, to separator: UInt8) -> Range<Int> {
    let (start, end) = (place, lines.firstPlace(of: separator, from: place))
    place = end + 1
    return start..<end
  }

  /// A number with or without a sign; nil where none stands.
  private mutating func number(_ lines: Span<UInt8>) -> Int? {
    let isNegative = lines[place] == UInt8(ascii: "-")
    if isNegative { place += 1 }
    let start = place
    var value = 0
    while lines[place] >= UInt8(ascii: "0"), lines[place] <= UInt8(ascii: "9") {
      value = value * 10 + Int(lines[place] - UInt8(ascii: "0"))
      place += 1
    }
    return start == place ? nil : isNegative ? -value : value
  }

  /// `:9:3|7305:10:3`: the numbers of the last day that is not after the one asked about. It looks from the end, because
  /// most questions are about a day after the last change.
  private mutating func counts(_ lines: Span<UInt8>, in field: Range<Int>) -> (publicRules: Int, others: Int) {
    let next = place
    defer { place = next }
    var end = field.upperBound
    while true {
      var start = end
      while start > field.lowerBound, lines[start - 1] != UInt8(ascii: "|") { start -= 1 }
      place = start
      let since = number(lines)
      place += 1
      let red = number(lines) ?? 0
      place += 1
      if since ?? day <= day || start == field.lowerBound { return (red, number(lines) ?? 0) }
      end = start - 1
    }
  }

  /// The name in the first language that has one: the reader's, then those of the region. The names follow.
  private mutating func chosen(_ lines: Span<UInt8>, _ own: Range<Int>) -> Range<Int> {
    let start = place
    for language in languages {
      if let name = name(language.bytes.span, lines, from: start) { return name }
    }
    var tag = own.lowerBound
    while tag < own.upperBound {
      let end = min(lines.firstPlace(of: UInt8(ascii: "|"), from: tag), own.upperBound)
      if let name = name(lines.extracting(tag..<end), lines, from: start) { return name }
      tag = end + 1
    }
    return name(lines, from: start) { _ in true } ?? first(lines, from: start)
  }

  /// The name that holds in a language; else that of the same language in another script or region.
  private mutating func name(
    _ language: Span<UInt8>, _ lines: Span<UInt8>, from start: Int
  ) -> Range<Int>? {
    if let name = name(lines, from: start, where: { Self.isSame(lines.extracting($0), language) }) {
      return name
    }
    return name(lines, from: start) { place in
      let tag = lines.extracting(place)
      return Self.isSame(
        tag.extracting(0..<Self.primary(tag)), language.extracting(0..<Self.primary(language)))
    }
  }

  /// The first name whose language is wanted and that holds on the day: `sv||9130|Sverige`.
  @inline(__always)
  private mutating func name(
    _ lines: Span<UInt8>, from start: Int, where isWanted: (Range<Int>) -> Bool
  ) -> Range<Int>? {
    place = start
    while lines[place] != UInt8(ascii: "\t") {
      let language = field(lines, to: UInt8(ascii: "|"))
      guard isWanted(language) else {
        _ = field(lines, to: UInt8(ascii: "\t"))
        continue
      }
      let since = number(lines)
      place += 1
      let until = number(lines)
      place += 1
      let text = field(lines, to: UInt8(ascii: "\t"))
      if since ?? day <= day && day <= until ?? day { return text }
    }
    return nil
  }

  /// The first name, which need not hold; empty if there is none.
  private mutating func first(_ lines: Span<UInt8>, from start: Int) -> Range<Int> {
    place = start
    guard lines[place] != UInt8(ascii: "\t") else { return 0..<0 }
    for _ in 0..<3 { _ = field(lines, to: UInt8(ascii: "|")) }
    return field(lines, to: UInt8(ascii: "\t"))
  }

  /// How many bytes of a tag are its language: two of `zh-Hant`.
  private static func primary(_ tag: Span<UInt8>) -> Int {
    for place in 0..<tag.count where tag[place] == UInt8(ascii: "-") { return place }
    return tag.count
  }

  private static func isSame(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
    guard left.count == right.count else { return false }
    for place in 0..<left.count where left[place] != right[place] { return false }
    return true
  }
}
