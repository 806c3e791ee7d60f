import FastiCivil
import FastiFormats
import FastiRecords

/// `fasti doctor`.
enum DoctorCommand: Command {
  static let name = "doctor"
  static let engines = Option.flag("engines", help: "also compute every shipped region for this year")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Look everything over and say what to do",
      details: [
        "Checks the store, the data folder, the clock, the time zone and the libraries. Repairs nothing by itself."
      ],
      options: [engines],
      examples: [
        Example("fasti doctor", "look everything over"),
        Example("fasti doctor --json", "the same for programs"),
      ],
      statuses: [
        StatusNote(.no, "something outside the store is wrong"),
        StatusNote(.storage, "something in the store is wrong"),
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    var checks = HealthCheck.machine(context)
    let store = HealthCheck.store(context)
    checks += store
    if context.invocation.has(engines) { checks += HealthCheck.engines(context) }
    if !checks.allSatisfy(\.isFine) { context.status = store.allSatisfy(\.isFine) ? .no : .storage }
    context.answer(Diagnosis(checks: checks)) { context in
      for check in checks { check.write(context) }
    }
  }
}

/// One thing that was looked at.
struct HealthCheck: Fielded {
  let name: String
  let detail: String
  let hint: String?

  var isFine: Bool { hint == nil }

  init(_ name: String, _ detail: String, wrong hint: String? = nil) {
    self.name = name
    self.detail = detail
    self.hint = hint
  }

  func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("check", name)
    writer.field("ok", isFine)
    writer.field("detail", detail)
    writer.field("hint", hint)
  }

  func write(_ context: Context) {
    context.style.write(isFine ? .green : [.red, .bold], isFine ? "ok   " : "wrong", to: &context.out)
    context.out.write("  ")
    context.out.write(name, columns: 9)
    context.out.write(text: detail)
    context.out.write("\n")
    if let hint { context.out.write(text: "         do: \(hint)\n") }
  }
}

/// Everything that was looked at.
private struct Diagnosis: Fielded {
  let checks: [HealthCheck]

  func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("ok", checks.allSatisfy(\.isFine))
    writer.field("checks", records: checks)
  }
}
