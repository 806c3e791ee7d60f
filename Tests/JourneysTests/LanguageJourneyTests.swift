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
    for (language, answers) in others { compare(journey, english, answers, in: language) }
  }

  private func compare(
    _ journey: Journey, _ english: [Journey.Answer], _ other: [Journey.Answer], in language: OtherLanguage
  ) {
    for (step, (one, two)) in zip(journey.steps, zip(english, other)) {
      #expect(one.status == two.status, "\(language): \(step.command)")
      // The statuses 0 and 1 are answers.
      guard one.status > 1 else { continue }
      let told = Set(one.errors.filter { $0.hasPrefix("fasti: ") })
      #expect(told.intersection(two.errors) == [], "\(language): \(step.command)")
    }
  }
}
