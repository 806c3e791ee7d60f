import FastiPerson
import FastiRecords
import StoreContract
import Testing

/// Versions of one event on several devices, without a store: each device writes, and merges what it gets.
@Suite("Merging of entries") struct EntryMergeTests {
  @Test("each entry is that of the last version that changed it, in any order", arguments: 0..<4)
  func entries(_ seed: Int) {
    for round in 0..<10 {
      var peers = EntryPeers(seed: UInt64(seed * 1_000 + round), older: 0)
      peers.live(steps: 40)
      let isSettled = peers.settle()
      #expect(isSettled, "round \(round)")
      #expect(Set(peers.lists) == [peers.expected], "round \(round)")
    }
  }

  @Test("a device whose program knows no entries, and changes other parts, loses none of them", arguments: 0..<4)
  func older(_ seed: Int) {
    for round in 0..<10 {
      var peers = EntryPeers(seed: UInt64(seed * 1_000 + round), older: 1)
      peers.live(steps: 40)
      let isSettled = peers.settle()
      #expect(isSettled, "round \(round)")
      #expect(Set(peers.lists) == [peers.expected], "round \(round)")
    }
  }

  @Test("ages of any number of entries have room in a store, and no entry gets older")
  func room() throws {
    var row = VersionRow(
      id: RecordID(high: 1, low: 1), stamp: Stamp(milliseconds: 1), deleted: false,
      values: EntryPeers.values(list: [:], title: "a"), lineage: Lineage(replaces: Lineage.nothing))
    var list: [String: String] = [:]
    for number in 0..<150 {
      // Ten entries at a time now and then, and one at a time otherwise.
      for place in 0..<(number % 20 == 0 ? 9 : 1) {
        let key = "2026-\(1_000 + 10 * number + place)"
        list[key] = "-\(key)"
      }
      let values = EntryPeers.values(list: list, title: "a")
      let lineage = Event.kind.lineage(of: values, over: row)
      row = VersionRow(
        id: row.id, stamp: Stamp(milliseconds: Int64(number) + 2, device: 7), deleted: false, values: values,
        lineage: lineage)
      let text = try #require(lineage.since)
      #expect(text.utf8.count <= 4_096)
      #expect(GroupAges(text: text) == lineage.ages)
      #expect(text.hasPrefix("=deleted,occurrences,occurrences/2026-"))
    }
    let other = Dictionary(uniqueKeysWithValues: list.keys.map { ($0, "\($0)>2027-01-01") })
    let lineage = Event.kind.lineage(of: EntryPeers.values(list: other, title: "a"), over: row)
    #expect(try #require(lineage.since).utf8.count <= 4_096)
    #expect(try #require(lineage.since).hasPrefix("=deleted,occurrences,occurrences/;"))
  }

  @Test("lists with thousands of entries are merged, and their conflicts found, in time in proportion")
  func many() throws {
    func list(_ ending: String, _ count: Int = 6_000) -> [String: String] {
      Dictionary(uniqueKeysWithValues: (10_000..<(10_000 + count)).map { ("\($0)", "\($0)>\(ending)") })
    }
    let first = VersionRow(
      id: RecordID(high: 1, low: 1), stamp: Stamp(milliseconds: 1), deleted: false,
      values: EntryPeers.values(list: list("a"), title: "a"), lineage: Lineage(replaces: Lineage.nothing))
    let rows = [(2, "b"), (3, "c")].map { time, ending in
      let values = EntryPeers.values(list: list(ending), title: "a")
      return VersionRow(
        id: first.id, stamp: Stamp(milliseconds: Int64(time)), deleted: false, values: values,
        lineage: Event.kind.lineage(of: values, over: first))
    }
    let merge = VersionMerge([first] + rows, of: Event.kind)
    let clock = ContinuousClock()
    let time = try clock.measure {
      #expect(merge.joined() == nil)
      let conflict = try #require(merge.conflicts().first)
      #expect(merge.broughtBack(conflict) == EntryPeers.values(list: list("b"), title: "a"))
    }
    // The square of 6,000 words takes a minute.
    #expect(time < .seconds(20))
  }
}

