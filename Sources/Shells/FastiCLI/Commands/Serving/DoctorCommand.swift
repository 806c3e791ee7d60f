import FastiCivil
import FastiFormats
import FastiRecords
import FastiTerminal

/// `fasti doctor`.
enum DoctorCommand: Command {
  static let name = "doctor"
  static let engines = Option.flag("engines", help: "also compute every shipped region for this year")
  static let regions = Option.flag("regions", help: "also say which regions await the decrees of a year")
  static let online = Option.flag("online", help: "also ask each source that is switched on once, over the network")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Check the program and its data, and say what to do", synonyms: ["repair", "health", "status"],
      details: [
        "Checks the store, the data folder, the clock, the time zone, the libraries, the fonts of PDF and the certificates of hosts. Every version is "
          + "compared with the hash that was written with it. Repairs nothing by itself except the shipped regions.",
        "With --regions it names the regions in which days are decided year after year, and those of the year are not "
          + "there: of the next year from September on, of this year before.",
        "With --online it asks each source of weather, exchange rates and Hijri months that is switched on, and compares its answer with "
          + "what the program expects. Without it nothing leaves this machine. A forecast that comes is kept.",
      ],
      options: [engines, regions, online],
      examples: [
        Example("fasti doctor", "check everything"),
        Example("fasti doctor --json", "the same for programs"),
        Example("fasti doctor --online", "ask the sources too"),
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
    if context.invocation.has(regions) { checks += HealthCheck.decrees(context) }
    checks += HealthCheck.sources(context, asking: context.invocation.has(online))
    if !checks.allSatisfy(\.isFine) { context.status = store.allSatisfy(\.isFine) ? .no : .storage }
    context.answer(Diagnosis(checks: checks)) { context in
      let width = checks.reduce(8) { max($0, TerminalWidth.of(context.text(check: $1.name))) }
      for check in checks { check.write(context, columns: width + 1) }
    }
  }
}

/// The result of one check.
struct HealthCheck: FieldWritable {
  let name: String
  let detail: Detail
  let hint: Failure.Hint?

  /// The finding: English for programs, in the user's language for people.
  enum Detail {
    case text(String)
    case sentence(Sentence)
    case failure(Failure)

    func text(in words: some Wording) -> String {
      switch self {
      case .text(let text): text
      case .sentence(let sentence): words.text(sentence)
      case .failure(let failure): words.message(of: failure)
      }
    }
  }

  var isFine: Bool { hint == nil }

  /// A check that passed, or failed with a remedy.
  init(_ name: String, _ detail: Detail, wrong hint: Failure.Hint? = nil) {
    self.name = name
    self.detail = detail
    self.hint = hint
  }

  /// A check that passed, or failed with a remedy.
  init(_ name: String, _ template: Template, _ parts: Sentence.Part..., wrong hint: Failure.Hint? = nil) {
    self.init(name, .sentence(Sentence(template, parts)), wrong: hint)
  }

  /// A check that failed; `hint` is the remedy if the failure has none, or only names this command.
  init(_ name: String, _ failure: Failure, else hint: Failure.Hint) {
    let own = CommandHints(invocation: nil).hint(of: failure)
    self.init(name, .failure(failure), wrong: own == .line("fasti doctor") ? hint : own ?? hint)
  }

  func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("check", name)
    writer.field("ok", isFine)
    writer.field("detail", detail.text(in: English()))
    writer.field("hint", hint.map { English().text($0) })
  }

  /// Writes a line for the finding and one for the remedy; the detail begins `width` columns after the name.
  func write(_ context: Context, columns width: Int) {
    let marks = [context.text(.sayDoctorOk), context.text(.sayDoctorWrong)]
    let markWidth = marks.reduce(0) { max($0, TerminalWidth.of($1)) }
    context.style.write(isFine ? .green : [.red, .bold], to: &context.out) {
      $0.write(marks[isFine ? 0 : 1], columns: markWidth)
    }
    context.out.write("  ")
    context.out.write(context.text(check: name), columns: width)
    context.out.write(text: "\(detail.text(in: context.wording))\n")
    if let hint {
      let what = context.text(.sayDoctorDo, .text(context.wording.text(hint)))
      context.out.write(text: String(repeating: " ", count: markWidth + 4) + what + "\n")
    }
  }
}

extension Context {
  /// The name of a check in the reader's language; names of libraries are not translated.
  fileprivate func text(check name: String) -> String {
    switch name {
    case "program": text(.sayCheckProgram)
    case "reader": text(.sayCheckReader)
    case "fonts": text(.sayCheckFonts)
    case "certificates": text(.sayCheckCertificates)
    case "clock": text(.sayCheckClock)
    case "zone": text(.sayCheckZone)
    case "zones": text(.sayCheckZones)
    case "today": text(.sayCheckToday)
    case "store": text(.sayCheckStore)
    case "files": text(.sayCheckFiles)
    case "workdays": text(.sayCheckWorkdays)
    case "engine": text(.sayCheckEngine)
    case "decrees": text(.sayCheckDecrees)
    case "sources": text(.sayCheckSources)
    case "weather": text(.sayCheckWeather)
    case "rates": text(.sayCheckRates)
    case "months": text(.sayCheckMonths)
    default: name
    }
  }
}

/// All checks.
private struct Diagnosis: FieldWritable {
  let checks: [HealthCheck]

  func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("ok", checks.allSatisfy(\.isFine))
    writer.field("checks", records: checks)
  }
}
