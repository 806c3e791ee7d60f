public import FastiCivil
public import FastiDays
public import FastiMonths
public import FastiRecords

/// The port to what this machine noted of refreshes that nobody asked for.
///
/// No versions: they are true of this machine alone, and neither undo, history nor a backup touches them.
public protocol RefreshLog {
  /// The last attempt; nil when there was none.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func lastRefresh() throws(StoreError) -> RefreshAttempt?

  /// Notes an attempt in place of the last one.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func note(_ attempt: RefreshAttempt) throws(StoreError)

  /// The latest news that nobody has dismissed.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func news() throws(StoreError) -> MonthNews?

  /// Notes news in place of the latest.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func note(news: MonthNews) throws(StoreError)

  /// Notes that somebody has seen the news of that moment; nothing where there are others by now.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func dismissNews(told: Instant) throws(StoreError)
}

/// Everything that a scheduler notes on this machine.
public typealias SchedulerLog = DeliveryLog & RefreshLog
