import Glibc

/// Hears when somebody writes the store of a folder, or gives the machine another time zone: inotify(7).
///
/// A commit can be read a while after its bytes were written: they are brought to the disk in between, and of the moment at
/// which that is done the kernel tells nothing. So what is heard echoes, each time after twice as long, and each echo is
/// worth a look: a commit is noticed no later than as long after its end as it took itself.
final class StoreEar: @unchecked Sendable {
  // One loop owns it: nothing here is touched by two threads at a time.
  private let files: [CInt: Set<String>]
  private var echoes: [Int64] = []
  private var isDeaf = false

  /// The descriptor to wait for; negative where the kernel has none left.
  let number: CInt

  /// Nanoseconds after the last that was heard.
  static let afterwards = (0...11).map { 250 * Monotonic.millisecond << Int64($0) }

  /// An ear at the store of a folder and at the file that holds the machine's zone.
  init(_ folder: String, zoneFile: String) {
    number = inotify_init1(CInt(IN_CLOEXEC | IN_NONBLOCK))
    var files: [CInt: Set<String>] = [:]
    let store = inotify_add_watch(number, folder, UInt32(IN_MODIFY | IN_CREATE | IN_MOVED_TO))
    if store >= 0 { files[store] = ["fasti.db", "fasti.db-wal"] } else { isDeaf = true }
    let slash = zoneFile.lastIndex(of: "/") ?? zoneFile.startIndex
    let zone = inotify_add_watch(
      number, String(zoneFile[..<slash]), UInt32(IN_CLOSE_WRITE | IN_CREATE | IN_MOVED_TO | IN_DELETE))
    if zone >= 0 { files[zone, default: []].insert(String(zoneFile[slash...].dropFirst())) } else { isDeaf = true }
    self.files = files
  }

  deinit { if number >= 0 { _ = close(number) } }

  /// Whether it hears both.
  var hears: Bool { number >= 0 && !isDeaf }

  /// Nanoseconds until the next echo; nil when nothing echoes.
  var nextEcho: Int64? { echoes.first.map { max(0, $0 - Monotonic.now) } }

  /// Notes that an echo was answered, if its time has come.
  func echoed() {
    let now = Monotonic.now
    echoes.removeAll { $0 <= now }
  }

  /// Takes what there is to be heard.
  /// - Returns: Whether any of it is about the store or the zone.
  func listen() -> Bool {
    var isHeard = false
    var room = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = room.withUnsafeMutableBytes { read(number, $0.baseAddress, $0.count) }
      guard count > 0 else { break }
      room.withUnsafeBytes { if hear(UnsafeRawBufferPointer(rebasing: $0[..<count])) { isHeard = true } }
    }
    if isHeard { echoes = Self.afterwards.map { Monotonic.now + $0 } }
    return isHeard
  }

  private func hear(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let head = MemoryLayout<inotify_event>.size
    var (place, isHeard) = (0, false)
    while place + head <= bytes.count {
      let event = bytes.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
      let name = bytes[(place + head)..<(place + head + Int(event.len))].prefix { $0 != 0 }
      // A folder that is gone is heard no more, and of what overflowed nobody knows what it was.
      if event.mask & UInt32(IN_IGNORED) != 0 { isDeaf = true }
      isHeard =
        isHeard || event.mask & UInt32(IN_Q_OVERFLOW | IN_IGNORED) != 0
        || files[event.wd]?.contains(String(decoding: name, as: UTF8.self)) ?? false
      place += head + Int(event.len)
    }
    return isHeard
  }
}
