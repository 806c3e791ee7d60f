import TestSupport
import Testing

@Suite("Errors as programs read them") struct ErrorBaselineTests {
  private static let scenes = Result { try ErrorBaseline().scenes }

  @Test("code, field, value and status are those of commit f8a34d2", arguments: (try? scenes.get().keys.sorted()) ?? [])
  func scene(_ name: String) throws {
    let world = try World()
    for step in try Self.scenes.get()[name] ?? [] {
      for (name, value) in step.set ?? [:] { world.set(name, value) }
      guard let command = step.run else { continue }
      let answer = try world.run(Self.today(command))
      #expect(answer.status == step.status, "$ \(command)\n\(answer.lines.joined(separator: "\n"))")
      #expect(answer.mistakes == step.failures ?? [], "$ \(command)")
      #expect(answer.httpStatus == step.http, "$ \(command)")
    }
  }

  /// A command of that time as it reads now: one finds a change by the note that was typed, which a change does not keep any
  /// more; it is the one before the newest.
  private static func today(_ command: String) -> String {
    command.replacing(#".*One.*/\1/p'"#, with: #".*/\1/p' | sed -n 2p"#)
  }

  @Test("the list has every sort of mistake that could be provoked")
  func count() throws {
    let steps = try Self.scenes.get().values.joined()
    #expect(Set(steps.flatMap { $0.failures ?? [] }.map(\.code)).count == 209)
  }
}
