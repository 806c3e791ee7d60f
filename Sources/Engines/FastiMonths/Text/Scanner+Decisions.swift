extension Scanner {
  /// Whether a sentence states its author's result, without words that make it doubtful.
  func isDecision(_ sentence: Range<Int>, _ source: DocumentSource) -> Bool {
    if sentence.contains(where: { isHedge($0) || source.isOthers(tokens[$0]) }) { return false }
    return !source.looks || isPlain(sentence, source) && isOwn(sentence)
  }

  /// Whether all words of a sentence are names of months and weekdays, or words that do not change the meaning.
  private func isPlain(_ sentence: Range<Int>, _ source: DocumentSource) -> Bool {
    var place = sentence.lowerBound
    while place < sentence.upperBound {
      if let name = hijriMonth(place) {
        place = name.end
        continue
      }
      switch tokens[place].kind {
      case .word:
        guard source.isPlain(tokens[place]) || gregorianMonth(place) != nil || weekday(place) != nil else {
          return false
        }
      case .mark(let sign): if sign == UInt8(ascii: "\"") { return false }
      case .number: break
      case .other: return false
      }
      place += 1
    }
    return true
  }

  /// Whether every announcement or decision in a sentence is by the committee itself.
  private func isOwn(_ sentence: Range<Int>) -> Bool {
    var isNamed = false
    for place in sentence {
      if isWord(place, "we chc") || isCommittee(place) { isNamed = true }
      if isWord(place, "committee"), !isCommittee(place) { return false }
      if !isNamed, isVerdict(place) { return false }
    }
    return true
  }

  /// Whether `committee` is a part of its own name: `The Central Hilal Committee of North America`.
  private func isCommittee(_ place: Int) -> Bool {
    guard isWord(place, "committee") else { return false }
    if isWord(place + 1, "of"), !(isWord(place + 2, "north") && isWord(place + 3, "america")) { return false }
    var first = place
    if isWord(first - 1, "hilal") { first -= 1 }
    if isWord(first - 1, "central") { first -= 1 }
    return first < place ? !isWord(first - 1, "a an") : isWord(first - 1, "the our this")
  }

  private func isVerdict(_ place: Int) -> Bool {
    isWord(
      place,
      """
      announce announces announced declare declares declared decide decides decided confirm confirms confirmed \
      determine determines determined conclude concludes concluded
      """)
  }
}
