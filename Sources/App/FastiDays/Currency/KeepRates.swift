public import FastiCivil
import FastiMonths
public import FastiRecords

/// Updates the exchange rates automatically, if the setting is on (`currency.refresh auto`).
public struct KeepRates {
  private let store: any Store
  private let file: RatesFile
  private let documents: any DocumentReader
  private let fetcher: any Fetcher

  /// The seconds between two attempts: the bank publishes once every working day, at about 16:00 in Frankfurt.
  static let pause: Int64 = 6 * 3_600

  /// Updates the rates of a file by the settings of a store.
  public init(_ store: any Store, _ file: RatesFile, documents: any DocumentReader, fetcher: any Fetcher) {
    self.store = store
    self.file = file
    self.documents = documents
    self.fetcher = fetcher
  }

  /// The result of one run.
  public struct Outcome: Sendable {
    /// A message if the bank was asked and did not answer as expected.
    public let remark: String?
    /// The latest time of the next run.
    public let next: Instant
  }

  /// Runs once: asks the bank if it is time. A failure becomes a message, and the stored rates stay.
  /// - Throws: `.storage`.
  public func look(here: Zone, now: Instant) throws(Failure) -> Outcome {
    guard try isOn() else { return Outcome(remark: nil, next: Instant(seconds: now.seconds + RefreshTimes.hour)) }
    var kept = try file.read()
    // An attempt later than now is from before the clock was set back.
    if let last = kept.attempt, last.at <= now {
      let next = Instant(seconds: last.at.seconds + KeepRates.pause << min(2, max(0, last.failures)))
      if next > now { return Outcome(remark: nil, next: next) }
    }
    // It is recorded before the request: if the answer crashes the program, the request is not repeated at once.
    let attempt = (kept.attempt ?? RefreshAttempt(at: now)).followed(at: now, failing: true)
    kept.attempt = attempt
    try file.write(kept)
    let refresh = RefreshRates(file, documents: documents, fetcher: fetcher, today: here.day(at: now), now: now)
    do throws(Failure) { _ = try refresh.fetch() } catch {
      return Outcome(remark: "fasti: \(error.message)", next: Instant(seconds: now.seconds + KeepRates.pause))
    }
    var done = try file.read()
    done.attempt = attempt.followed(at: now, failing: false)
    try file.write(done)
    return Outcome(remark: nil, next: Instant(seconds: now.seconds + KeepRates.pause))
  }

  private func isOn() throws(Failure) -> Bool {
    do throws(StoreError) {
      return try store.read { reader throws(StoreError) in
        try Preferences([.currencyRefresh], from: reader).refreshesRates
      }
    } catch { throw Failure(error) }
  }
}
