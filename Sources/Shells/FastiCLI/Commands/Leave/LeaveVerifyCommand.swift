import FastiCivil
import FastiFormats
import FastiLeave
import FastiPerson
import FastiRecords
import FastiTerminal

/// `fasti leave verify FILE...`.
enum LeaveVerifyCommand: Command {
  static let name = "verify"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Check files of expected balances against the engine",
      details: [
        "The files are those of Documentation/Mathematics/Accruals.md. Every difference is reported, not only the first."
      ],
      arguments: [Argument("FILE", .file, .some, help: "a file of scenarios; - reads standard input")],
      examples: [
        Example("fasti leave verify Tests/Vectors/leave/seed.json", "scenarios and the balances expected of them")
      ],
      statuses: [StatusNote(.invalid, "an answer differs, or a file cannot be read")])
  }

  static func run(_ context: Context) throws(Failure) {
    var (reports, failures): ([VerifyFile.Report], [Failure]) = ([], [])
    for path in context.invocation.arguments {
      do throws(Failure) {
        let bytes = try context.machine.files.read(path, limit: VerifyFile.limit)
        reports.append(try VerifyFile(path)(bytes))
      } catch { failures.append(error) }
    }
    let differences = reports.flatMap(\.differences)
    if !differences.isEmpty { context.status = .invalid }
    context.answer(differences, columns: VectorDifference.columns) { context in
      for difference in differences { context.out.write(text: context.text(difference.sentence) + "\n") }
      for report in reports {
        let verified = context.text(
          .sayLeaveVerified, .text(report.path), .number(report.scenarios), .number(report.questions),
          .number(report.answers), .number(report.differences.count))
        context.out.write(text: verified + "\n")
      }
    }
    if let failure = Failure.joined(failures) { throw failure }
  }
}
