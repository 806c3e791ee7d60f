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
      let answer = try world.run(command)
      #expect(answer.status == step.status, "$ \(command)\n\(answer.lines.joined(separator: "\n"))")
      #expect(answer.mistakes == step.failures ?? [], "$ \(command)")
      #expect(answer.httpStatus == step.http, "$ \(command)")
    }
  }

  @Test("the list has every sort of mistake that could be provoked")
  func count() throws {
    let steps = try Self.scenes.get().values.joined()
    #expect(Set(steps.flatMap { $0.failures ?? [] }.map(\.code)).count == 209)
  }
}
