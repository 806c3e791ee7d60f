extension Scanner {
  /// Whether a sentence states its author's result, without words that make it doubtful.
  func isDecision(_ sentence: Range<Int>, _ source: DocumentSource, after lead: Introduction = Introduction()) -> Bool {
    verdict(sentence, source, after: lead) != .doubtful
  }

  /// The judgement of a sentence, or of a part of one, after its introduction.
  func verdict(
    _ sentence: Range<Int>, _ source: DocumentSource, after lead: Introduction = Introduction()
  ) -> Verdict {
    if lead.verdict == .doubtful || sentence.contains(where: { isHedge($0) || source.isOthers(tokens[$0]) }) {
      return .doubtful
    }
    guard source.looks else { return .decision }
    return isPlain(sentence, source) ? owner(sentence, after: lead.verdict) : .doubtful
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

  /// Whether every announcement or decision in a sentence is by the committee itself, and whether it names the
  /// committee.
  private func owner(_ sentence: Range<Int>, after lead: Verdict) -> Verdict {
    var verdict = lead
    for place in sentence {
      if isWord(place, "we chc") || isCommittee(place) { verdict = .ownDecision }
      if isWord(place, "committee"), !isCommittee(place) { return .doubtful }
      if verdict != .ownDecision, announces(place) { return .doubtful }
    }
    return verdict
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

  private func announces(_ place: Int) -> Bool {
    isWord(
      place,
      """
      announce announces announced declare declares declared decide decides decided confirm confirms confirmed \
      determine determines determined conclude concludes concluded
      """)
  }
}

/// The judgement of a sentence.
enum Verdict {
  /// It reports others, is not certain, or has words that may change its meaning.
  case doubtful
  /// It states a result.
  case decision
  /// It states a result and names its author, so that an announcement after it is the author's own.
  case ownDecision
}

/// What a text that ends with a colon means for the sentences and tables that it introduces.
///
/// It is judged once, because a page may have a long one and many sentences after it.
struct Introduction {
  /// Its own judgement, as the beginning of every sentence after it.
  var verdict = Verdict.decision
  /// Whether a table after it is certain. The introduction of a table need not be a complete sentence.
  var isCertain = true
}
