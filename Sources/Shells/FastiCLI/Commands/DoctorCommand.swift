import FastiCivil
import FastiDays
import FastiFormats
import FastiHolidays
import FastiPerson
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
    var checks = machine(context)
    let store = storeChecks(context)
    checks += store
    if context.invocation.has(engines) { checks += engineChecks(context) }
    if !checks.allSatisfy(\.isFine) { context.status = store.allSatisfy(\.isFine) ? .no : .storage }
    context.answer(Diagnosis(checks: checks)) { context in
      for check in checks { check.write(context) }
    }
  }

  // MARK: The machine

  private static func machine(_ context: Context) -> [Check] {
    var checks = [Check("program", "fasti \(Program.version)")]
    for library in context.machine.libraries() { checks.append(Check(library.name, library.version)) }
    checks += heavyChecks(context)
    do {
      let report = try context.machine.documents.report()
      let missing = report.missing.map { "; missing here: \($0)" } ?? ""
      checks.append(Check("reader", report.detail + missing))
    } catch {
      checks.append(Check("reader", error.message, wrong: error.hint ?? "make build"))
    }
    // A machine without a clock battery starts in 1970 or 2000; stamps written then would sort before everything.
    let year = context.now.day().year
    checks.append(
      (2025...2100).contains(year)
        ? Check("clock", context.now.iso)
        : Check("clock", context.now.iso, wrong: "set the clock: the year \(year) cannot be right"))
    do {
      let zone = try context.zone()
      let local = zone.localTime(at: context.now)
      let designation = String(decoding: local.designation, as: UTF8.self)
      checks.append(Check("zone", "\(designation), \(local.offset) s east of UTC"))
    } catch {
      checks.append(Check("zone", error.message, wrong: error.hint ?? "set TZ or use --zone"))
    }
    do {
      _ = try context.machine.zones.zone(named: "Europe/Stockholm")
      checks.append(Check("zones", "zones are found by name"))
    } catch {
      checks.append(Check("zones", error.message, wrong: "install the package tzdata, or set TZDIR"))
    }
    do {
      checks.append(Check("today", try context.today().iso))
    } catch {
      checks.append(Check("today", error.message, wrong: error.hint ?? "set FASTI_TODAY right, or unset it"))
    }
    return checks
  }

  /// Whether `fastid` is beside this program, and of the same build.
  private static func heavyChecks(_ context: Context) -> [Check] {
    guard let ask = context.machine.heavyVersion else { return [] }
    do throws(Failure) {
      let version = try ask()
      guard version != Program.version else { return [Check("fastid", "is beside fasti, of the same version")] }
      return [
        Check(
          "fastid", "has version \(version), and fasti \(Program.version)",
          wrong: "put both of one build into one folder: make build makes both")
      ]
    } catch {
      return [Check("fastid", error.message, wrong: "put fastid beside fasti: make build makes both")]
    }
  }

  // MARK: The store

  private static func storeChecks(_ context: Context) -> [Check] {
    do {
      let folder = try context.dataFolder()
      let path = StoreFile.path(in: folder)
      guard context.machine.files.exists(path) else {
        return [Check("store", "\(path) is not there yet; the first command that needs it makes it")]
      }
      return checks(of: try report(context)) + (try fileChecks(context))
    } catch {
      return [Check("store", error.message, wrong: error.hint ?? "fasti paths shows where the store is")]
    }
  }

  /// The files attached to reminders.
  private static func fileChecks(_ context: Context) throws(Failure) -> [Check] {
    guard context.machine.attachments != nil else { return [] }
    let folder = try context.attachmentFolder()
    let care = AttachmentCare(try context.store(), folder, now: context.machine.clock.now)
    let damaged = try care.damaged().map { record, problem in
      let what =
        switch problem {
        case .missing: "is missing"
        case .size(let found, let kept): "has \(found) bytes, and had \(kept) when it was attached"
        }
      let path = folder.path(of: record.content.file?.name ?? "")
      return Check(
        "files", "\(path), attached as \(record.name), \(what)",
        wrong: "fasti backup restore FILE.zip, with a backup that has it; or attach the file again")
    }
    if !damaged.isEmpty { return damaged }
    let strays = try care.strays(before: Stamp.last(atMilliseconds: context.machine.clock.now))
    guard !strays.isEmpty else { return [] }
    let bytes = strays.reduce(0) { $0 + $1.bytes }
    let day = try context.today().iso
    return [
      Check(
        "files",
        "\(strays.count) in \(folder.path(of: "")) belong to nothing (\(bytes) bytes); to see them: "
          + "fasti store compact --before \(day)")
    ]
  }

  private static func report(_ context: Context) throws(Failure) -> StoreReport {
    let store = try context.store()
    do { return try store.check() } catch { throw Failure(error) }
  }

  private static func checks(of report: StoreReport) -> [Check] {
    let versions = report.counts.reduce(0) { $0 + $1.versions }
    let detail = "\(report.path), version \(report.version), \(report.bytes) bytes, \(versions) versions kept"
    return report.findings.isEmpty
      ? [Check("store", detail)] : report.findings.map { Check("store", $0.message, wrong: $0.hint) }
  }

  // MARK: The engines

  private static func engineChecks(_ context: Context) -> [Check] {
    do {
      let almanac = try context.almanac(nil)
      let show = ShowHolidays(almanac)
      let range = DayRange(year: try context.today().year)
      let names = WorkdayEngines.names.map { "\($0)" }
      var checks = [
        Check("workdays", "\(names[0]), the fastest; others: \(names.dropFirst().joined(separator: ", "))")
      ]
      for region in almanac.book.regions where !region.code.bytes.isEmpty {
        let answer = try show([region.code], in: range)
        let code = region.code.string
        let detail = "\(code): \(answer.items.count) holidays in \(range.first.year)"
        checks.append(Check("engine", detail, wrong: answer.items.isEmpty ? "fasti rules list \(code)" : nil))
      }
      return checks
    } catch {
      return [Check("engine", error.message, wrong: error.hint ?? "fasti rules list")]
    }
  }
}

/// One thing that was looked at.
private struct Check: Fielded {
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
  let checks: [Check]

  func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("ok", checks.allSatisfy(\.isFine))
    writer.field("checks", records: checks)
  }
}