/// Devices with the versions of one event.
private struct EntryPeers {
  private var stores: [[Stamp: VersionRow]]
  /// The programs: kinds with and without lists.
  private let kinds: [RecordKind]
  private let random: BenchRandom
  private var now: Int64 = 100
  private(set) var expected: [String: String] = [:]

  /// Three devices, the last of which may have an older program.
  init(seed: UInt64, older: Int) {
    random = BenchRandom(seed: seed)
    let kind = Event.kind
    let former = RecordKind(
      table: kind.table, columns: kind.columns, label: kind.label, formats: kind.formats, blank: kind.blank,
      groups: kind.groups, later: kind.later, meeting: kind.meeting, reach: kind.reach)
    kinds = [kind, kind, older == 0 ? kind : former]
    let first = VersionRow(
      id: RecordID(high: 1, low: 1), stamp: Stamp(milliseconds: 1, device: 1), deleted: false,
      values: Self.values(list: ["02": "-02"], title: "0"), lineage: Lineage(replaces: Lineage.nothing))
    stores = Array(repeating: [first.stamp: first], count: 3)
    expected = ["02": "-02"]
  }

  /// The columns of an event with those entries.
  static func values(list: [String: String], title: String) -> [ColumnValue] {
    var values = Event.kind.blank
    values[0] = .text(title)
    if let place = Event.kind.columns.firstIndex(of: "occurrences"), !list.isEmpty {
      values[place] = .text(list.sorted { $0.key < $1.key }.map(\.value).joined(separator: " "))
    }
    return values
  }

  private func rows(_ peer: Int) -> [VersionRow] { stores[peer].values.sorted { $0.stamp < $1.stamp } }

  /// The entries on each device.
  var lists: [[String: String]] {
    stores.indices.map { peer in
      guard let place = Event.kind.columns.firstIndex(of: "occurrences"), let head = rows(peer).last,
        case .text(let text) = head.values[place]
      else { return [:] }
      let words = text.split(separator: " ").map { String($0) }
      return Dictionary(uniqueKeysWithValues: words.map { (String($0.drop { $0 == "-" }.prefix(2)), $0) })
    }
  }

  mutating func live(steps: Int) {
    for _ in 0..<steps {
      now += 10
      let peer = random.place(3)
      switch random.place(5) {
      case 0, 1: if kinds[peer].lists.isEmpty { retitle(peer) } else { edit(peer) }
      case 2: retitle(peer)
      default: send(peer, to: (peer + 1 + random.place(2)) % 3)
      }
    }
  }

  /// Drops, moves or restores one occurrence.
  private mutating func edit(_ peer: Int) {
    let key = "0\(1 + random.place(5))"
    var list = lists[peer]
    list[key] = ["-\(key)", "\(key)>\(10 + random.place(3))", nil][random.place(3)]
    if list == lists[peer] { return }
    expected[key] = list[key]
    write(Self.values(list: list, title: "\(now)"), peer)
  }

  private mutating func retitle(_ peer: Int) { write(Self.values(list: lists[peer], title: "\(now)"), peer) }

  private mutating func write(_ values: [ColumnValue], _ peer: Int) {
    let row = VersionRow(
      id: RecordID(high: 1, low: 1), stamp: Stamp(milliseconds: now, device: UInt64(peer)), deleted: false,
      values: values, lineage: kinds[peer].lineage(of: values, over: rows(peer).last))
    stores[peer][row.stamp] = row
  }

  /// Sends every version, and merges them there.
  private mutating func send(_ peer: Int, to other: Int) {
    stores[other].merge(stores[peer]) { own, _ in own }
    // A merge is followed by another one only if it is not complete, which is a mistake.
    for _ in 0..<10 {
      guard let joined = VersionMerge(rows(other), of: kinds[other]).joined() else { return }
      stores[other][joined.stamp] = joined
    }
  }

  /// Sends everything to all until all have the same versions.
  /// - Returns: Whether that was reached.
  mutating func settle() -> Bool {
    for _ in 0..<6 {
      for peer in 0..<3 { for other in 0..<3 where other != peer { send(peer, to: other) } }
      if (1..<3).allSatisfy({ stores[$0].keys == stores[0].keys }) { break }
    }
    return (0..<3).allSatisfy { peer in
      stores[peer].keys == stores[0].keys && VersionMerge(rows(peer), of: kinds[peer]).joined() == nil
    }
  }
}
