import FastiFormats
import FastiCivil
import FastiRecords
public import FastiReminders

/// The typed fields of a reminder; nil for a field that was not given.
public struct ReminderInput: Sendable {
  /// The displayed name, as typed.
  public var title: String?
  /// `MONTH-DAY` or `YEAR-MONTH-DAY`.
  public var on: String?
  /// The Hijri year of the first time, from which anniversaries are counted; given together with ``on``.
  public var since: Int?
  /// `HH:MM`.
  public var time: String?
  /// A number of days, or `month`.
  public var days: String?
  /// The policy for day 30 in a month of 29 days.
  public var day30: Day30Policy?
  /// The notes; an empty text removes them.
  public var notes: String?
  /// A zone's name; empty for the local zone.
  public var zone: String?
  /// Whether it notifies.
  public var isEnabled: Bool?

  /// No field given.
  public init() {}

  var isEmpty: Bool {
    title == nil && on == nil && time == nil && days == nil && day30 == nil && notes == nil && zone == nil
      && isEnabled == nil
  }

  /// The record with the input applied to the old one.
  ///
  /// - Parameters:
  ///   - old: The record that is changed; nil for a new one.
  ///   - now: Unix milliseconds.
  /// - Throws: Every mistake at once.
  func record(over old: ReminderRecord?, zones: any Zones, now: Int64) throws(Failure) -> ReminderRecord {
    var failures: [Failure] = []
    func attempt<Value>(_ fallback: Value, _ body: () throws(Failure) -> Value?) -> Value {
      do throws(Failure) { return try body() ?? fallback } catch {
        failures += error.all
        return fallback
      }
    }
    failures += texts.flatMap { $0.failures }
    if let title, !VisibleText.isVisible(title) {
      failures.append(Failure(.text(.emptyTitle), field: .title))
    }
    let date = attempt(nil as ReminderDate?) { () throws(Failure) in try on.map(ReminderDate.init) }
    let duration = attempt(old?.duration ?? .days(1)) { () throws(Failure) in try self.days.map(Self.duration) }
    let time = attempt(old?.time ?? .midnight) { () throws(Failure) in try self.time.map(Self.time) }
    let zone = attempt(old?.zone) { () throws(Failure) in
      guard let name = self.zone else { return nil }
      return .some(try Self.zone(name, zones))
    }
    let recurrence = date.map { $0.year.map { .once(year: $0) } ?? .annual } ?? old?.recurrence ?? .annual
    // With another day of the year it is another reminder.
    let isSameDay = date.map { ($0.month, $0.day) == (old?.month, old?.day) } ?? true
    let record: ReminderRecord
    do throws(ReminderError) {
      record = try ReminderRecord(
        title: title ?? old?.title ?? "", month: date?.month ?? old?.month ?? 1, day: date?.day ?? old?.day ?? 1,
        recurrence: recurrence, since: since ?? (isSameDay ? old?.since : nil), time: time, duration: duration,
        day30: day30 ?? old?.day30 ?? .last, zone: zone,
        notes: notes ?? old?.notes ?? "", isEnabled: isEnabled ?? old?.isEnabled ?? true, created: old?.created ?? now,
        updated: now)
    } catch {
      let failure = Failure(error, value: on)
      throw Failure.joined(failures + [failure]) ?? failure
    }
    if let failure = Failure.joined(failures) { throw failure }
    return record
  }

  private var texts: [TypedText] {
    [
      title.map { TypedText(text: $0, field: .input(.title), limit: ReminderRecord.longestTitle) },
      notes.map { TypedText(text: $0, field: .input(.notes), limit: ReminderRecord.longestNotes, hasLines: true) },
    ].compactMap { $0 }
  }

  private static func time(_ text: String) throws(Failure) -> TimeOfDay {
    if let time = TimeOfDay(said: text) { return time }
    do { return try TimeOfDay(iso: text) } catch { throw Failure(error, field: .time, value: text) }
  }

  private static func duration(_ text: String) throws(Failure) -> ReminderDuration {
    if text == "month" { return .wholeMonth }
    guard text.utf8.count <= 9, let count = Int(text) else {
      throw Failure(.days(.malformedCount), field: .days, value: text)
    }
    return .days(count)
  }

  private static func zone(_ name: String, _ zones: any Zones) throws(Failure) -> String? {
    guard !name.isEmpty else { return nil }
    _ = try zones.zone(named: name)
    return name
  }
}
