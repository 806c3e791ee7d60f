public import FastiCivil
import FastiDays
public import FastiFormats
public import FastiRecords
import FastiReminders
import FastiWords

/// The recent notifications on pages that are not dismissed.
public struct RecentNotices: FieldWritable, Sendable {
  /// The time for which a notification is recent, in seconds.
  public static let kept: Int64 = 86_400
  /// The number of settled lines of the log to read, newest first.
  public static let most = 100

  /// The notifications, newest first.
  public let notices: [NoticeItem]

  /// `{"notices":[...]}`.
  public func write<Writer: FieldWriter>(to writer: inout Writer) { writer.field("notices", records: notices) }

  /// Reads the notifications of the last day through the channel `web`.
  ///
  /// - Parameter here: The zone of the user.
  /// - Throws: `.storage`.
  public static func read(
    from store: any Store, _ log: any SchedulerLog, zones: any Zones, here: Zone, now: Instant, language: String
  ) throws(Failure) -> RecentNotices {
    let lines: [DeliveryLine]
    let alarms: [AlarmLine]
    let news: MonthNews?
    do {
      lines = try log.settled(limit: most).filter { isShown($0, now) }
      alarms = try log.settledAlarms(limit: most).filter { isShown($0, now) }
      news = try log.news()
    } catch { throw Failure(error) }
    var notices: [NoticeItem] = []
    guard news != nil || !lines.isEmpty || !alarms.isEmpty else { return RecentNotices(notices: []) }
    let words = try PageWords.shipped(language, clockOf: store)
    if let news { notices.append(NoticeItem(news, words)) }
    if !lines.isEmpty {
      let months = ReminderMonths.around(here.day(at: now), in: try MonthBook.read(from: store))
      for item in try DeliveryItem.items(lines, in: store) {
        notices.append(NoticeItem(item, months: months, now: now, words))
      }
    }
    for item in try AlarmDeliveryItem.items(alarms, in: store, zones: zones, here: here, language: language) {
      notices.append(NoticeItem(item, now: now, words))
    }
    return RecentNotices(notices: notices.filter { now.seconds - $0.told.seconds <= kept }.sorted { $0.told > $1.told })
  }

  /// Records that the user has dismissed one; does nothing if it was dismissed, never existed, or was delivered again
  /// since.
  /// - Throws: `.invalid` for a wrong key or moment, `.storage`.
  public static func dismiss(_ key: String, told: String, _ log: any SchedulerLog) throws(Failure) {
    let moment = try? Instant(iso: told)
    do throws(StoreError) {
      if let moment, key == MonthNews.key { return try log.dismissNews(told: moment) }
      if let moment, let key = UpcomingItem.key(of: key) { return try log.dismiss(key, told: moment) }
      if let moment, let name = AlarmName(text: key) {
        return try log.mark(name, told: moment, DeliveryLine.dismissed)
      }
    } catch { throw Failure(error) }
    throw malformed(key, told)
  }

  /// Records that a page has shown one: it is delivered now. Does nothing if it is not waiting, or was delivered again
  /// since.
  /// - Throws: `.invalid` for a wrong key or moment, `.storage`.
  public static func shown(_ key: String, told: String, _ log: any SchedulerLog) throws(Failure) {
    let moment = try? Instant(iso: told)
    do throws(StoreError) {
      if let moment, let key = UpcomingItem.key(of: key) { return try log.shown(key, told: moment) }
      if let moment, let name = AlarmName(text: key) { return try log.mark(name, told: moment, nil) }
    } catch { throw Failure(error) }
    throw malformed(key, told)
  }

  private static func malformed(_ key: String, _ told: String) -> Failure {
    Failure(.value(.notice), field: .key, value: key)
  }

  private static func isShown(_ line: AlarmLine, _ now: Instant) -> Bool {
    line.delivery.state == .delivered && line.detail != DeliveryLine.dismissed
      && now.seconds - line.recorded.seconds <= kept && line.channels.contains(ChannelName.web.rawValue)
  }

  private static func isShown(_ line: DeliveryLine, _ now: Instant) -> Bool {
    line.delivery.state == .delivered && line.detail != DeliveryLine.dismissed
      && now.seconds - line.recorded.seconds <= kept
      && line.channels.contains(ChannelName.web.rawValue)
  }
}

extension UpcomingItem {
  /// The key of a text such as `ID/1447/1`; nil for any other text.
  static func key(of text: String) -> OccurrenceKey? {
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard parts.count == 3, let id = RecordID(text: String(decoding: parts[0], as: UTF8.self)),
      let year = Int(digits: parts[1], most: 4), let index = Int(digits: parts[2], most: 2)
    else { return nil }
    return OccurrenceKey(reminder: ReminderID(high: id.high, low: id.low), year: year, index: index)
  }
}
