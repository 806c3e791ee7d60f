import FastiCivil

/// Reads region files: a head of region lines, then rules.
///
/// Every mistake of the text is recorded with its line; nothing is guessed, and reading does not stop at the first
/// mistake.
struct RegionReader {
  var regions: [Region] = []
  var mistakes: [RuleMistake] = []
  private var line = 0
  private var text: ArraySlice<UInt8> = []
  private var rule: Rule?
  /// The ids of the open region's rules.
  private var ruleIDs = IdentifierTable<Rule>()
  private var ruleLine = 0
  private var ruleText: ArraySlice<UInt8> = []
  private let headOnly: Bool
  private let isKept: Bool
  private let isZone: ((ArraySlice<UInt8>) -> Bool)?
  /// Whether nothing more is to be read.
  private var isOver = false

  /// - Parameter headOnly: Whether reading ends at the first rule.
  /// - Parameter isKept: Whether the text was read before and kept.
  /// - Parameter isZone: Whether there is a time zone of that name; nil takes any name.
  init(headOnly: Bool, isKept: Bool = false, isZone: ((ArraySlice<UInt8>) -> Bool)? = nil) {
    self.headOnly = headOnly
    self.isKept = isKept
    self.isZone = isZone
  }

  mutating func read(_ text: ArraySlice<UInt8>) {
    var rest = text
    while !isOver, let end = firstIndex(of: UInt8(ascii: "\n"), in: rest) {
      read(whole: rest[..<end])
      rest = rest[(end + 1)...]
    }
    if !isOver { read(whole: rest) }
    closeRule()
    if regions.isEmpty && mistakes.isEmpty { note(.region, [], .missing) }
  }

  private mutating func read(whole raw: ArraySlice<UInt8>) {
    line += 1
    text = raw
    let content = trimmed(raw)
    if let first = content.first, first != UInt8(ascii: "#") { read(line: content) }
  }

  private var source: SentenceSource { SentenceSource(line: line, text: text, isKept: isKept) }

  private mutating func note(
    _ field: RuleMistake.Field, _ value: ArraySlice<UInt8>, _ problem: RuleMistake.Problem
  ) {
    let column = value.isEmpty ? source.column(behind: nil) : source.column(of: Word(value))
    mistakes.append(
      RuleMistake(line: line, column: column, field: field, value: [UInt8](value), problem: problem))
  }

  private mutating func read(line content: ArraySlice<UInt8>) {
    let end = content.firstIndex(of: UInt8(ascii: " ")) ?? content.endIndex
    let keyword = Word(content[..<end])
    let rest = trimmed(content[end...])
    if keyword.matches("region") { return open(region: rest) }
    guard !regions.isEmpty else { return note(.region, [], .missing) }
    if keyword.matches("rule") {
      guard !headOnly else {
        isOver = true
        return
      }
      return open(rule: rest)
    }
    if rule != nil {
      readRuleLine(keyword, rest, whole: content)
    } else {
      readRegionLine(keyword, rest)
    }
  }

  private mutating func open(region code: ArraySlice<UInt8>) {
    closeRule()
    if !RegionCode.isValid(code) && !code.isEmpty { note(.region, code, .malformed) }
    if regions.contains(where: { $0.code.bytes[...] == code }) { note(.region, code, .repeated) }
    regions.append(Region(code: RegionCode(code)))
    ruleIDs = IdentifierTable()
  }

  private mutating func open(rule id: ArraySlice<UInt8>) {
    closeRule()
    if !RuleID.isValid(Word(id)) { note(.id, id, id.isEmpty ? .missing : .unknown) }
    let name = RuleID(id)
    if !ruleIDs.insert(name) { note(.id, id, .repeated) }
    rule = Rule(id: name)
    (ruleLine, ruleText) = (line, text)
  }

