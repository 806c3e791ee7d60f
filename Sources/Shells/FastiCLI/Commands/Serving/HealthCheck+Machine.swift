import FastiFormats
import FastiCivil
import FastiRecords
import FastiTerminal

extension HealthCheck {
  /// The requirements of the machine: libraries, `fastid` and its requirements, a clock, time zones and a day.
  static func machine(_ context: Context) -> [HealthCheck] {
    let libraries = context.machine.libraries().map { HealthCheck($0.name, .text($0.version)) }
    return [HealthCheck("program", .text("fasti \(context.program.version)"))] + libraries + fastid(context)
      + [reader(context)] + fonts(context) + certificates(context) + [
        clock(context), zone(context), zones(context), today(context),
      ]
  }

  /// Checks that `fastid` is in the same folder, and of the same build.
  private static func fastid(_ context: Context) -> [HealthCheck] {
    guard let ask = context.machine.heavyVersion else { return [] }
    let own = context.program.version
    do throws(Failure) {
      let version = try ask()
      guard version != own else { return [HealthCheck("fastid", .sayDoctorBeside)] }
      return [
        HealthCheck(
          "fastid", .sayDoctorOther, .text(version), .text(own), wrong: .words(.sayDoctorOneBuild))
      ]
    } catch {
      let lacksLibrary = if case .helper(.notLoaded) = error.cause { true } else { false }
      let remedy: Template = lacksLibrary ? .sayDoctorLibrary : .hintBeside
      return [HealthCheck("fastid", .failure(error), wrong: .words(remedy))]
    }
  }

  /// Checks that untrusted documents can be read with limits.
  private static func reader(_ context: Context) -> HealthCheck {
    do {
      return HealthCheck("reader", .sentence(try context.machine.documents.report().sentence))
    } catch {
      // A `fastid` of another version does not give the expected answer.
      return HealthCheck("reader", .failure(error), wrong: .words(.sayDoctorOneBuild))
    }
  }

  /// Checks that PDF and pictures have letters. If `fastid` does not answer, its own check reports the reason.
  private static func fonts(_ context: Context) -> [HealthCheck] {
    guard let ask = context.machine.paperFont, let answer = try? ask() as FoundFonts?? else { return [] }
    guard let fonts = answer else {
      return [HealthCheck("fonts", .sayDoctorNoFont, wrong: .words(.sayDoctorInstallFonts))]
    }
    guard !fonts.lacking.isEmpty else { return [HealthCheck("fonts", .text(fonts.family))] }
    let lacking = fonts.lacking.joined(separator: " ")
    return [HealthCheck("fonts", .sayDoctorFontsLack, .text(fonts.family), .text(lacking))]
  }

  /// Checks that a host can be verified, with the file that Debian's libcurl reads.
  private static func certificates(_ context: Context) -> [HealthCheck] {
    guard context.machine.paperFont != nil else { return [] }
    let path = "/etc/ssl/certs/ca-certificates.crt"
    guard context.machine.files.exists(path) else {
      return [
        HealthCheck("certificates", .sayDoctorNoCertificates, .path(path), wrong: .words(.sayDoctorInstallCertificates))
      ]
    }
    return [HealthCheck("certificates", .text(path))]
  }

  /// Checks the clock: a machine without a clock battery starts in 1970 or 2000, and stamps written then would sort
  /// before all others.
  private static func clock(_ context: Context) -> HealthCheck {
    let year = context.now.day().year
    let isRight = (2025...2100).contains(year)
    return HealthCheck(
      "clock", .text(context.now.iso), wrong: isRight ? nil : .words(.sayDoctorClock, .number(year)))
  }

  private static func zone(_ context: Context) -> HealthCheck {
    do {
      let local = try context.zone().localTime(at: context.now)
      let designation = String(decoding: local.designation, as: UTF8.self)
      return HealthCheck("zone", .sayDoctorZone, .text(designation), .text("\(local.offset)"))
    } catch {
      return HealthCheck("zone", error, else: .words(.sayDoctorSetZone))
    }
  }

  private static func zones(_ context: Context) -> HealthCheck {
    do {
      _ = try context.machine.zones.zone(named: "Europe/Stockholm")
      return HealthCheck("zones", .sayDoctorZones)
    } catch {
      return HealthCheck("zones", .failure(error), wrong: .zonesMissing)
    }
  }

  private static func today(_ context: Context) -> HealthCheck {
    do {
      return HealthCheck("today", .text(try context.today().iso))
    } catch {
      return HealthCheck("today", error, else: .words(.sayDoctorToday))
    }
  }
}
