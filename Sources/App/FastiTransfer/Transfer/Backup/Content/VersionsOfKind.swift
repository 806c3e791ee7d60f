import FastiRecords

/// Where the versions of one kind stand in a `backup.json`, by id, then oldest first; each is read when it is asked for.
struct VersionsOfKind<Content: Record>: BackupVersions {
  private let source: BackupSource
  private var places: [Place] = []

  /// A version, and where it stands: in the text, and in its list. A stamp in 16 bytes, because there may be many.
  private struct Place {
    let id: RecordID
    let time: UInt64
    let device: UInt64
    let offset: Int32
    let number: Int32

    var key: (RecordID, UInt64, UInt64, Int32) { (id, time, device, number) }
  }

  /// None yet.
  init(_ source: BackupSource) { self.source = source }

  var kind: RecordKind { Content.kind }
  var count: Int { places.count }
  /// The sum of their hashes.
  private(set) var sum = VersionSum()
  private let hashing = VersionHashing(Content.kind)

  /// Notes one that was found right.
  mutating func append(_ version: Version<Content>, at offset: Int, _ number: Int) {
    sum.add(hashing.hash(version))
    let time = UInt64(version.stamp.milliseconds) << 16 | UInt64(version.stamp.counter)
    places.append(
      Place(
        id: version.id, time: time, device: version.stamp.device, offset: Int32(offset), number: Int32(number)))
  }

  /// Brings them into their order.
  mutating func sort() { places.sort { $0.key < $1.key } }

  /// The versions that stood earlier already, and where they stand again, in the order of the text.
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

  /// The versions of one thing; empty when there are none.
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

  /// Whose version that is.
  func id(_ index: Int) -> RecordID { places[index].id }

  /// A version; nil never happens, for it was read before.
  subscript(index: Int) -> Version<Content>? { counted(index)?.version }

  /// The same, with how many came before it.
  func counted(_ index: Int) -> CountedVersion<Content>? {
    // Its problems were told when it was read the first time.
    var reading = BackupReading()
    return source.value(at: places[index].offset).flatMap { reading.version($0, "", source.stamps) }
  }
}

/// A version in a backup, and how many came before it where some of them were compacted away; 0 where none were.
struct CountedVersion<Content: Record> {
  let version: Version<Content>
  let earlier: Int
}
