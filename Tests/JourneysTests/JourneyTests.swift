import TestSupport
import Testing

@Suite("Journeys") struct JourneyTests {
  @Test("the program's output equals its transcript", arguments: Journeys.paths)
  func journey(path: String) throws {
    let journey = try Journeys.journey(path)
    let answers = try EnglishAnswers.of(journey)
    if Journeys.isRecording {
      try Journeys.write(journey.expecting(answers).text, to: path)
    } else {
      compare(journey, answers)
    }
  }

  @Test("the output on a page of documentation is the program's", arguments: MarkdownPage.paths)
  func page(path: String) throws {
    let page = MarkdownPage(path: path, text: try PackageFolder.text(path) ?? "")
    let journey = try page.journey()
    let answers = try journey.travel()
    if Journeys.isRecording {
      try Journeys.write(page.expecting(answers), to: path)
    } else {
      compare(journey, answers)
    }
  }

  private func compare(_ journey: Journey, _ answers: [Journey.Answer]) {
    for (step, real) in zip(journey.steps, answers) where !step.expected.matches(real) {
      Issue.record("\(journey.path)\n$ \(step.command)\n\(step.expected.difference(to: real))")
    }
  }

  @Test("every command has a journey that uses it and does not end in an error")
  func everyCommand() throws {
    let journeys = try Journeys.paths.filter { !$0.hasPrefix(ErrorCatalogue.folder) }.map(Journeys.journey)
    #expect(CommandReference.paths.count > 2)
    #expect(CommandReference.unvisited(CommandReference.paths, by: journeys) == [])
  }

  @Test("Documentation/Commands.md equals the program's help")
  func commandReference() throws {
    let text = try CommandReference.text()
    if Journeys.isRecording { try Journeys.write(text, to: CommandReference.page) }
    #expect(try PackageFolder.text(CommandReference.page) == text, "run `make record`")
  }

  @Test("Documentation/Errors.md equals the transcripts of errors")
  func errorCatalogue() throws {
    var journeys = try Journeys.paths.filter { $0.hasPrefix(ErrorCatalogue.folder) }.map(Journeys.journey)
    if Journeys.isRecording {
      journeys = try journeys.map { try $0.expecting(EnglishAnswers.of($0)) }
      try Journeys.write(ErrorCatalogue.text(journeys), to: ErrorCatalogue.page)
    }
    #expect(try PackageFolder.text(ErrorCatalogue.page) == ErrorCatalogue.text(journeys), "run `make record`")
  }
}
