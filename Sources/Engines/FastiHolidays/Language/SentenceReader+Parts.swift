// A sentence has separators: `of`, `in`, `to`, commas. Mistakes on the two sides of a separator are reported separately,
// and a misspelt separator is one mistake, not several.
extension SentenceReader {
  /// Takes one of these words, which is required here. Another word instead is the mistake, and reading continues
  /// after it; but if the next part is here already, the word is missing.
  /// - Returns: The number of the word that was taken; nil for none of them.
  @discardableResult
  mutating func expect(
    _ texts: StaticString..., as field: RuleMistake.Field, unless isNext: (Word) -> Bool = { _ in false }
  ) -> Int? {
    for (index, text) in texts.enumerated() where consume(text) { return index }
    if let current, !isNext(current) {
      note(field, next())
    } else {
      note(field, nil as Word?)
    }
    return nil
  }

  /// Reads the words before the first of these, then takes it. Words left over before it are a mistake, unless one was
  /// found there already. If there is none of them, everything is read, and the word is missing.
  mutating func part<Found>(
    before texts: StaticString..., as field: RuleMistake.Field, read: (inout SentenceReader) -> Found
  ) -> Found {
    let whole = stop
    let joint = (position..<stop).first { place in texts.contains { words[place].matches($0) } }
    stop = joint ?? stop
    known = mistakes.count
    let found = read(&self)
    if mistakes.count == known { end(field) }
    position = stop
    stop = whole
    if joint != nil {
      position += 1
    } else {
      note(field, nil as Word?)
    }
    known = mistakes.count
    return found
  }

  /// Takes the words up to the next of these as one mistake.
  mutating func skip(to texts: StaticString..., as field: RuleMistake.Field) {
    let start = position
    while let current, !texts.contains(where: { current.matches($0) }), current.bytes.first != UInt8(ascii: "(") {
      position += 1
    }
    guard position > start else { return note(field, nil as Word?) }
    note(field, joined(words[start..<position]), .unknown, at: words[start])
  }

  /// Skips the words up to the next of these: they belong to a mistake that was recorded.
  mutating func pass(to text: StaticString) {
    while let current, !current.matches(text), current.bytes.first != UInt8(ascii: "(") { position += 1 }
  }
}
