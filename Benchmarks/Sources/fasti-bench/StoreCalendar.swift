import FastiCivil
import FastiHost
import FastiRecords
import FastiSQLite
import FastiTransfer
import FastiWords
import Glibc

/// A process that goes on, as a server does: the store is opened once, and its events are read and written anew each time.
struct StoreCalendar {
  /// The data folder.
  let folder: String

  /// Nanoseconds of this thread's processor time from the store to the last byte in memory, the least first; nil where it failed.
  func times(rounds: Int) -> [Double]? {
    let store = SQLiteStore(folder: folder, clock: .system, entropy: .system)
    let feed = ReadFeed(
      { () throws(Failure) in throw Failure(.helper(.noDatabase)) }, from: store,
      zones: SystemZones(environment: SystemEnvironment()), zone: .utc, today: Day(year: 2026, month: 2, day: 5),
      words: try? PageWords.shipped("en"))
    var times: [Double] = []
    for _ in 0..<rounds {
      let start = Self.now()
      guard let bytes = try? feed.calendar([.events], hiding: [], languages: []), bytes.count > 1_000_000 else {
        return nil
      }
      times.append(Self.now() - start)
    }
    return times.sorted()
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
