public import FastiCivil
public import FastiDays
public import FastiMonths
public import FastiRecords

/// The port to this machine's record of automatic refreshes.
///
/// It has no versions: it applies only to this machine, and is not part of undo, history or backups.
public protocol RefreshLog {
  /// The last attempt; nil if there was none.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func lastRefresh() throws(StoreError) -> RefreshAttempt?

  /// Stores an attempt; it replaces the last one.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func note(_ attempt: RefreshAttempt) throws(StoreError)

  /// The latest news that was not dismissed.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func news() throws(StoreError) -> MonthNews?

  /// Stores news; it replaces the latest news.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func note(news: MonthNews) throws(StoreError)

  /// Removes the news of that moment when the user dismisses it; does nothing if newer news is stored.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func dismissNews(told: Instant) throws(StoreError)
}

/// Everything that a scheduler records on this machine.
public typealias SchedulerLog = DeliveryLog & AlarmLog & RefreshLog
