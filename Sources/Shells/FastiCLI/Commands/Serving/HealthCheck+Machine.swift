import FastiCivil
import FastiRecords

extension HealthCheck {
  /// What the program needs of the machine: libraries, `fastid`, a clock, time zones and a day.
  static func machine(_ context: Context) -> [HealthCheck] {
    let libraries = context.machine.libraries().map { HealthCheck($0.name, $0.version) }
    return [HealthCheck("program", "fasti \(context.program.version)")] + libraries + fastid(context)
      + [reader(context), clock(context), zone(context), zones(context), today(context)]
  }

  /// Whether `fastid` is beside this program, and of the same build.
  private static func fastid(_ context: Context) -> [HealthCheck] {
    guard let ask = context.machine.heavyVersion else { return [] }
    let own = context.program.version
    do throws(Failure) {
      let version = try ask()
      guard version != own else { return [HealthCheck("fastid", "is beside fasti, of the same version")] }
      return [
        HealthCheck(
          "fastid", "has version \(version), and fasti \(own)",
          wrong: "put both of one build into one folder: make build makes both")
      ]
    } catch {
      return [HealthCheck("fastid", error.message, wrong: "put fastid beside fasti: make build makes both")]
    }
  }

  /// Whether strangers' documents can be read under limits.
  private static func reader(_ context: Context) -> HealthCheck {
    do {
      let report = try context.machine.documents.report()
      let missing = report.missing.map { "; missing here: \($0)" } ?? ""
      return HealthCheck("reader", report.detail + missing)
    } catch {
      return HealthCheck("reader", error.message, wrong: error.whatToType ?? "make build")
    }
  }

  /// A machine without a clock battery starts in 1970 or 2000; stamps written then would sort before everything.
  private static func clock(_ context: Context) -> HealthCheck {
    let year = context.now.day().year
    let isRight = (2025...2100).contains(year)
    return HealthCheck(
      "clock", context.now.iso, wrong: isRight ? nil : "set the clock: the year \(year) cannot be right")
  }

  private static func zone(_ context: Context) -> HealthCheck {
    do {
      let local = try context.zone().localTime(at: context.now)
      let designation = String(decoding: local.designation, as: UTF8.self)
      return HealthCheck("zone", "\(designation), \(local.offset) s east of UTC")
    } catch {
      return HealthCheck("zone", error.message, wrong: error.whatToType ?? "set TZ or use --zone")
    }
  }

  private static func zones(_ context: Context) -> HealthCheck {
    do {
      _ = try context.machine.zones.zone(named: "Europe/Stockholm")
      return HealthCheck("zones", "zones are found by name")
    } catch {
      return HealthCheck("zones", error.message, wrong: "install the package tzdata, or set TZDIR")
    }
  }

  private static func today(_ context: Context) -> HealthCheck {
    do {
      return HealthCheck("today", try context.today().iso)
    } catch {
      return HealthCheck("today", error.message, wrong: error.whatToType ?? "set FASTI_TODAY right, or unset it")
    }
  }
}