  private mutating func closeRule() {
    guard let open = rule else { return }
    rule = nil
    let here = (line, text)
    (line, text) = (ruleLine, ruleText)
    defer { (line, text) = here }
    if open.periods.isEmpty && !mistakes.contains(where: { $0.line >= ruleLine }) { note(.pattern, [], .missing) }
    if open.names.entries.isEmpty { note(.name, [], .missing) }
    mistakes += open.check(line: ruleLine, column: source.column(behind: nil))
    regions[regions.count - 1].rules.append(open)
  }

  private mutating func readRegionLine(_ keyword: Word, _ rest: ArraySlice<UInt8>) {
    let index = regions.count - 1
    if keyword.matches("name") {
      if let name = name(rest) { regions[index].names.entries.append(name) }
    } else if keyword.matches("in-lieu-name") {
      if let name = name(rest) { regions[index].inLieuNames.entries.append(name) }
    } else if keyword.matches("parent") {
      if !RegionCode.isValid(rest) { note(.parent, rest, .unknown) }
      if !isKept, regions[index].parent != nil { note(.line, keyword.bytes, .repeated) }
      regions[index].parent = RegionCode(rest)
    } else if keyword.matches("languages") {
      for word in words(of: rest) where !word.matches(",") {
        if !LanguageCode.isValid(word.bytes) { note(.language, word.bytes, .unknown) }
        regions[index].languages.append(LanguageCode(word.bytes))
      }
    } else if keyword.matches("without") {
      for word in words(of: rest) {
        if !isKept, !RuleID.isValid(word) { note(.id, word.bytes, .unknown) }
        regions[index].without.append(RuleID(word.bytes))
      }
    } else if keyword.matches("zone") {
      readZone(keyword, rest, index)
    } else if keyword.matches("weekend") {
      if let weekend = weekend(rest) { regions[index].weekends.append(weekend) }
    } else if keyword.matches("rest-day") {
      if let rest = weekend(rest) { regions[index].restDays.append(rest) }
    } else if keyword.matches("shift") {
      readShift(rest, index)
    } else if keyword.matches("also") {
      readAliases(rest, index)
    } else if keyword.matches("place") {
      if rest.isEmpty { note(.name, [], .missing) }
      if regions[index].place != nil { note(.line, keyword.bytes, .repeated) }
      regions[index].place = [UInt8](rest)
    } else if keyword.matches("colours") {
      readColours(rest, index)
    } else {
      note(.line, keyword.bytes, .unknown)
    }
  }

  private mutating func readZone(_ keyword: Word, _ rest: ArraySlice<UInt8>, _ index: Int) {
    var reader = SentenceReader(rest, of: source)
    guard let word = reader.next() else { return note(.zone, [], .missing) }
    let reference: Region.Clock.Reference
    if let first = word.bytes.first, first == UInt8(ascii: "+") || first == UInt8(ascii: "-") {
      guard let offset = RegionReader.offset(word) else { return note(.zone, word.bytes, .unknown) }
      reference = .offset(offset)
    } else {
      if let isZone, !isZone(word.bytes) { note(.zone, word.bytes, .unknown) }
      reference = .zone([UInt8](word.bytes))
    }
    let validity = reader.validity()
    mistakes += reader.mistakes
    // Of two zones for a day the second would have no effect. Texts that were kept before this check are still read.
    if !isKept, regions[index].clocks.contains(where: { $0.validity.overlaps(validity) }) {
      note(.line, keyword.bytes, .repeated)
    }
    regions[index].clocks.append(Region.Clock(reference: reference, validity: validity))
  }

  /// `+07:00` or `+07:45:40`, in seconds.
  private static func offset(_ word: Word) -> Int? {
    do {
      let time = try TimeOfDay(iso: String(decoding: word.bytes.dropFirst(), as: UTF8.self))
      return word.bytes.first == UInt8(ascii: "-") ? -time.seconds : time.seconds
    } catch { return nil }
  }

