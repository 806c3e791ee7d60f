import FastiCivil

extension RuleException {
  /// Exceptions as a user types them, one a line: `2026 cancelled`, with or without `except` before it, which a region
  /// file has. Empty lines are skipped.
  ///
  /// - Throws: Every mistake of the text; if it has several lines, each with its line.
  /// - Complexity: O(*n*) in the length of the text.
  public static func read(_ text: [UInt8]) throws(RuleMistakes) -> [RuleException] {
    let lines = pieces(of: text[...], separator: UInt8(ascii: "\n"))
    var exceptions: [RuleException] = []
    var mistakes: [RuleMistake] = []
    for (index, line) in lines.enumerated() where !trimmed(line).isEmpty {
      let source = SentenceSource(line: lines.count > 1 ? index + 1 : 0, text: line)
      var reader = SentenceReader(trimmed(line), of: source)
      _ = reader.consume("except")
      let exception = reader.exception()
      mistakes += reader.mistakes
      if let exception { exceptions.append(exception) }
    }
    guard mistakes.isEmpty else { throw RuleMistakes(mistakes: mistakes) }
    return exceptions
  }
}

extension Rule {
  /// The exceptions as the lines of a region file, which ``RuleException/read(_:)`` reads again; UTF-8.
  public var exceptionLines: [[UInt8]] {
    exceptions.map { exception in
      var text = UTF8Writer()
      text.write("except ")
      text.write(exception)
      return text.bytes
    }
  }
}

extension UTF8Writer {
  /// Appends an exception without its keyword: `2022 moved to 2022-06-02`.
  mutating func write(_ exception: RuleException) {
    switch exception.occasion {
    case .year(let year): write(year)
    case .day(let day): write(day)
    }
    switch exception.change {
    case .cancelled: write(" cancelled")
    case .moved(let day):
      write(" moved to ")
      write(day)
    case .renamed(let name):
      write(" renamed ")
      write(utf8: name.language.bytes)
      write(" ")
      write(utf8: name.text)
    }
  }
}
