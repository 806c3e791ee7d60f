import TestSupport
import Testing

@Suite("Mistakes in the reader's language") struct LanguageJourneyTests {
  @Test(
    "no mistake of a transcript is told in English to who reads another language",
    arguments: Journeys.paths.filter { $0.hasPrefix(ErrorCatalogue.folder) },
    [("sv", "sv_SE.UTF-8"), ("vi", "vi_VN.UTF-8")])
  func mistakes(_ path: String, _ language: (code: String, locale: String)) throws {
    let journey = try Journeys.journey(path)
    let (english, other) = (try journey.travel(), try journey.travel(locale: language.locale))
    for (step, (one, two)) in zip(journey.steps, zip(english, other)) {
      #expect(one.status == two.status, "\(language.code): \(step.command)")
      // The statuses 0 and 1 are answers.
      guard one.status > 1 else { continue }
      let told = Set(one.errors.filter { $0.hasPrefix("fasti: ") })
      #expect(told.intersection(two.errors) == [], "\(language.code): \(step.command)")
    }
  }
}
