import TestSupport
import Testing

@Suite("Errors in the reader's language") struct LanguageJourneyTests {
  @Test(
    "no error of a transcript is in English for a reader of another language",
    arguments: Journeys.paths.filter { $0.hasPrefix(ErrorCatalogue.folder) })
  func mistakes(_ path: String) throws {
    let journey = try Journeys.journey(path)
    // The other languages come first: by then another test may have the English answers ready.
    let others = try OtherLanguage.allCases.map { ($0, try journey.travel(locale: $0.locale)) }
    let english = try EnglishAnswers.of(journey)
    for (language, answers) in others { try compare(journey, english, answers, in: language) }
  }

  private func compare(
    _ journey: Journey, _ english: [Journey.Answer], _ other: [Journey.Answer], in language: OtherLanguage
  ) throws {
    let runs = try EnglishRuns.of(language)
    var typed: [[String]] = []
    for (step, (one, two)) in zip(journey.steps, zip(english, other)) {
      typed += EnglishRuns.arguments(step.command)
      #expect(one.status == two.status, "\(language): \(step.command)")
      // The statuses 0 and 1 are answers.
      guard one.status > 1 else { continue }
      let told = Set(one.errors.filter { $0.hasPrefix("fasti: ") })
      #expect(told.intersection(two.errors) == [], "\(language): \(step.command)")
      guard !step.command.contains("--json"), !step.command.contains("--format") else { continue }
      // A hint that is only a command or a value is the same in every language; one with English in it is not.
      let hints = Set(one.errors.map(Self.unlabelled).filter { !runs.found(in: $0, typed: typed).isEmpty })
      #expect(hints.intersection(two.errors.map(Self.unlabelled)) == [], "\(language): \(step.command)")
    }
  }

  /// A line without the word that marks a hint, which is in the reader's language: `  try: phone`.
  private static func unlabelled(_ line: String) -> String {
    guard line.hasPrefix("  "), let colon = line.firstRange(of: ": ") else { return line }
    return String(line[colon.upperBound...])
  }

  @Test("a hint in English is found behind a translated label", arguments: OtherLanguage.allCases)
  func englishHint(_ language: OtherLanguage) throws {
    let hint = Self.unlabelled("  prova: the earlier day first")
    #expect(hint == Self.unlabelled("  try: the earlier day first"))
    #expect(try !EnglishRuns.of(language).found(in: hint, typed: []).isEmpty)
    #expect(try EnglishRuns.of(language).found(in: "fasti leave list", typed: []) == [])
  }
}
