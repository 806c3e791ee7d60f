import FastiCalendars
import FastiCivil
import FastiDays
import FastiRecords

/// Reminders and months at the last run, and versions of reminders that were replaced since.
struct ReminderHistory {
  /// By the moment from which they are checked: the last run, or the time they were written after it.
  private(set) var standing: [Instant: [(RecordID, ReminderRecord)]] = [:]
  /// The months at the last run.
  let months: HijriMonths

  /// What was replaced since a run; if nothing was written, this only reads the latest stamp.
  ///
  /// - Parameters:
  ///   - book: The current reminders.
  ///   - today: The day around which months are read.
  /// - Throws: `.storage`.
  static func read(
    from store: any Store, since look: Instant, _ book: ReminderBook, today: Day
  ) throws(Failure) -> ReminderHistory {
    let stamp = Stamp.last(atMilliseconds: look.seconds * 1_000 - 1)
    let versions: [Version<ReminderRecord>]
    do {
      versions = try store.read { reader throws(StoreError) in
        try reader.latestStamp() > stamp ? try reader.versions(ReminderRecord.self) : []
      }
    } catch { throw Failure(error) }
    guard !versions.isEmpty else { return ReminderHistory(months: book.months) }
    var former = ReminderHistory(months: try months(of: store, at: stamp, book, today))
    former.add(versions, look, haveMonthsMoved: former.months != book.months)
    return former
  }

  private init(months: HijriMonths) { self.months = months }

  /// The months known at that time; the current ones if that state was compacted away.
  private static func months(
    of store: any Store, at stamp: Stamp, _ book: ReminderBook, _ today: Day
  ) throws(Failure) -> HijriMonths {
    do throws(Failure) {
      let former = try MonthBook.read(from: store, knownAt: stamp)
      return ReminderMonths.around(today, in: former, upTo: book.entries.map { $0.record }.lastYear)
    } catch {
      if case .store(.forgotten) = error.cause { return book.months }
      throw error
    }
  }

  /// Adds the versions that were current at some time since the run and are not any more, or whose months moved.
  private mutating func add(_ versions: [Version<ReminderRecord>], _ look: Instant, haveMonthsMoved: Bool) {
    for (place, version) in versions.enumerated() where !version.deleted && version.record.isEnabled {
      let next = versions.indices.contains(place + 1) ? versions[place + 1] : nil
      if let next, next.id == version.id {
        guard next.stamp.milliseconds >= look.seconds * 1_000 else { continue }
      } else if !haveMonthsMoved {
        continue
      }
      let written = Instant(seconds: version.stamp.milliseconds / 1_000)
      standing[max(written, look), default: []].append((version.id, version.record))
    }
  }
}
