import TestSupport
import Testing

@Suite("Answers in the reader's language") struct AnswerLanguageTests {
  @Test(
    "a line that is the same in two languages has no words except names and typed text",
    arguments: Journeys.paths.filter { !$0.hasPrefix(ErrorCatalogue.folder) })
  func answers(_ path: String) throws {
    let journey = try Journeys.journey(path)
    // The other languages come first: by then another test may have the English answers ready.
    let others = try languages(path).map { ($0, try journey.travel(locale: $0.locale)) }
    let english = try EnglishAnswers.of(journey)
    for (language, answers) in others { try compare(journey, english, answers, in: language) }
  }

  /// The other languages, of which each journey runs in one; in a soak in both.
  private func languages(_ path: String) -> [OtherLanguage] {
    let all = OtherLanguage.allCases
    return Soak.isOn ? all : [all[(Journeys.paths.firstIndex(of: path) ?? 0) % all.count]]
  }

  @Test("a partly English line is found", arguments: OtherLanguage.allCases)
  func halfEnglish(_ language: OtherLanguage) throws {
    let runs = try EnglishRuns.of(language)
    let typed = EnglishRuns.arguments("fasti leave add vacation used 8.50 --on 2026-02-05 --notes 'used on leave'")
    let line = "skapade ledighetspost vacation used 8.50 on 2026-02-05"
    #expect(runs.found(in: line, typed: typed) == ["vacation used on"])
    #expect(runs.found(in: "  redo of a change", typed: []) == ["redo of a change"])
    #expect(runs.found(in: "anteckning: used on leave", typed: typed) == [])
    #expect(runs.found(in: "fasti leave list", typed: []) == [])
  }

  private func compare(
    _ journey: Journey, _ english: [Journey.Answer], _ other: [Journey.Answer], in language: OtherLanguage
  ) throws {
    var known = try Self.names.get()
    var typed: [[String]] = []
    for (step, (one, two)) in zip(journey.steps, zip(english, other)) {
      known.formUnion(Self.words(step.command))
      typed += EnglishRuns.arguments(step.command)
      guard Self.isForPeople(step.command) else { continue }
      // A line that another program searches for in English is not found in another language.
      if !step.command.contains("|") { #expect(one.status == two.status, "\(language): $ \(step.command)") }
      let said = Set(one.output + one.errors)
      for line in two.output + two.errors {
        if said.contains(line) {
          #expect(Self.words(between: line).isSubset(of: known), "\(language): $ \(step.command)\n\(line)")
        }
        guard Self.lists.contains(where: { step.command.contains($0) }), !step.command.contains("$(fasti search")
        else { continue }
        let runs = try EnglishRuns.of(language).found(in: line, typed: typed)
        #expect(runs == [], "\(language): $ \(step.command)\n\(line)")
      }
    }
  }

  /// Whether a command answers people in their language: not help, a file, a format for programs, or a text of the
  /// user.
  private static func isForPeople(_ command: String) -> Bool {
    command.contains("fasti ") && !others.contains { command.contains($0) }
  }

  /// The commands that name records of every kind, of which no line may be partly English.
  private static let lists = [
    "fasti history", "fasti erase", "fasti undo", "fasti redo", "fasti conflicts", "fasti search",
  ]

  private static let others = [
    "--json", "--format", "--help", "--lang", "fasti help", "fasti completions", "fasti export", "fasti feed write",
    "fasti rules show", "fasti open", "fasti note", "fasti config get", "fasti hijri source",
    "fasti widget", "fasti place search", "curl",
  ]

  /// Names of holidays in Swedish and Vietnamese, of Hijri months, and words that are the same in every language.
  private static let names = Result {
    var names: Set = [
      "data", "day", "error", "hijri", "id", "muharram", "rajab", "ramadan", "read", "shaban", "shawwal", "text",
      // Places, with the codes of their countries and parts.
      "city", "dk", "gothenburg", "hanoi", "hà", "nội", "ny", "ru", "se", "us", "vn",
    ]
    for path in PackageFolder.files(below: "Data/Regions") {
      for line in (try PackageFolder.text(path) ?? "").split(separator: "\n") {
        let parts = line.split(separator: " ", maxSplits: 2)
        if parts.count == 3, parts[0] == "name", ["sv", "vi"].contains(parts[1]) { names.formUnion(words(parts[2])) }
      }
    }
    // Sources of weather define their credits.
    for path in PackageFolder.files(below: "Data/Weather") + ["Tests/Fixtures/weather/own.source"] {
      for line in (try PackageFolder.text(path) ?? "").split(separator: "\n") where line.hasPrefix("credit ") {
        names.formUnion(words(line.dropFirst(7)))
      }
    }
    return names
  }

  /// The words of a line, in small letters: two letters or more, between spaces and punctuation. A word with another
  /// sign is a number, an id, a path or an option.
  private static func words(between line: String) -> Set<String> {
    letters(line.split { " ,;:()'\"".contains($0) })
  }

  /// All runs of letters in a command.
  private static func words(_ text: some StringProtocol) -> Set<String> {
    letters(text.split { !$0.isLetter })
  }

  private static func letters(_ parts: [some StringProtocol]) -> Set<String> {
    Set(parts.filter { $0.count > 1 && $0.allSatisfy(\.isLetter) }.map { $0.lowercased() })
  }
}
