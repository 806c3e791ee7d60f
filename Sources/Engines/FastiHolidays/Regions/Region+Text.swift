public import FastiCivil

extension Region {
  /// The regions of a text, in its order.
  ///
  /// - Parameter isZone: Whether there is a time zone of that name, so that one there is not is a mistake as others are;
  ///   without it any name is taken.
  /// - Throws: Every mistake of the text, each with its line.
  /// - Complexity: O(*n*) in the length of the text.
  public static func read(
    _ text: [UInt8], isZone: ((ArraySlice<UInt8>) -> Bool)? = nil
  ) throws(RuleMistakes) -> [Region] {
    try read(text, headOnly: false, isZone: isZone)
  }

  /// The regions of a stored text: harmless parts that a later version of the reader refuses are read as before.
  ///
  /// - Throws: Every other mistake of the text, each with its line.
  /// - Complexity: O(*n*) in the length of the text.
  public static func readKept(_ text: [UInt8]) throws(RuleMistakes) -> [Region] {
    try read(text, headOnly: false, isKept: true)
  }

  /// The head of the first region in a text: names, clocks, colours.
  ///
  /// - Throws: Every mistake of that part, each with its line.
  /// - Complexity: O(*n*) in the length of that part.
  public static func readHead(_ text: [UInt8]) throws(RuleMistakes) -> Region? { try read(text, headOnly: true).first }

  private static func read(
    _ text: [UInt8], headOnly: Bool, isKept: Bool = false, isZone: ((ArraySlice<UInt8>) -> Bool)? = nil
  ) throws(RuleMistakes) -> [Region] {
    var reader = RegionReader(headOnly: headOnly, isKept: isKept, isZone: isZone)
    reader.read(text[...])
    guard reader.mistakes.isEmpty else { throw RuleMistakes(mistakes: reader.mistakes) }
    return reader.regions
  }
}

extension Region {
  /// The location of a region in a text: the line, and the column of the code, both from 1.
  public static func place(of code: RegionCode, in text: [UInt8]) -> (line: Int, column: Int)? {
    for (index, line) in pieces(of: text[...], separator: UInt8(ascii: "\n")).enumerated() {
      let words = words(of: line)
      guard words.count > 1, words[0].matches("region"), words[1].bytes.elementsEqual(code.bytes) else { continue }
      return (index + 1, SentenceSource(line: index + 1, text: line).column(of: words[1]))
    }
    return nil
  }
}

extension UTF8Writer {
  /// Appends the region file, which reads back as the same region.
  public mutating func write(_ region: Region) {
    line("region ", region.code.bytes)
    if !region.aliases.isEmpty {
      write("also")
      for alias in region.aliases {
        write(" ")
        write(utf8: alias.bytes)
      }
      write("\n")
    }
    if let place = region.place { line("place ", place) }
    if let parent = region.parent { line("parent ", parent.bytes) }
    for name in region.names.entries { write("name ", name) }
    if !region.languages.isEmpty {
      write("languages")
      for language in region.languages {
        write(" ")
        write(utf8: language.bytes)
      }
      write("\n")
    }
    for clock in region.clocks { write(clock) }
    for weekend in region.weekends { write("weekend", weekend) }
    for rest in region.restDays { write("rest-day", rest) }
    for name in region.inLieuNames.entries { write("in-lieu-name ", name) }
    if let colours = region.colours { write("colours ", colours) }
    for shift in region.shifts {
      write("shift ")
      write(shift)
      write("\n")
    }
    for id in region.without { line("without ", id.bytes) }
    for rule in region.rules {
      write("\n")
      write(rule)
    }
  }

  /// Appends the rule's block, which reads back as the same rule.
  public mutating func write(_ rule: Rule) {
    line("rule ", rule.id.bytes)
    for name in rule.names.entries { write("  name ", name) }
    for period in rule.periods {
      write("  ")
      write(period)
      write("\n")
    }
    for exception in rule.exceptions {
      write("  except ")
      write(exception)
      write("\n")
    }
    for source in rule.sources { line("  source ", source) }
  }

  private mutating func write(_ keyword: StaticString, _ colours: RegionColours) {
    write(keyword)
    write(colours)
    write("\n")
  }

  private mutating func line(_ keyword: StaticString, _ text: [UInt8]) {
    write(keyword)
    write(utf8: text)
    write("\n")
  }

  private mutating func write(_ keyword: StaticString, _ name: Names.Entry) {
    write(keyword)
    write(utf8: name.language.bytes)
    // A text that begins with a bracket would be read as years.
    if name.validity != .always || name.text.first == UInt8(ascii: "[") {
      write(" [")
      write(name.validity, leading: false)
      write("]")
    }
    line(" ", name.text)
  }

  private mutating func write(_ validity: Validity, leading: Bool) {
    var space = leading
    if let since = validity.since {
      if space { write(" ") }
      write("since ")
      write(bound: since, field: .since)
      space = true
    }
    if let until = validity.until {
      if space { write(" ") }
      write("until ")
      write(bound: until, field: .until)
    }
  }

  private mutating func write(_ clock: Region.Clock) {
    write("zone ")
    switch clock.reference {
    case .zone(let name): write(utf8: name)
    case .offset(let seconds):
      write(seconds < 0 ? "-" : "+")
      let time = abs(seconds)
      write(time / 3_600, width: 2)
      write(":")
      write(time / 60 % 60, width: 2)
      if time % 60 != 0 {
        write(":")
        write(time % 60, width: 2)
      }
    }
    write(clock.validity, leading: true)
    write("\n")
  }

  private mutating func write(_ keyword: StaticString, _ weekend: Region.Weekend) {
    write(keyword)
    if weekend.days.isEmpty { write(" none") }
    for weekday in weekend.days.members.sorted(by: { $0.isoNumber < $1.isoNumber }) {
      write(" ")
      write(weekday)
    }
    write(weekend.validity, leading: true)
    write("\n")
  }
}
