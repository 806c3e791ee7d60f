public import FastiCivil
public import FastiDays
public import FastiMonths
public import FastiPerson
public import FastiRecords

extension PostgresStore: RefreshLog {
  /// The last attempt; nil if there was none.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func lastRefresh() throws(StoreError) -> RefreshAttempt? {
    try reading { connection throws(StoreError) in
      let parts = (try connection.fact(.refreshed) ?? "").split(separator: " ")
      guard parts.count == 2, let seconds = Int64(parts[0]), let failures = Int(parts[1]) else { return nil }
      return RefreshAttempt(at: Instant(seconds: seconds), failures: failures)
    }
  }

  /// Stores an attempt; it replaces the last one.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func note(_ attempt: RefreshAttempt) throws(StoreError) {
    try writing { connection throws(StoreError) in
      try connection.note(.refreshed, "\(attempt.at.seconds) \(attempt.failures)")
    }
  }

  /// The latest news that was not dismissed.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func news() throws(StoreError) -> MonthNews? {
    try reading { connection throws(StoreError) in try connection.news() }
  }

  /// Stores news; it replaces the latest news.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func note(news: MonthNews) throws(StoreError) {
    try writing { connection throws(StoreError) in try connection.note(.news, "\(news.at.seconds) \(news.line)") }
  }

  /// Removes the news of that moment when the user dismisses it; does nothing if there is none.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func dismissNews(told: Instant) throws(StoreError) {
    guard try news()?.at == told else { return }
    try writing { connection throws(StoreError) in
      if try connection.news()?.at == told { try connection.note(.news, "") }
    }
  }
}

extension DatabaseConnection {
  fileprivate func news() throws(StoreError) -> MonthNews? {
    let parts = (try fact(.news) ?? "").split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let seconds = Int64(parts[0]) else { return nil }
    return MonthNews(line: String(parts[1]), at: Instant(seconds: seconds))
  }
}
