import Glibc

/// Watches for writes to the store of a folder and for changes of the machine's time zone, by inotify(7).
///
/// A commit becomes readable some time after its bytes were written: they are synced to the disk in between, and the
/// kernel does not report the end of that. So an event is followed by rechecks at doubling intervals: the delay after
/// the end of a commit is at most the duration of the commit.
final class StoreWatcher: @unchecked Sendable {
  // One loop owns it, so two threads never use it at the same time.
  private let files: [CInt: Set<String>]
  private var rechecks: [Int64] = []
  private var restsUntil: Int64 = 0
  private var isBroken = false

  /// The descriptor to wait for; negative if the kernel has no watch left.
  let descriptor: CInt

  /// When to recheck, in nanoseconds after the last event.
  static let recheckDelays = (0...15).map { 16 * Monotonic.millisecond << Int64($0) }

  /// Watches the store of a folder and the file of the machine's zone.
  init(_ folder: String, zoneFile: String) {
    descriptor = inotify_init1(CInt(IN_CLOEXEC | IN_NONBLOCK))
    var files: [CInt: Set<String>] = [:]
    let store = inotify_add_watch(descriptor, folder, UInt32(IN_MODIFY | IN_CREATE | IN_MOVED_TO))
    if store >= 0 { files[store] = ["fasti.db", "fasti.db-wal"] } else { isBroken = true }
    let slash = zoneFile.lastIndex(of: "/") ?? zoneFile.startIndex
    let zone = inotify_add_watch(
      descriptor, String(zoneFile[..<slash]), UInt32(IN_CLOSE_WRITE | IN_CREATE | IN_MOVED_TO | IN_DELETE))
    if zone >= 0 { files[zone, default: []].insert(String(zoneFile[slash...].dropFirst())) } else { isBroken = true }
    self.files = files
  }

  deinit { if descriptor >= 0 { _ = close(descriptor) } }

  /// Whether the store and the zone file are both watched.
  var isWatching: Bool { descriptor >= 0 && !isBroken }

  /// How many nanoseconds after an event the next ones wait. A large commit is thousands of writes, and each would wake every loop
  /// of the program, which would read the store each time.
  static let rest = 50 * Monotonic.millisecond

  /// Nanoseconds until events are read again; 0 if they are read at once.
  var resting: Int64 { max(0, restsUntil - Monotonic.now) }

  /// Nanoseconds until the next recheck; nil when there is none.
  var nextRecheck: Int64? { rechecks.first.map { max(0, $0 - Monotonic.now) } }

  /// Drops the rechecks that are due.
  func dropDueRechecks() {
    let now = Monotonic.now
    rechecks.removeAll { $0 <= now }
  }

  /// Reads the available events.
  /// - Returns: Whether any of them is about the store or the zone.
  func readEvents() -> Bool {
    var isFound = false
    var room = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = room.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { break }
      room.withUnsafeBytes { if concernsFiles(UnsafeRawBufferPointer(rebasing: $0[..<count])) { isFound = true } }
    }
    if isFound {
      rechecks = Self.recheckDelays.map { Monotonic.now + $0 }
      restsUntil = Monotonic.now + Self.rest
    }
    return isFound
  }

  /// Whether any of the events in a buffer is about the files that are watched.
  private func concernsFiles(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let head = MemoryLayout<inotify_event>.size
    var (place, isFound) = (0, false)
    while place + head <= bytes.count {
      let event = bytes.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
      let name = bytes[(place + head)..<(place + head + Int(event.len))].prefix { $0 != 0 }
      // A deleted folder sends no more events, and an overflow may have dropped any event.
      if event.mask & UInt32(IN_IGNORED) != 0 { isBroken = true }
      isFound =
        isFound || event.mask & UInt32(IN_Q_OVERFLOW | IN_IGNORED) != 0
        || files[event.wd]?.contains(String(decoding: name, as: UTF8.self)) ?? false
      place += head + Int(event.len)
    }
    return isFound
  }
}
