public import FastiCivil

// A summary as one line of text: fields parted by tabs, the items of a field by a character that no code has. What a list
// shows comes first: the code, the counts, the languages, and the names up to an empty field. `RegionRow` reads no further.
extension UTF8Writer {
  /// Appends a summary, as ``RegionSummary/init(line:)`` reads it, with a line feed.
  public mutating func write(_ summary: RegionSummary) {
    write(utf8: summary.code.bytes)
    write("\t")
    for (place, count) in summary.counts.enumerated() {
      if place > 0 { write("|") }
      if let since = count.since { write(Int(since.number)) }
      write(":")
      write(count.publicRules)
      write(":")
      write(count.others)
    }
    list(summary.languages.map { $0.bytes })
    for name in summary.names.entries {
      field(name.language.bytes)
      write("|")
      if let since = name.validity.since { write(Int(since.number)) }
      write("|")
      if let until = name.validity.until { write(Int(until.number)) }
      write("|")
      write(utf8: name.text)
    }
    field([])
    field(summary.parent?.bytes ?? [])
    list(summary.aliases.map { $0.bytes })
    field(summary.place ?? [])
    field(summary.zone ?? [])
    field(summary.colours.bytes)
    list(summary.kinds.map { kind in kind.word.withUTF8Buffer { [UInt8]($0) } })
    list(summary.communities.map { $0.bytes })
    for (place, number) in summary.confidence.enumerated() {
      write(place > 0 ? "|" : "\t")
      write(number)
    }
    write("\n")
  }

  private mutating func field(_ bytes: [UInt8]) {
    write("\t")
    write(utf8: bytes)
  }

  private mutating func list(_ items: [[UInt8]]) {
    write("\t")
    for (place, item) in items.enumerated() {
      if place > 0 { write("|") }
      write(utf8: item)
    }
  }
}

extension RegionSummary {
  /// The summary of a line; nil for a line that ``UTF8Writer`` did not write.
  public init?(line: ArraySlice<UInt8>) {
    let fields = pieces(of: line, separator: UInt8(ascii: "\t"))
    guard let end = fields.dropFirst(3).firstIndex(where: { $0.isEmpty }), fields.count >= end + 9, !fields[0].isEmpty
    else {
      return nil
    }
    func items(_ field: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
      field.isEmpty ? [] : pieces(of: field, separator: UInt8(ascii: "|"))
    }
    code = RegionCode(fields[0])
    counts = items(fields[1]).compactMap { Count(text: $0) }
    guard !counts.isEmpty else { return nil }
    languages = items(fields[2]).map { LanguageCode($0) }
    names = Names(fields[3..<end].compactMap { Names.Entry(text: $0) })
    parent = fields[end + 1].isEmpty ? nil : RegionCode(fields[end + 1])
    aliases = items(fields[end + 2]).map { RegionCode($0) }
    place = fields[end + 3].isEmpty ? nil : Array(fields[end + 3])
    zone = fields[end + 4].isEmpty ? nil : Array(fields[end + 4])
    colours = RegionCode(fields[end + 5])
    kinds = items(fields[end + 6]).compactMap { HolidayKind(word: Word($0)) }
    communities = items(fields[end + 7]).map { Community($0) }
    confidence = items(fields[end + 8]).compactMap { Word($0).number }
    guard confidence.count == RuleConfidence.allCases.count else { return nil }
  }
}

extension RegionSummary.Count {
  /// `9131:12:3`, or `:12:3`.
  fileprivate init?(text: ArraySlice<UInt8>) {
    let parts = pieces(of: text, separator: UInt8(ascii: ":"))
    guard parts.count == 3, let red = Word(parts[1]).number, let others = Word(parts[2]).number else { return nil }
    self.init(since: Day(text: parts[0]), publicRules: red, others: others)
  }
}

extension Names.Entry {
  /// `sv||9130|Sverige`.
  fileprivate init?(text: ArraySlice<UInt8>) {
    var parts: [ArraySlice<UInt8>] = []
    var rest = text
    for _ in 0..<3 {
      guard let end = firstIndex(of: UInt8(ascii: "|"), in: rest) else { return nil }
      parts.append(rest[..<end])
      rest = rest[(end + 1)...]
    }
    self.init(
      language: LanguageCode(parts[0]), validity: Validity(since: Day(text: parts[1]), until: Day(text: parts[2])),
      text: Array(rest))
  }
}

extension Day {
  /// A day by its number; nil for an empty text.
  fileprivate init?(text: ArraySlice<UInt8>) {
    let word = Word(text)
    guard let number = word.number ?? word.signedNumber else { return nil }
    self.init(Int32(number))
  }
}
