import FastiCivil
import FastiDays
import FastiRecords
import FastiTerminal

extension HealthCheck {
  /// The selected sources: whether they have ever answered here, or their present answer.
  ///
  /// - Parameter asking: Whether a request is sent to each over the network.
  static func sources(_ context: Context, asking: Bool) -> [HealthCheck] {
    let trial: TrySources
    do throws(Failure) {
      // A missing store has no settings, and is not created here.
      let folder = try context.dataFolder()
      guard try context.database() != nil || context.machine.files.exists(StoreFile.path(in: folder)) else {
        return asking ? [HealthCheck("sources", .sayDoctorNoSource)] : []
      }
      let (files, here) = (context.machine.files, try context.zone())
      trial = TrySources(
        try context.almanac([]).settings, WeatherFile(files, folder: folder), RatesFile(files, folder: folder),
        documents: context.machine.documents, fetcher: context.fetcher, zones: context.machine.zones,
        here: here,
        now: context.now)
      guard asking else {
        return try trial.untried().map { HealthCheck($0.rawValue, .sayDoctorUntried, .text("fasti doctor --online")) }
      }
    } catch {
      // The store's own check reports the reason.
      return []
    }
    guard !trial.sources.isEmpty else { return [HealthCheck("sources", .sayDoctorNoSource)] }
    return trial.sources.flatMap { source in
      do throws(Failure) {
        return try trial(source, version: context.program.version).map {
          HealthCheck(source.rawValue, .sentence($0.sentence))
        }
      } catch {
        return [HealthCheck(source.rawValue, .failure(error), wrong: advice(on: error))]
      }
    }
  }

  /// The remedy if a source cannot be reached, does not answer, or gives an unexpected answer.
  private static func advice(on failure: Failure) -> Failure.Hint {
    switch failure.cause {
    case .document(.unreachable(.noTLS)), .document(.unreachable(.untrusted)): .words(.sayDoctorInstallCertificates)
    case .document(.unreachable(.noHost)), .document(.unreachable(.refused)), .document(.unreachable(.noRoute)),
      .document(.unreachable(.tooSlow)), .document(.unreachable(.cut)), .document(.unreachable(.other)):
      .words(.sayDoctorNetwork)
    case .weather(.fault), .document, .money: .words(.sayDoctorSource)
    default: CommandHints(invocation: nil).hint(of: failure) ?? .words(.sayDoctorSource)
    }
  }
}

extension TrySources.Finding {
  fileprivate var sentence: Sentence {
    switch self {
    case .forecast(let source, let days, let first):
      Sentence(.sayDoctorForecast, .text(source), .number(days), .day(first))
    case .rates(let count, let day): Sentence(.sayDoctorRates, .number(count), .day(day))
    case .months(let count, let address): Sentence(.sayDoctorMonths, .text(address), .number(count))
    case .unchanged: Sentence(.sayDoctorUnchanged)
    }
  }
}
