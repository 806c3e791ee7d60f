extension Scanner {
  func sentence(around place: Int) -> Range<Int> {
    var first = place
    while first > 0, !endsSentence(first - 1) { first -= 1 }
    var last = place
    while last < tokens.count, !endsSentence(last) { last += 1 }
    return first..<last
  }

  /// Whether a mark ends a sentence: not the full stop of an abbreviation (`Feb.`, `Dr.`, `U.S.`) or of a date in
  /// numbers (`16.6.2026`).
  private func endsSentence(_ place: Int) -> Bool {
    if isMark(place, "!") { return true }
    guard isMark(place, "."), !isInNumbers(place) else { return false }
    if isMark(place - 1, ".") { return true }
    if gregorianMonth(place - 1) != nil || weekday(place - 1) != nil { return false }
    guard let before = self[place - 1], before.kind == .word else { return true }
    // Of the year: 1447 A.H.
    if before.isWord("ah h") { return hijriYear(place - 2) != nil || isMark(place - 2, ".") }
    return before.text.count > 2
      && !before.isWord(
        "inc ltd etc prof rev est approx esp dept assn assoc univ intl natl govt gov min sec gen rep sen")
  }

  /// Whether a full stop is one of the two between three numbers.
  private func isInNumbers(_ place: Int) -> Bool {
    [place - 1, place - 3].contains { first in
      isMark(first + 1, ".") && isMark(first + 3, ".")
        && [first, first + 2, first + 4].allSatisfy { number($0) != nil }
    }
  }

  /// Whether a word says that something is not certain: a condition, a guess, a question.
  func isHedge(_ place: Int) -> Bool {
    if isMark(place, "?") { return true }
    if isWord(place, "may"), isWord(place + 1, "be begin fall start") { return true }
    return isWord(
      place,
      """
      if unless whether might could would should perhaps maybe probably likely unlikely expected tentative tentatively \
      estimated projected provisional approximately about pending not otherwise else alternatively assuming provided \
      depending predicted anticipated preliminary scenario scenarios option options possible possibly possibility \
      proposed draft subject unconfirmed unverified
      """)
  }

  /// Whether a word says that an earlier statement is not valid.
  func takesBack(_ place: Int) -> Bool {
    isWord(
      place,
      """
      retract retracts retracted retraction withdraw withdraws withdrawn withdrew correction corrected mistake mistaken \
      mistakenly error erroneous erroneously wrong wrongly incorrect incorrectly disregard cancel cancelled canceled \
      revised supersedes superseded invalid void rumor rumors rumour rumours fake hoax
      """)
  }
}
