import FastiRecords

/// The positions of the versions of one kind in a `backup.json`, by id, then oldest first; each is read again when
/// needed.
struct VersionsOfKind<Content: Record>: BackupVersions {
  private let source: BackupSource
  private var places: [Position] = []

  /// A version's position in the text and in its list. The stamp is stored in 16 bytes, because there may be many.
  private struct Position {
    let id: RecordID
    let time: UInt64
    let device: UInt64
    let offset: Int32
    let number: Int32

    var key: (RecordID, UInt64, UInt64, Int32) { (id, time, device, number) }
  }

  /// No versions yet.
  init(_ source: BackupSource) { self.source = source }

  var kind: RecordKind { Content.kind }
  var count: Int { places.count }
  /// The sum of their hashes.
  private(set) var sum = VersionSum()

  /// Adds a version that was checked.
  mutating func append(_ counted: CountedVersion<Content>, at offset: Int, _ number: Int) {
    sum.add(counted.hash)
    let version = counted.version
    let time = UInt64(version.stamp.milliseconds) << 16 | UInt64(version.stamp.counter)
    places.append(
      Position(
        id: version.id, time: time, device: version.stamp.device, offset: Int32(offset), number: Int32(number)))
  }

  /// Sorts them.
  mutating func sort() { places.sort { $0.key < $1.key } }

  /// The versions that occur again, with the position of the repetition, in the order of the text.
  func repeated() -> [(id: RecordID, number: Int)] {
    let again = zip(places, places.dropFirst()).lazy
      .filter { ($0.id, $0.time, $0.device) == ($1.id, $1.time, $1.device) }.map { ($1.id, Int($1.number)) }
    return again.sorted { $0.1 < $1.1 }
  }

  /// The versions of each thing: indices of this list, oldest first.
  var things: some Sequence<Range<Int>> {
    sequence(state: 0) { start -> Range<Int>? in
      guard start < places.count else { return nil }
      var end = start + 1
      while end < places.count, places[end].id == places[start].id { end += 1 }
      defer { start = end }
      return start..<end
    }
  }

  /// The versions of one thing; empty if there are none.
  /// - Complexity: O(log *n*), and one step for each version.
  func thing(_ id: RecordID) -> Range<Int> {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle].id < id { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < places.count, places[end].id == id { end += 1 }
    return low..<end
  }

  func id(_ index: Int) -> RecordID { places[index].id }

  /// A version; it is never nil, because it was read before.
  subscript(index: Int) -> Version<Content>? { counted(index)?.version }

  /// The same, with the number of earlier versions.
  func counted(_ index: Int) -> CountedVersion<Content>? {
    // Its problems were reported when it was read the first time.
    var reading = BackupReading()
    return source.value(at: places[index].offset).flatMap { reading.version($0, "", source.stamps) }
  }
}

/// A version in a backup, and the number of versions before it if some of them were compacted away; 0 if none were.
struct CountedVersion<Content: Record> {
  let version: Version<Content>
  let earlier: Int
  /// The change that wrote it; nil in a backup of an earlier version of the program.
  let author: RecordID?
  /// Whether characters were removed from one of its texts because texts must not contain them.
  let isCleaned: Bool
  /// Its hash; empty if it was not requested.
  let hash: [UInt8]
}
