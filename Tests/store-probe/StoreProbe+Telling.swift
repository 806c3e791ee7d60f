import FastiCivil
import FastiDays
import FastiHost
import FastiPerson
import FastiRecords
import FastiSQLite
import Glibc

/// A scheduler on the store of the folder, beside others: it writes a line with the title of each delivered reminder.
///
/// All schedulers read one clock, a file with the seconds. The scheduler with the lock advances it instead of waiting,
/// so that hours pass at once, however busy the machine is.
extension StoreProbe {
  /// - Parameters:
  ///   - clock: The file.
  ///   - finish: The second at which it ends.
  ///   - waits: The number of waits after which it ends by itself.
  static func tell(_ folder: String, clock: String, finish: Int64, waits: Int) {
    let hand = Hand(clock, finish: finish, waits: waits)
    let scheduler = Scheduler(
      folder: folder, language: "en", clock: WallClock { hand.now * 1_000 }, zones: Greenwich(),
      ports: Scheduler.Ports(
        openStore: { SQLiteStore(folder: folder, clock: .system, entropy: .system) },
        openLog: { SQLiteStore(folder: folder, clock: .system, entropy: .system) }, here: { .utc }, alarm: hand,
        lock: { path, held throws(Failure) in
          let lock = try SystemLock(path, held: held)
          hand.isHeld = true
          return lock
        }, notifier: { _ in Speaker() }, documents: NoDocumentReader(), fetcher: NoFetcher(), files: SystemFiles(),
        version: "0"),
      say: { _ in })
    do throws(Failure) { try scheduler.deliver(retriesFailures: false) } catch {
      say("error \(error.code): \(error.message)")
      exit(7)
    }
  }

  private struct Greenwich: Zones {
    func zone(named name: String) throws(Failure) -> Zone { .utc }
    func local() throws(Failure) -> Zone { .utc }
  }

  private struct Speaker: Notifier {
    var channel: String { "speaker" }
    func deliver(_ message: NotificationMessage) -> String {
      StoreProbe.say(message.title)
      return channel
    }
    func deliver(_ message: AlarmMessage) -> String {
      StoreProbe.say(message.title)
      return channel
    }
    func deliver(_ news: MonthNews) {}
  }

  /// The clock, and the waits on it. One thread uses it.
  private final class Hand: Alarm, @unchecked Sendable {
    var isHeld = false
    private let file: Int32
    private let finish: Int64
    private var waits: Int

    init(_ path: String, finish: Int64, waits: Int) {
      file = open(path, O_RDWR)
      self.finish = finish
      self.waits = waits
    }

    var now: Int64 {
      var seconds: Int64 = 0
      _ = pread(file, &seconds, 8, 0)
      return seconds
    }

    var longestSleep: Int { 86_400 }
    func watchingStore(in folder: String) -> any Alarm { self }
    func wake() {}
    func end() {}

    func wait(until moment: Instant, atMost seconds: Int) -> Bool {
      guard isHeld else {
        usleep(500)
        return now < finish
      }
      var next = max(now, min(moment.seconds, now + Int64(seconds)))
      _ = pwrite(file, &next, 8, 0)
      waits -= 1
      return next < finish && waits > 0
    }
  }
}
