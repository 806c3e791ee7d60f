import TestSupport
import Testing

@Suite("Errors as programs read them") struct ErrorBaselineTests {
  private static let scenes = Result { try ErrorBaseline().scenes }

  @Test("code, field, value and status are those of commit f8a34d2", arguments: (try? scenes.get().keys.sorted()) ?? [])
  func scene(_ name: String) throws {
    let world = try World()
    for step in try Self.scenes.get()[name] ?? [] {
      for (name, value) in step.set ?? [:] { world.set(name, value) }
      guard let command = step.run, !(Self.answered + Self.refused).contains(where: command.hasSuffix) else { continue }
      let answer = try world.run(Self.today(command))
      #expect(answer.status == step.status, "$ \(command)\n\(answer.lines.joined(separator: "\n"))")
      // A refused form was a page then for every client; it is JSON now.
      if step.http == nil || step.failures != nil {
        let expected = step.failures ?? []
        #expect(answer.mistakes.placed(as: expected) == expected, "$ \(command)")
      }
      #expect(answer.httpStatus == step.http, "$ \(command)")
    }
  }

  /// Errors of that time that have an answer now: leave with a cap or a carry-over date can be afforded, `help`
  /// searches for a word that is not a command, `regions` for the name of a region, Spain has rules, widgets are drawn
  /// as PNG, and databases can be used.
  private static let answered = [
    "--carry vacation=06-30:80 >/dev/null 2>&1; fasti leave afford vacation 8 --json", "fasti help nothing --json",
    "fasti regions Sweden --json", "fasti holidays ES 2026 --json",
    "fasti widget small --out week.png --json", "fasti --database postgres://localhost/fasti today --json",
  ]

  /// Values that were accepted then and are mistakes now: a month that its calendar does not have, and a word as the
  /// number of a business day, which was answered with nothing.
  private static let refused = ["'day 1 of month 13, hijri-ummalqura' --json", "days nth first 2026-04 SE --json"]

  /// A command of that time in its present form: one finds a change by its typed note, which changes no longer contain;
  /// it is the change before the newest. Another guesses thirteen times. The wait between guesses doubles, so on a slow
  /// machine the thirteenth can come after it: the command guesses until the server says that it must wait.
  private static func today(_ command: String) -> String {
    command.replacing(#".*One.*/\1/p'"#, with: #".*/\1/p' | sed -n 2p"#)
      .replacing(
        "for n in 1 2 3 4 5 6 7 8 9 10 11 12; do ask /sign-in -d phrase=wrong >/dev/null; done; ask /sign-in -d phrase=wrong",
        with:
          "for n in $(seq 100); do ask /sign-in -d phrase=wrong >guess; grep -q 'HTTP 429' guess && break; done; cat guess"
      )
  }

  @Test("the list has every sort of mistake that could be provoked")
  func count() throws {
    let steps = try Self.scenes.get().values.joined()
    #expect(Set(steps.flatMap { $0.failures ?? [] }.map(\.code)).count == 209)
  }
}
