public import FastiCivil
public import FastiFormats
public import FastiRecords
public import FastiReminders
import FastiWords

/// A line of the log about an alarm as shells show it.
public struct AlarmDeliveryItem: FieldWritable, Sendable {
  public let line: AlarmLine
  /// The title of its thing, even if the thing was deleted since.
  public let title: String
  /// The wall time in the reader's zone when it was due.
  public let due: WallTime
  /// Whether its thing has no hour.
  let isWholeDay: Bool

  /// The lines with their titles.
  /// - Parameters:
  ///   - here: The zone of the reader.
  ///   - language: The language of the holidays' names.
  /// - Throws: `.storage`.
  public static func items(
    _ lines: [AlarmLine], in store: any Store, zones: any Zones, here: Zone, language: String
  ) throws(Failure) -> [AlarmDeliveryItem] {
    guard !lines.isEmpty else { return [] }
    var things: [(title: String, isWholeDay: Bool)?] = []
    var standing = StandingAlarms.none
    do {
      try store.read { reader throws(StoreError) in
        for line in lines { things.append(try thing(line.delivery.name, reader)) }
        if things.contains(where: { $0 == nil }) { standing = try StandingAlarms.read(reader) }
      }
    } catch { throw Failure(error) }
    // A holiday has no record: its name comes from the current rules.
    let holidays = try? HolidayAlarms(standing, from: store, zones: zones, language: language)
    return zip(lines, things).map { line, thing in
      let (name, due) = (line.delivery.name, line.delivery.instant)
      let title = thing?.title ?? holidays?.title(of: name) ?? RecordID(name.thing).text
      return AlarmDeliveryItem(
        line: line, title: title, due: WallTime(here.day(at: due), here.time(at: due)),
        isWholeDay: thing?.isWholeDay ?? true)
    }
  }

  /// The thing of an alarm if it has a record, even a deleted one; nil for other alarms.
  private static func thing(
    _ name: AlarmName, _ reader: any StoreReader
  ) throws(StoreError) -> (title: String, isWholeDay: Bool)? {
    let id = RecordID(name.thing)
    switch name.source {
    case .event: return try reader.version(Event.self, id: id).map { ($0.record.title, $0.record.time == nil) }
    case .countdown: return try reader.version(Countdown.self, id: id).map { ($0.record.title, true) }
    case .reminder: return try reader.version(ReminderRecord.self, id: id).map { ($0.record.title, false) }
    case .holiday, .region, .publicHolidays: return nil
    }
  }

  /// The state of the delivery; `waiting` if only the pages have it and none of them has shown it.
  public var state: String {
    line.isWaiting && line.delivered.isEmpty ? DeliveryLine.waiting : "\(line.delivery.state.name)"
  }

  /// The beginning of its occurrence, in the zone of its thing: `2026-02-12 09:00`.
  public func begins(_ words: Words) -> String {
    let start = line.delivery.start
    return isWholeDay ? start.day.iso : "\(start.day.iso) \(words.text(start.time))"
  }

  /// The fields of every line of the log, then the beginning of the occurrence.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("key", line.delivery.name.text)
    writer.field("title", title)
    writer.field("state", state)
    writer.field("at", line.delivery.instant.iso)
    writer.field("date", due.day)
    writer.field("time", due.time.iso)
    writer.field("correctedFrom", line.delivery.settled?.day)
    writer.field("channel", line.delivered.isEmpty ? nil : line.delivered.joined(separator: ","))
    writer.field("isWaiting", line.isWaiting)
    writer.field("detail", line.isWaiting ? nil : line.detail.map { DeliveryReason.sentence(of: $0).description })
    writer.field("recorded", line.recorded.iso)
    writer.rare("begins", begins(.english))
  }
}

extension NoticeItem {
  init(_ item: AlarmDeliveryItem, now: Instant, _ words: PageWords) {
    let (line, delivery) = (item.line, item.line.delivery)
    let settled = delivery.settled?.day
    let time = item.isWholeDay ? "" : ", \(words.clock(delivery.start.time))"
    self.init(
      key: delivery.name.text, title: item.title, text: words.long(delivery.start.day) + time, at: delivery.instant,
      told: line.recorded,
      isLate: (line.isWaiting ? now : line.recorded).seconds - delivery.instant.seconds > Notice.late,
      isWaiting: line.isWaiting, correctedFrom: settled == delivery.start.day ? nil : settled)
  }
}

/// A line of the log: an occurrence of a reminder, or an alarm.
public enum LoggedDelivery: FieldWritable, Sendable {
  /// A reminder.
  case reminder(DeliveryItem)
  /// An alarm.
  case alarm(AlarmDeliveryItem)

  /// The latest lines of both logs, newest first.
  /// - Parameters:
  ///   - limit: The most lines.
  ///   - here: The zone of the reader.
  /// - Throws: `.storage`.
  public static func latest(
    _ limit: Int, _ log: any SchedulerLog, in store: any Store, zones: any Zones, language: String,
    here: () throws(Failure) -> Zone
  ) throws(Failure) -> [LoggedDelivery] {
    let reminders: [DeliveryLine]
    let alarms: [AlarmLine]
    do throws(StoreError) {
      reminders = try log.settled(limit: limit)
      alarms = try log.settledAlarms(limit: limit)
    } catch { throw Failure(error) }
    var items = try DeliveryItem.items(reminders, in: store).map { LoggedDelivery.reminder($0) }
    guard !alarms.isEmpty else { return items }
    items += try AlarmDeliveryItem.items(
      alarms, in: store, zones: zones, here: try here(), language: language
    ).map { .alarm($0) }
    // Both lists are sorted; a stable sort keeps their order for equal moments.
    return Array(items.sorted { $0.instant > $1.instant }.prefix(limit))
  }

  private var instant: Instant {
    switch self {
    case .reminder(let item): item.line.delivery.instant
    case .alarm(let item): item.line.delivery.instant
    }
  }

  /// The fields of its line.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    switch self {
    case .reminder(let item): item.write(to: &writer)
    case .alarm(let item): item.write(to: &writer)
    }
  }
}
