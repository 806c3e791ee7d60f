public import FastiDays
public import FastiFormats
import FastiHolidays
public import FastiRecords
public import FastiReminders

/// A subject with standing alarms as shells show it.
public struct StandingAlarmItem: FieldWritable, Sendable {
  public let subject: AlarmSubject
  /// The title of a countdown or a reminder; nil for other subjects, and for a deleted one.
  public let title: String?
  /// Its alarms; may be empty.
  public let alarms: AlarmLeads

  /// `{"about","title","alarms"}`.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("about", subject.text)
    writer.field("title", title)
    writer.field("alarms", alarms.all.map(\.text))
  }
}

/// Shows and changes the alarms of holidays, countdowns and reminders on Hijri dates. Each call is one change of one setting.
public struct EditStandingAlarms {
  private let store: any Store
  private let almanac: (_ named: [String]) throws(Failure) -> Almanac

  /// The alarms of a store.
  /// - Parameter almanac: Reads some regions; with an empty list, the selected ones.
  public init(_ store: any Store, almanac: @escaping (_ named: [String]) throws(Failure) -> Almanac) {
    self.store = store
    self.almanac = almanac
  }

  /// Every subject with alarms.
  /// - Throws: `.storage`.
  public func list() throws(Failure) -> [StandingAlarmItem] {
    let (standing, things) = try read()
    return standing.entries.map { item($0.subject, $0.leads, things) }
  }

  /// The alarms of one subject.
  /// - Parameter typed: `public`, `countdowns`, `reminders`, the code of a region, or the id of a rule, a countdown or
  ///   a reminder, or a part of such an id.
  /// - Throws: `.notFound` for any other text, `.storage`.
  public func show(_ typed: String) throws(Failure) -> StandingAlarmItem {
    let (standing, things) = try read()
    let subject = try subject(typed, standing, things)
    return item(subject, standing[subject], things)
  }

  /// Sets the alarms of a subject; they replace its former ones, and an empty list removes them.
  /// - Throws: As ``show(_:)``; `.invalid` for a wrong alarm, or for too many.
  public func set(_ typed: String, _ alarms: [String]) throws(Failure) -> StandingAlarmItem {
    try revise(typed) { _ throws(Failure) in try EventDraft.alarms(alarms) }
  }

  /// Adds an alarm to those of a subject.
  /// - Throws: As ``set(_:_:)``.
  public func add(_ typed: String, _ alarm: String) throws(Failure) -> StandingAlarmItem {
    try revise(typed) { old throws(Failure) in
      try EventDraft.alarms(old.all.map(\.text).filter { $0 != alarm } + [alarm])
    }
  }

  /// Removes an alarm from those of a subject.
  /// - Throws: As ``set(_:_:)``.
  public func remove(_ typed: String, _ alarm: String) throws(Failure) -> StandingAlarmItem {
    try revise(typed) { old throws(Failure) in try EventDraft.alarms(old.all.map(\.text).filter { $0 != alarm }) }
  }

  /// Replaces the alarms of a subject; those that are there are read in the transaction that writes.
  private func revise(
    _ typed: String, _ plan: (AlarmLeads) throws(Failure) -> AlarmLeads
  ) throws(Failure) -> StandingAlarmItem {
    let (known, things) = try read()
    let subject = try subject(typed, known, things)
    let key = SettingKey.alarmsStanding.rawValue
    return try store.decide(ChangeAction(.edit, .setting, key)) {
      writer throws(StoreError) -> Result<StandingAlarmItem, Failure> in
      let standing = try StandingAlarms.read(writer)
      let (leads, changed): (AlarmLeads, StandingAlarms)
      do throws(Failure) {
        leads = try plan(standing[subject])
        changed = try Self.changed(standing, leads, of: subject, typed)
      } catch { return .failure(error) }
      _ = try writer.put(Setting(key: key, value: changed.text))
      return .success(item(subject, leads, things))
    }
  }

  private static func changed(
    _ standing: StandingAlarms, _ leads: AlarmLeads, of subject: AlarmSubject, _ typed: String
  ) throws(Failure) -> StandingAlarms {
    do { return try standing.setting(leads, of: subject) } catch {
      throw Failure(.alarm(error), field: .alarms, value: typed)
    }
  }

  private typealias Things = [(id: RecordID, title: String)]

  private func read() throws(Failure) -> (StandingAlarms, Things) {
    do {
      return try store.read { reader throws(StoreError) in
        let countdowns = try reader.all(Countdown.self).map { (id: $0.id, title: $0.record.title) }
        let reminders = try reader.all(ReminderRecord.self).map { (id: $0.id, title: $0.record.title) }
        return (try StandingAlarms.read(reader), countdowns + reminders)
      }
    } catch { throw Failure(error) }
  }

  private func subject(
    _ typed: String, _ standing: StandingAlarms, _ things: Things
  ) throws(Failure) -> AlarmSubject {
    // A subject with alarms can be named even if it does not exist any more, so that the alarms can be removed.
    if let known = standing.entries.first(where: { $0.subject.text == typed }) { return known.subject }
    if let word = AlarmSubject(text: typed.lowercased()), word.isWord { return word }
    if let id = try? RecordID.meant(by: typed, among: things.map(\.id), .reminder) { return .named(id.text) }
    guard typed.contains(".") else { return .named(try almanac([typed]).code(typed).string) }
    let region = HolidayAlarms.region(of: typed)
    for rule in try almanac([region]).book.regions.flatMap(\.rules) where rule.id.string == typed {
      return .named(typed)
    }
    throw Failure(.thing(.unknown(.rule, nearest: nil)), field: .id, value: typed)
  }

  private func item(_ subject: AlarmSubject, _ leads: AlarmLeads, _ things: Things) -> StandingAlarmItem {
    var title: String?
    if case .named(let name) = subject { title = things.first { $0.id.text == name }?.title }
    return StandingAlarmItem(subject: subject, title: title, alarms: leads)
  }
}

extension AlarmSubject {
  /// Whether it is a kind of things, not a single thing.
  fileprivate var isWord: Bool {
    if case .named = self { false } else { true }
  }
}
