import FastiCivil
import FastiDays
import FastiHolidays
import FastiPerson
import FastiRecords
import FastiTerminal

extension HealthCheck {
  /// The store and the files attached to reminders.
  static func store(_ context: Context) -> [HealthCheck] {
    do {
      let path = StoreFile.path(in: try context.dataFolder())
      guard try context.database() != nil || context.machine.files.exists(path) else {
        return [HealthCheck("store", .sayDoctorNoStore, .path(path))]
      }
      // This comes before the check of the store; if the store cannot be written, that check reports it.
      let laid = (try? Almanac.mendRegions(of: try context.store())) ?? []
      let regions = laid.isEmpty ? [] : [HealthCheck("store", .sayDoctorRegions, .text(laid.joined(separator: " ")))]
      return checks(of: try report(context)) + regions + parents(context) + sameNames(context)
        + (try fileChecks(context))
    } catch {
      return [HealthCheck("store", error, else: .words(.sayDoctorPaths))]
    }
  }

  /// The user's own regions that inherit nothing because of their parent. A store that cannot be read is reported by its
  /// own check.
  private static func parents(_ context: Context) -> [HealthCheck] {
    guard let almanac = try? context.changedAlmanac() else { return [] }
    return almanac.wrongParents.map { finding, parent in
      HealthCheck("store", .sentence(finding.sentence), wrong: .line("fasti rules import \(parent.string).rules"))
    }
  }

  /// The rules that two devices made with one id. A store that cannot be read is reported by its own check.
  private static func sameNames(_ context: Context) -> [HealthCheck] {
    let names = try? context.store().read { reader throws(StoreError) in try reader.secondNames() }
    return (names ?? []).map { _, shared, second in
      let remedy = Failure.Hint.line("fasti rules edit \(second) --name NAME")
      return HealthCheck("store", .sayDoctorSameName, .text(shared), .text(second), wrong: remedy)
    }
  }

  /// The files attached to reminders.
  private static func fileChecks(_ context: Context) throws(Failure) -> [HealthCheck] {
    guard context.machine.attachments != nil else { return [] }
    let folder = try context.attachmentFolder()
    let care = AttachmentCare(try context.store(), folder, now: context.machine.clock.now)
    let damaged = try care.damaged().map { record, problem in
      let (path, name) = (folder.path(of: record.content.file?.name ?? ""), Sentence.Part.text(record.name))
      let remedy = Failure.Hint.words(.sayDoctorRestore)
      return switch problem {
      case .missing: HealthCheck("files", .sayDoctorMissing, .path(path), name, wrong: remedy)
      case .size(let found, let kept):
        HealthCheck("files", .sayDoctorSize, .path(path), name, .text("\(found)"), .text("\(kept)"), wrong: remedy)
      }
    }
    let strays = try care.strays(before: Stamp.last(atMilliseconds: context.machine.clock.now))
    guard !strays.isEmpty else { return damaged }
    let bytes = strays.reduce(0) { $0 + $1.bytes }
    let stray = HealthCheck(
      "files", .sayDoctorStrays, .number(strays.count), .path(folder.path(of: "")), .text("\(bytes)"),
      .day(try context.today()))
    return damaged + [stray]
  }

  private static func report(_ context: Context) throws(Failure) -> StoreReport {
    let store = try context.store()
    return try context.watching(.sayProgressStore) { progress throws(Failure) -> StoreReport in
      do throws(StoreError) { return try store.check(progress) } catch { throw Failure(error) }
    }
  }

  private static func checks(of report: StoreReport) -> [HealthCheck] {
    let versions = report.counts.reduce(0) { $0 + $1.versions }
    let wrong = report.findings.filter(\.isWrong)
    guard wrong.isEmpty else { return wrong.map { HealthCheck("store", .sentence($0.sentence), wrong: $0.remedy) } }
    let notes = report.findings.map { HealthCheck("store", .sentence($0.sentence)) }
    return notes + [content(of: report, versions: versions)]
  }

  private static func content(of report: StoreReport, versions: Int) -> HealthCheck {
    let later = report.counts.reduce(0) { $0 + $1.hashedLater }
    let kept = Sentence.Part.sentence(.count(versions, one: .sayVersionsOne, many: .sayVersionsMany))
    if later > 0 {
      return HealthCheck(
        "store", .sayDoctorStoreLater, .path(report.path), .number(report.version), .text("\(report.bytes)"),
        kept, .number(later))
    }
    return HealthCheck(
      "store", .sayDoctorStore, .path(report.path), .number(report.version), .text("\(report.bytes)"), kept)
  }

  /// The rules of every shipped region, computed for this year.
  static func engines(_ context: Context) -> [HealthCheck] {
    do {
      let almanac = try context.almanac(nil)
      let show = ShowHolidays(almanac)
      let range = DayRange(year: try context.today().year)
      var checks = [HealthCheck("workdays", .sayDoctorEngines)]
      let regions = almanac.book.regions.filter { !$0.code.bytes.isEmpty }
      checks += try context.watching(.sayProgressRegions) { progress throws(Failure) -> [HealthCheck] in
        var checks: [HealthCheck] = []
        for region in regions {
          progress(checks.count, of: regions.count)
          let answer = try show([region.code], in: range)
          let code = region.code.string
          checks.append(
            HealthCheck(
              "engine", .sayDoctorHolidays, .text(code), .number(answer.items.count), .number(range.first.year),
              wrong: answer.items.isEmpty ? .line("fasti rules list \(code)") : nil))
        }
        return checks
      }
      return checks
    } catch {
      return [HealthCheck("engine", error, else: .line("fasti rules list"))]
    }
  }
}

extension StoreReport.Finding {
  /// What the user can do about it: a sentence, or a command line of the system.
  var remedy: Failure.Hint {
    switch self {
    case .damaged(_, _, let folder), .stray(_, _, let folder), .unreadable(_, let folder),
      .altered(_, _, _, let folder), .missing(_, _, _, _, let folder):
      .words(.storeRemedyRestore, .path(folder))
    case .lostLog(_, let copy), .unfinishedLog(_, let copy): .words(.storeRemedyLostLog, .path(copy))
    case .unwritable: .words(.cliWritableFolder)
    case .full: .words(.hintRoom)
    case .ahead: .words(.cliOwnClock)
    case .open(let path): .line("chmod go= \(path)")
    }
  }
}
