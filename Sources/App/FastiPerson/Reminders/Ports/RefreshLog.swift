public import FastiCivil
public import FastiDays
public import FastiMonths
public import FastiRecords

/// The port to what this machine noted of refreshes that nobody asked for.
///
/// No versions: they are true of this machine alone, and neither undo, history nor a backup touches them.
public protocol RefreshLog {
  /// The last attempt; nil when there was none.
  func lastRefresh() throws(StoreError) -> RefreshAttempt?

  /// Notes an attempt in place of the last one.
  func note(_ attempt: RefreshAttempt) throws(StoreError)

  /// The latest news that nobody has dismissed.
  func news() throws(StoreError) -> MonthNews?

  /// Notes news in place of the latest.
  func note(news: MonthNews) throws(StoreError)

  /// Notes that somebody has seen the news of that moment; nothing where there are others by now.
  func dismissNews(told: Instant) throws(StoreError)
}

/// Everything that a scheduler notes on this machine.
public typealias SchedulerLog = DeliveryLog & RefreshLog
