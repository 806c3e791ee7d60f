public import FastiCivil
import FastiLeave

/// The ledger's share in a few days: their entries and which of them are paydays.
///
/// Reads the profile and the entries of those days by their index, never the whole ledger.
public struct LeaveDays: Sendable {
  private let schedule: PaySchedule?
  private let items: [Day: [LeaveEntryItem]]

  /// Whether somebody saved a profile: only then are paydays worth a word to people.
  public let hasProfile: Bool

  /// No entries and no paydays.
  public static let none = LeaveDays(schedule: nil, hasProfile: false, items: [:])

  private init(schedule: PaySchedule?, hasProfile: Bool, items: [Day: [LeaveEntryItem]]) {
    self.schedule = schedule
    self.hasProfile = hasProfile
    self.items = items
  }

  /// The entries of some days, on one day in the order they were made.
  /// - Parameter today: The day on which they are posted or not.
  /// - Throws: `.storage`.
  /// - Complexity: O(entries of those days).
  public init(_ store: any Store, _ range: DayRange, today: Day) throws(Failure) {
    let (profile, entries): (LeaveProfileRecord?, [Version<LeaveEntryRecord>])
    do throws(StoreError) {
      (profile, entries) = try store.read { reader throws(StoreError) in
        let days = Int64(range.first.number)...Int64(range.last.number)
        return (
          try reader.record(LeaveProfileRecord.self, key: LeaveProfileRecord.key),
          try reader.all(LeaveEntryRecord.self, where: .range(column: "day", days))
        )
      }
    } catch { throw Failure(error) }
    let schedule: PaySchedule
    do { schedule = if let profile { profile.schedule } else { try LeaveSetup.initial().profile.schedule } } catch {
      throw Failure(error)
    }
    var items: [Day: [LeaveEntryItem]] = [:]
    for version in entries.sorted(by: { ($0.record.created, $0.id) < ($1.record.created, $1.id) }) {
      let item = LeaveEntryItem(version.id, version.record, schedule, today: today)
      items[item.day, default: []].append(item)
    }
    self.init(schedule: schedule, hasProfile: profile != nil, items: items)
  }

  /// The entries of a day.
  public func entries(on day: Day) -> [LeaveEntryItem] { items[day] ?? [] }

  /// Whether it is a payday.
  public func isPayday(_ day: Day) -> Bool { schedule?.isPayday(day) ?? false }
}
