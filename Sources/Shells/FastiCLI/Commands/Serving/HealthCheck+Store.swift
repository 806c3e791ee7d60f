import FastiCivil
import FastiDays
import FastiHolidays
import FastiPerson
import FastiRecords

extension HealthCheck {
  /// The store and the files attached to reminders.
  static func store(_ context: Context) -> [HealthCheck] {
    do {
      let folder = try context.dataFolder()
      let path = StoreFile.path(in: folder)
      guard context.machine.files.exists(path) else {
        return [HealthCheck("store", "\(path) is not there yet; the first command that needs it makes it")]
      }
      return checks(of: try report(context)) + (try fileChecks(context))
    } catch {
      return [HealthCheck("store", error.message, wrong: error.whatToType ?? "fasti paths shows where the store is")]
    }
  }

  /// The files attached to reminders.
  private static func fileChecks(_ context: Context) throws(Failure) -> [HealthCheck] {
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
      return HealthCheck(
        "files", "\(path), attached as \(record.name), \(what)",
        wrong: "fasti backup restore FILE.zip, with a backup that has it; or attach the file again")
    }
    if !damaged.isEmpty { return damaged }
    let strays = try care.strays(before: Stamp.last(atMilliseconds: context.machine.clock.now))
    guard !strays.isEmpty else { return [] }
    let bytes = strays.reduce(0) { $0 + $1.bytes }
    let day = try context.today().iso
    return [
      HealthCheck(
        "files",
        "\(strays.count) in \(folder.path(of: "")) belong to nothing (\(bytes) bytes); to see them: "
          + "fasti store compact --before \(day)")
    ]
  }

  private static func report(_ context: Context) throws(Failure) -> StoreReport {
    let store = try context.store()
    do { return try store.check() } catch { throw Failure(error) }
  }

  private static func checks(of report: StoreReport) -> [HealthCheck] {
    let versions = report.counts.reduce(0) { $0 + $1.versions }
    let detail = "\(report.path), version \(report.version), \(report.bytes) bytes, \(versions) versions kept"
    return report.findings.isEmpty
      ? [HealthCheck("store", detail)] : report.findings.map { HealthCheck("store", $0.message, wrong: $0.hint) }
  }

  /// The rules of every shipped region, computed for this year.
  static func engines(_ context: Context) -> [HealthCheck] {
    do {
      let almanac = try context.almanac(nil)
      let show = ShowHolidays(almanac)
      let range = DayRange(year: try context.today().year)
      var checks = [HealthCheck("workdays", "counted by a prefix table")]
      for region in almanac.book.regions where !region.code.bytes.isEmpty {
        let answer = try show([region.code], in: range)
        let code = region.code.string
        let detail = "\(code): \(answer.items.count) holidays in \(range.first.year)"
        checks.append(HealthCheck("engine", detail, wrong: answer.items.isEmpty ? "fasti rules list \(code)" : nil))
      }
      return checks
    } catch {
      return [HealthCheck("engine", error.message, wrong: error.whatToType ?? "fasti rules list")]
    }
  }
}
