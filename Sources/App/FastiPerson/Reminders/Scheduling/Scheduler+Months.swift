import FastiCivil
import FastiDays
import FastiRecords

extension Scheduler {
  /// Updates the months, the exchange rates and the forecast until it is stopped, if their settings are on; only one
  /// process for each folder does so.
  ///
  /// It does not throw: failures are reported and tried again.
  public func keepMonths() {
    var remarks = RepeatFilter(say)
    let loop = LeaderLoop(ports.alarm.watchingStore(in: folder), now: { now }) { () throws(Failure) in
      try ports.lock(folder + "/refresh.lock", .refreshingElsewhere(folder: folder))
    }
    while true {
      do throws(Failure) {
        let store = try ports.openStore()
        let log = ports.openLog()
        return try loop { () throws(Failure) in try look(store, log, &remarks) }
      } catch {
        remarks("fasti: months are not kept up to date: \(error.message)")
        guard ports.alarm.wait(until: Instant(seconds: now.seconds + 60), atMost: 60) else { return }
      }
    }
  }

  private func look(_ store: any Store, _ log: any SchedulerLog, _ remarks: inout RepeatFilter) throws(Failure)
    -> Instant
  {
    let keep = KeepMonths(
      store, log, documents: ports.documents, fetcher: ports.fetcher, notifier: ports.notifier(try channels(store)))
    let outcome = try keep.look(here: try ports.here()) { now }
    if outcome.isAsked {
      // A failure that repeats every hour is reported only once.
      remarks(outcome.remarks.joined(separator: "\n"))
    }
    let rates = KeepRates(
      store, RatesFile(ports.files, folder: folder), documents: ports.documents, fetcher: ports.fetcher)
    let look = try rates.look(here: try ports.here(), now: now)
    if let remark = look.remark { remarks(remark) }
    let weather = try KeepWeather(
      store, WeatherFile(ports.files, folder: folder), documents: ports.documents, fetcher: ports.fetcher, zones: zones
    ).look(here: try ports.here(), now: now, version: ports.version)
    if let remark = weather.remark { remarks(remark) }
    return min(outcome.next, look.next, weather.next)
  }
}
