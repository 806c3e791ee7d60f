public import FastiCivil
import FastiLeave
public import FastiRecords

/// The ledger on a few days: their entries, and which of them are paydays.
///
/// It reads the profile, and the entries of those days by their index, but never the whole ledger.
public struct LeaveDays: Sendable {
  private let schedule: PaySchedule?
  /// Ordered by day, then by time of creation.
  private let items: [LeaveEntryItem]

  /// Whether a profile was saved; until then paydays are not shown to people.
  public let hasProfile: Bool

  /// No entries and no paydays.
  public static let none = LeaveDays(schedule: nil, hasProfile: false, items: [])

  private init(schedule: PaySchedule?, hasProfile: Bool, items: [LeaveEntryItem]) {
    self.schedule = schedule
    self.hasProfile = hasProfile
    self.items = items
  }

  /// The entries of some days; within a day by time of creation.
  /// - Parameter today: The day that decides whether an entry is posted.
  /// - Throws: `.storage`.
  /// - Complexity: O(entries of those days).
  public init(_ store: any Store, _ range: DayRange, today: Day) throws(Failure) {
    var profile: LeaveProfileRecord?
    var entries: [Version<LeaveEntryRecord>] = []
    do throws(StoreError) {
      // The properties are set inside the body: to return both, the runtime would create the type of a pair at each
      // start of a command.
      try store.read { reader throws(StoreError) in
        let days = Int64(range.first.number)...Int64(range.last.number)
        profile = try reader.record(LeaveProfileRecord.self, key: LeaveProfileRecord.key)
        entries = try reader.all(LeaveEntryRecord.self, where: .range(column: "day", days))
      }
    } catch { throw Failure(error) }
    let schedule: PaySchedule
    do { schedule = if let profile { profile.schedule } else { try LeaveSetup.initial().profile.schedule } } catch {
      throw Failure(error)
    }
    let items = entries.sorted {
      ($0.record.entry.day, $0.record.created, $0.id) < ($1.record.entry.day, $1.record.created, $1.id)
    }
    .map { LeaveEntryItem($0.id, $0.record, schedule, today: today) }
    self.init(schedule: schedule, hasProfile: profile != nil, items: items)
  }

  /// The entries of a day.
  /// - Complexity: O(log *n*) in the entries of all days, and those of the day.
  public func entries(on day: Day) -> [LeaveEntryItem] {
    var (low, high) = (0, items.count)
    while low < high {
      let middle = (low + high) / 2
      if items[middle].day < day { low = middle + 1 } else { high = middle }
    }
    return Array(items[low...].prefix { $0.day == day })
  }

  /// Whether that day is a payday of the profile; never without a profile.
  public func isPayday(_ day: Day) -> Bool { schedule?.isPayday(day) ?? false }
}
