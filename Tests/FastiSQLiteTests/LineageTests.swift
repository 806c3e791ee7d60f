import FastiDays
import FastiMoney
import FastiPerson
import FastiRecords
@testable import FastiSQLite
import FastiTransfer
import StoreContract
import Testing

/// The lineage of versions, and merging of concurrent versions.
@Suite("Concurrent versions") struct LineageTests {
  @Test("ages of groups read back, and name only the groups that differ")
  func ages() throws {
    let (one, two) = (Stamp(milliseconds: 1, device: 1), Stamp(milliseconds: 2, device: 2))
    let ages = GroupAges(["title": nil, "notes": two, "place": one], rest: one)
    #expect(ages.text == "=title;\(two.text) notes;\(one.text)")
    #expect(GroupAges(text: ages.text) == ages)
    let own = Stamp(milliseconds: 9)
    #expect(ages.stamp(of: "title", own: own) == own)
    #expect(ages.stamp(of: "notes", own: own) == two)
    #expect(ages.stamp(of: "unheard of", own: own) == one)
    for text in ["", "x", "=title", "\(one.text) a b;\(one.text)"] { #expect(GroupAges(text: text) == nil) }
  }

  @Test(
    "lines that one side changed are used; of lines that both changed, ours are used",
    arguments: [
      ("a\nb\nc", "a\nB\nc", "a\nb\nC", "a\nB\nC", true), ("a\nb", "a\nb\nx", "a\nb\ny", "a\nb\ny\nx", true),
      ("a\nb", "a\nX", "a\nY", "a\nX", false), ("", "x", "y", "y\nx", true), ("a", "a", "b", "b", true),
      ("a", "A", "a\nb", "A\nb", true), ("a", "b\na", "A", "b\nA", true),
      ("a\nb\nc", "b\nc", "a\nb", "b", true), ("a\nb\nc\nd", "a\nd", "a\nb\nc\nD", "a\nd", false),
    ])
  func lines(_ base: String, _ ours: String, _ theirs: String, _ merged: String, _ isWhole: Bool) {
    let merge = LineMerge(base: base, ours: ours, theirs: theirs)
    #expect(merge.text == merged)
    #expect(merge.isWhole == isWhole)
  }

  @Test("a merge of lines keeps every line that only one side wrote")
  func everyLine() {
    let random = BenchRandom(seed: 7)
    for round in 0..<2_000 {
      let base = (0..<random.place(6)).map { "b\($0)" }
      func edited(_ side: String) -> [String] {
        var lines = base
        for step in 0..<random.place(3) {
          let place = random.place(UInt64(lines.count + 1))
          if random.place(2) == 0 || lines.isEmpty || place == lines.count {
            lines.insert("\(side)\(step)", at: place)
          } else {
            lines[place] = "\(side)\(step)"
          }
        }
        return lines
      }
      let (ours, theirs) = (edited("o"), edited("t"))
      let merge = LineMerge(
        base: base.joined(separator: "\n"), ours: ours.joined(separator: "\n"), theirs: theirs.joined(separator: "\n"))
      let lines = merge.text.split(separator: "\n").map { String($0) }
      #expect(Set(lines).isSuperset(of: ours.filter { $0.hasPrefix("o") }), "round \(round)")
      if merge.isWhole { #expect(Set(lines).isSuperset(of: theirs.filter { $0.hasPrefix("t") }), "round \(round)") }
    }
  }

  @Test("a version that lost to a concurrent, later change of the same part is listed, and can be restored")
  func conflict() throws {
    let (one, two) = try pair()
    try one.write("from one", .setting("regions.limit"))
    two.scene.clock.now += 1_000
    try two.write("from two", .setting("regions.limit"))
    try meet(one, two)
    for device in [one, two] {
      #expect(try device.store.setting("regions.limit") == "from two")
      let conflicts = try device.store.conflicts()
      #expect(conflicts.map(\.label) == ["regions.limit"])
      #expect(conflicts.map(\.columns) == [["value"]])
    }
    let conflict = try #require(try one.store.conflicts().first)
    #expect(try two.store.conflicts().first?.name == conflict.name)
    one.scene.clock.now += 5_000
    try one.store.bringBack(conflict, as: one.store.newChange("keep"))
    try meet(one, two)
    for device in [one, two] {
      #expect(try device.store.setting("regions.limit") == "from one")
      #expect(try device.store.conflicts() == [])
    }
  }

  @Test("different parts of one thing are merged in the same way on both devices, without a conflict")
  func joined() throws {
    let (one, two) = try pair()
    let id = RecordID(high: 1, low: 1)
    try one.write("title", .event(id, .title))
    try meet(one, two)
    try one.write("place", .event(id, .place))
    try two.write("notes", .event(id, .notes))
    try two.write("900 EUR", .event(id, .budget))
    try meet(one, two)
    for device in [one, two] {
      let event = try device.store.read { reader throws(StoreError) in try reader.record(Event.self, id: id) }
      #expect(event?.title == "title" && event?.place == "place" && event?.notes == "notes")
      #expect(event?.budget?.text == "900 EUR")
      #expect(try device.store.conflicts() == [])
      #expect(try device.store.check().findings.filter(\.isLoss) == [])
    }
    #expect(try one.store.digest() == two.store.digest())
    // A merge is not a change of this device.
    #expect(try one.store.undone(by: .back) == (try one.store.history(limit: 9).first { $0.isOwn })?.change.id)
  }

  @Test("of two budgets the later one counts, with its currency, and the other one can be restored")
  func budgets() throws {
    let (one, two) = try pair()
    let id = RecordID(high: 1, low: 1)
    func budget(_ device: SyncDevice) throws -> String? {
      try device.store.read { reader throws(StoreError) in try reader.record(Event.self, id: id) }?.budget?.text
    }
    try one.write("title", .event(id, .title))
    try meet(one, two)
    try one.write("900 EUR", .event(id, .budget))
    two.scene.clock.now += 1_000
    try two.write("8000 SEK", .event(id, .budget))
    try meet(one, two)
    for device in [one, two] {
      #expect(try budget(device) == "8000 SEK")
      #expect(try device.store.conflicts().map(\.columns) == [["budget"]])
    }
    one.scene.clock.now += 5_000
    try one.store.bringBack(try #require(try one.store.conflicts().first), as: one.store.newChange("keep"))
    try meet(one, two)
    for device in [one, two] { #expect(try budget(device) == "900 EUR") }
  }

  @Test("undo goes back to the latest change of this device, skipping those of others")
  func undo() throws {
    let (one, two) = try pair()
    try one.write("mine", .setting("a"))
    try meet(one, two)
    try two.write("theirs", .setting("b"))
    try meet(one, two)
    try one.store.undo()
    #expect(try one.store.setting("a") == nil)
    #expect(try one.store.setting("b") == "theirs")
    try meet(one, two)
    #expect(try two.store.setting("a") == nil)
    try two.store.undo()
    #expect(try two.store.setting("b") == nil)
  }

  @Test("columns of a later version of the program are stored, passed on, and kept in the next version")
  func later() throws {
    let device = try SyncDevice(seed: 3)
    let space = SyncSpace(
      id: RecordID(high: 5, low: 5), place: "/x", log: "0123456789abcdef", rewriting: "- -", key: nil)
    try device.store.join(space)
    let stamp = Stamp(milliseconds: device.scene.clock.now, device: 77).text
    let (change, id) = (RecordID(high: 8, low: 1).text, Setting.id(for: "a").text)
    let line = """
      {"id":"\(change)","stamp":"\(stamp)","time":1,"command":":edit setting a","device":"000000000000004d","versions":[\
      {"kind":"setting","id":"\(id)","stamp":"\(stamp)","deleted":false,"columns":{"key":"a","value":"1","colour":"red"}},\
      {"kind":"habit","id":"\(change)","stamp":"\(stamp)","deleted":false,"columns":{"count":3,"name":"run"}}]}
      """
    let read = try ChangeLine.change(Array(line.utf8))
    #expect(String(decoding: ChangeLine.text(read), as: UTF8.self) == line)
    #expect(try device.store.receive([read], from: space.id, segments: [:]).refused == [])
    #expect(try device.store.check().findings.filter(\.isLoss) == [])
    try device.store.sendAgain(to: space, everything: false)
    try device.store.set("a", "2")
    let other = SyncSpace(
      id: RecordID(high: 6, low: 6), place: "/y", log: "0123456789abcdef", rewriting: "- -", key: nil)
    try device.store.join(other)
    let sent = try device.store.unsent(to: other.id, limit: 9)
    #expect(sent.count == 2)
    #expect(String(decoding: ChangeLine.text(sent[0]), as: UTF8.self) == line)
    #expect(String(decoding: ChangeLine.text(sent[1]), as: UTF8.self).contains(#""colour":"red""#))
  }

  @Test("columns and kinds of a later version are read when this program has them, and each column is sent once")
  func adopted() throws {
    let device = try SyncDevice(seed: 6)
    let (id, space) = (RecordID(high: 1, low: 1), RecordID(high: 5, low: 5))
    try device.store.join(
      SyncSpace(id: space, place: "/x", log: "0123456789abcdef", rewriting: "- -", key: nil))
    try device.write("title", .event(id, .title))
    try device.write("900 EUR", .event(id, .budget))
    // A program that does not know budgets has received this one, and a kind that it does not know.
    device.store.close()
    try Connection(path: device.scene.database, access: .existing, patience: 100).run(
      #"UPDATE event SET budget = NULL, extra = '{"budget":"900 EUR"}' WHERE budget IS NOT NULL"#)
    let stamp = Stamp(milliseconds: device.scene.clock.now, device: 77)
    let author = Change(id: RecordID(high: 8, low: 2), command: ":edit setting a", time: 1)
    let foreign = ForeignVersion(
      kind: "setting", id: Setting.id(for: "a"), stamp: stamp, deleted: false,
      body: #"{"columns":{"key":"a","value":"1"}}"#)
    let change = SyncedChange(
      change: AuthoredChange(change: author, stamp: stamp, undoes: nil, device: 77), foreign: [foreign])
    #expect(try device.store.receive([change], from: space, segments: [:]).refused == [])
    // A thing of that kind was erased later, which this program did not understand either.
    for (place, (key, value)) in [("b", "a secret"), ("erased", "")].enumerated() {
      let stamp = Stamp(milliseconds: stamp.milliseconds + Int64(place) + 1, device: 77)
      let author = Change(id: RecordID(high: 8, low: UInt64(place) + 3), command: ":edit setting b", time: 1)
      let foreign = ForeignVersion(
        kind: "setting", id: Setting.id(for: "b"), stamp: stamp, deleted: place > 0,
        body: #"{"columns":{"key":"\#(key)","value":"\#(value)"}}"#)
      let change = SyncedChange(
        change: AuthoredChange(change: author, stamp: stamp, undoes: nil, device: 77), foreign: [foreign])
      #expect(try device.store.receive([change], from: space, segments: [:]).refused == [])
    }
    try device.write("1000 EUR", .event(id, .budget))
    for change in try device.store.unsent(to: space, limit: 9) { _ = try ChangeLine.change(ChangeLine.text(change)) }
    device.store.close()
    let growth = Migration(version: Schema.current.version + 1, sql: "CREATE TABLE grown (a TEXT) STRICT")
    let grown = device.scene.store(schema: Schema(migrations: Schema.current.migrations + [growth]))
    let events = try grown.read { reader throws(StoreError) in try reader.versions(Event.self, id: id) }
    #expect(events.map { $0.record.budget?.text } == [nil, "900 EUR", "1000 EUR"])
    #expect(try grown.setting("a") == "1")
    let erased = try grown.read { reader throws(StoreError) in
      try reader.versions(Setting.self, id: Setting.id(for: "b"))
    }
    #expect(erased.map(\.deleted) == [false, true] && erased.allSatisfy(\.record.isBlank))
    #expect(try grown.check().findings == [])
    let sent = try grown.unsent(to: RecordID(high: 6, low: 6), limit: 9)
    #expect(sent.flatMap(\.versions).map(\.row.lineage.extra) == Array(repeating: nil, count: 6))
    #expect(sent.flatMap(\.foreign) == [])
  }

  @Test("an erasure on one device erases on the others, also in their files")
  func erasing() throws {
    let (one, two) = try pair()
    try one.write("a secret", .setting("a"))
    try meet(one, two)
    _ = try one.store.erase([Setting.id(for: "a")], as: one.store.newChange(ChangeAction(.erase, .thing)), .none)
    try meet(one, two)
    try meet(one, two)
    try meet(one, two)
    for device in [one, two] {
      #expect(try !device.texts().contains("a secret"))
      for (name, bytes) in device.folder.files {
        #expect(!String(decoding: bytes, as: UTF8.self).contains("a secret"), "\(name)")
      }
    }
    #expect(try one.store.digest() == two.store.digest())
  }

  @Test("changes that could not be written to a folder are written under the same number at the next sync")
  func sameNumber() throws {
    let (one, two) = try pair()
    try one.write("text", .setting("a"))
    one.folder.failsAfter = 0
    #expect(throws: Failure.self) { try one.sync() }
    #expect(try one.sync().problems.isEmpty)
    two.folder.files = one.folder.files
    #expect(try two.sync().problems.isEmpty)
    #expect(try two.texts().contains("text"))
  }

  private func pair() throws -> (SyncDevice, SyncDevice) {
    let (one, two) = (try SyncDevice(seed: 1), try SyncDevice(seed: 2))
    two.scene.clock.now = one.scene.clock.now
    try meet(one, two)
    return (one, two)
  }

  /// Each device writes its changes, the folder is copied, and each reads the changes of the other. Removed files are
  /// removed on both.
  private func meet(_ one: SyncDevice, _ two: SyncDevice) throws {
    for device in [one, two, one, two] {
      device.scene.clock.now += 1_000
      try device.sync()
      one.folder.files = device.folder.files
      two.folder.files = device.folder.files
    }
  }
}