  private mutating func readShift(_ rest: ArraySlice<UInt8>, _ index: Int) {
    var reader = SentenceReader(rest, of: source)
    if let shift = reader.shift() { regions[index].shifts.append(shift) }
    mistakes += reader.mistakes
  }

  private mutating func readAliases(_ rest: ArraySlice<UInt8>, _ index: Int) {
    if rest.isEmpty { note(.region, [], .missing) }
    for word in words(of: rest) where !word.matches(",") {
      let code = RegionCode(word.bytes)
      if !RegionCode.isValid(word.bytes) { note(.region, word.bytes, .malformed) }
      if regions.contains(where: { $0.code == code || $0.aliases.contains(code) }) {
        note(.region, word.bytes, .repeated)
      }
      regions[index].aliases.append(code)
    }
  }

  /// The days of a `weekend` or a `rest-day`.
  private mutating func weekend(_ rest: ArraySlice<UInt8>) -> Region.Weekend? {
    var reader = SentenceReader(rest, of: source)
    var days = WeekdaySet.none
    _ = reader.consume("none")
    while let word = reader.current, !word.matches("since", "until") {
      guard let weekday = reader.weekday() else { break }
      days.insert(weekday)
    }
    let validity = reader.validity()
    mistakes += reader.mistakes
    return Region.Weekend(days: days, validity: validity)
  }

  private mutating func readColours(_ rest: ArraySlice<UInt8>, _ index: Int) {
    guard regions[index].colours == nil else { return note(.colours, rest, .repeated) }
    var reader = SentenceReader(rest, of: source)
    regions[index].colours = reader.regionColours()
    mistakes += reader.mistakes
  }

  private mutating func readRuleLine(_ keyword: Word, _ rest: ArraySlice<UInt8>, whole: ArraySlice<UInt8>) {
    if keyword.matches("name") {
      if let name = name(rest) { rule?.names.entries.append(name) }
    } else if keyword.matches("source") {
      if rest.isEmpty { note(.source, [], .missing) }
      rule?.sources.append([UInt8](rest))
    } else if keyword.matches("except") {
      readException(rest)
    } else if HolidayKind(word: keyword) != nil {
      if let period = PeriodSentence.read(whole, of: source, kind: nil, mistakes: &mistakes) {
        rule?.periods.append(period)
      }
    } else {
      note(.kind, keyword.bytes, .unknown)
    }
  }

  private mutating func readException(_ rest: ArraySlice<UInt8>) {
    var reader = SentenceReader(rest, of: source)
    let exception = reader.exception()
    mistakes += reader.mistakes
    if let exception { rule?.exceptions.append(exception) }
  }

  /// `sv Nyårsdagen`, or with years `en [until 2022] Queen's Birthday`.
  private mutating func name(_ rest: ArraySlice<UInt8>) -> Names.Entry? {
    guard let space = rest.firstIndex(of: UInt8(ascii: " ")) else {
      note(.name, rest, .missing)
      return nil
    }
    let language = rest[..<space]
    guard LanguageCode.isValid(language) else {
      note(.language, language, .unknown)
      return nil
    }
    var text = trimmed(rest[space...])
    var validity = Validity.always
    if text.first == UInt8(ascii: "["), let close = text.firstIndex(of: UInt8(ascii: "]")) {
      var reader = SentenceReader(text[(text.startIndex + 1)..<close], of: source)
      validity = reader.validity()
      mistakes += reader.mistakes
      text = trimmed(text[(close + 1)...])
    }
    if text.isEmpty { note(.name, rest, .missing) }
    return Names.Entry(language: LanguageCode(language), validity: validity, text: [UInt8](text))
  }
}

extension Identifier where Kind == Region {
  /// Whether the bytes can be a region's code: capitals and digits, parts joined by hyphens, and a variant after `@`.
  public static func isValid(_ code: some Collection<UInt8>) -> Bool {
    guard !code.isEmpty, code.count <= 32 else { return false }
    for byte in code {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "@"):
        break
      default: return false
      }
    }
    return true
  }
}
