import FastiCivil
import FastiDays
@testable import FastiHost
import FastiPerson
import FastiRecords
import FastiTransfer
import Foundation
import Synchronization
import Testing

@Suite("The alarm") struct AlarmTests {
  /// Seconds that a wait takes, and whether to go on.
  private func wait(_ alarm: any Alarm, moment: Int64, atMost: Int) -> (seconds: Double, goesOn: Bool) {
    let start = ContinuousClock.now
    let goesOn = alarm.wait(until: Instant(seconds: WallClock.system.now / 1_000 + moment), atMost: atMost)
    return ((ContinuousClock.now - start) / .seconds(1), goesOn)
  }

  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "fasti-alarm-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test("waits for the moment, or for its seconds, and not for a past moment") func moments() {
    let alarm = SystemAlarm()
    for moment: Int64 in [-5, 0, -4_000_000_000, .min / 2] {
      #expect(wait(alarm, moment: moment, atMost: 86_400).seconds < 3_600)
    }
    let (seconds, goesOn) = wait(alarm, moment: 1, atMost: 86_400)
    #expect((0.0...3_600).contains(seconds) && goesOn)
    #expect((0.9...3_600).contains(wait(alarm, moment: 3_600, atMost: 1).seconds))
  }

  @Test("ends at the moment it was set to, not before") func exact() {
    let moment = Instant(seconds: WallClock.system.now / 1_000 + 2)
    #expect(SystemAlarm().wait(until: moment, atMost: 86_400))
    let late = WallClock.system.now - moment.seconds * 1_000
    // How soon after it is a matter of the machine, and of no test.
    #expect((0...3_600_000).contains(late), "\(late) ms after the moment")
  }

  @Test("setting the clock ends a wait at once, for a new check") func clockSet() {
    // The kernel reports it as an error of read (timerfd_create(2)). The test does not set the machine's clock.
    #expect(AlarmTimer.ending(read: -1, error: ECANCELED) == .clockWasSet)
    #expect(AlarmTimer.ending(read: -1, error: EAGAIN) == .early)
    #expect(AlarmTimer.ending(read: -1, error: EINTR) == .early)
    #expect(AlarmTimer.ending(read: 8, error: ECANCELED) == .reached)
    let cancelled = SystemAlarm(WakePipe(), nil) { _ in AlarmTimer.ending(read: -1, error: ECANCELED) }
    let (seconds, goesOn) = wait(cancelled, moment: -1, atMost: 86_400)
    #expect(seconds < 3_600 && goesOn)
    // What is not over yet is waited for on.
    let early = SystemAlarm(WakePipe(), nil) { _ in .early }
    #expect((0.9...3_600).contains(wait(early, moment: -1, atMost: 1).seconds))
  }

  @Test("setting the clock cancels a kernel timer, and the timer reports that the moment has not come") func timer() {
    let timer = AlarmTimer(until: Instant(seconds: WallClock.system.now / 1_000 + 3_600))
    defer { timer.close() }
    #expect(timer.descriptor >= 0 && timer.ending() == .early)
    let facts = (try? String(contentsOfFile: "/proc/self/fdinfo/\(timer.descriptor)", encoding: .utf8)) ?? ""
    // Clock 0 is that of civil time; flags 3 are an absolute time, and an end when the clock is set.
    #expect(facts.contains("clockid: 0") && facts.contains("settime flags: 03"), "\(facts)")
  }

  @Test("a write to the store ends a wait, and its rechecks end the next ones") func written() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let log = folder.appending(path: "fasti.db-wal")
    try Data([1]).write(to: log)
    let alarm = SystemAlarm().watchingStore(in: folder.path)
    #expect(alarm.longestSleep == 600)
    let written = Mutex(ContinuousClock.now)
    let other = SystemThread.start {
      usleep(200_000)
      written.withLock { $0 = .now }
      let file = open(log.path, O_WRONLY | O_APPEND)
      _ = Glibc.write(file, [1, 2, 3], 3)
      close(file)
    }
    let (seconds, goesOn) = wait(alarm, moment: 86_400, atMost: 86_400)
    let heard = ContinuousClock.now
    other.join()
    let start = written.withLock { $0 }
    #expect(heard >= start && seconds < 3_600 && goesOn, "it ends after the write, however late the wait began")
    for _ in 0..<8 { #expect(wait(alarm, moment: 86_400, atMost: 86_400).seconds < 3_600) }
    // The next one comes four seconds after the write, two after the last; a machine that was busy meanwhile is there already.
    guard ContinuousClock.now - start < .seconds(2.5) else { return }
    #expect(
      (0.9...3_600).contains(wait(alarm, moment: 3_600, atMost: 1).seconds), "and it is quiet for longer and longer")
  }

  @Test("a slow commit is found within the same time again, until the next regular check")
  func slow() {
    let delays = StoreWatcher.recheckDelays.map { Double($0) / 1e9 }
    for tenth in 3...6_000 {
      let taken = Double(tenth) / 10
      let next = delays.first { $0 >= taken } ?? max(taken, Double(SystemAlarm.longestSleepWatching))
      #expect(next <= 2 * taken, "\(taken) s: \(next) s")
    }
    #expect(delays == delays.sorted() && delays.count < 20)
  }

  @Test("other files of the folder are ignored; a missing folder is checked more often")
  func others()
    throws
  {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let alarm = SystemAlarm().watchingStore(in: folder.path)
    let other = SystemThread.start {
      for name in ["device", "fasti.db-shm", "notify.lock", "fasti.db.before-restore"] {
        try? Data([1]).write(to: folder.appending(path: name))
      }
    }
    #expect((0.9...3_600).contains(wait(alarm, moment: 3_600, atMost: 1).seconds))
    other.join()
    #expect(SystemAlarm().watchingStore(in: folder.path + "/none").longestSleep == 15)
    #expect(SystemAlarm().longestSleep == 15)
  }

  @Test("a replaced zone file ends a wait") func zone() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let watcher = StoreWatcher(folder.path, zoneFile: folder.path + "/localtime")
    #expect(watcher.isWatching && !watcher.readEvents() && watcher.nextRecheck == nil)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/new", withDestinationPath: "/usr/share/zoneinfo/UTC")
    #expect(!watcher.readEvents())
    #expect(rename(folder.path + "/new", folder.path + "/localtime") == 0)
    #expect(watcher.readEvents())
  }

  @Test("a removed folder is not watched any more, and this is detected") func gone() throws {
    let folder = try folder()
    let watcher = StoreWatcher(folder.path, zoneFile: "/etc/localtime")
    try FileManager.default.removeItem(at: folder)
    #expect(watcher.readEvents() && !watcher.isWatching)
  }

  @Test("ending the alarm ends every wait, from another thread too, of every loop, and future waits") func ended() {
    let alarm = SystemAlarm()
    let loop = alarm.watchingStore(in: FileManager.default.temporaryDirectory.path)
    let start = ContinuousClock.now
    let other = SystemThread.start {
      usleep(200_000)
      alarm.end()
    }
    #expect(wait(loop, moment: 86_400, atMost: 86_400).goesOn == false)
    other.join()
    alarm.end()
    for ended in [alarm, loop] { #expect(wait(ended, moment: 86_400, atMost: 86_400).goesOn == false) }
    #expect((0.15...3_600).contains((ContinuousClock.now - start) / .seconds(1)))
  }
}
