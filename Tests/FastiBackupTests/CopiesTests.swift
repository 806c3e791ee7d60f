import FastiCivil
import FastiPerson
import FastiRecords
@testable import FastiSQLite
import FastiTransfer
import Foundation
import StoreContract
import Testing

@Suite("Two copies of one data folder") struct CopiesTests {
  private static let day = Day(year: 2026, month: 12, day: 1)

  /// Two desks with copies of one folder, the same device number, and clocks at the same moment.
  private func copies() throws -> (Desk, Desk) {
    let desk = try Desk()
    try write(desk, "before")
    desk.store.close()
    let copy = try Desk(seed: 2)
    try FileManager.default.copyItem(atPath: desk.data, toPath: copy.data)
    copy.clock.now = desk.clock.now
    return (desk, copy)
  }

  private func write(_ desk: Desk, _ text: String) throws {
    try desk.write { writer throws(StoreError) in try writer.put(Note(day: Self.day, text: text)) }
  }

  private func notes(_ desk: Desk) throws -> [Version<Note>] {
    try desk.store.read { reader throws(StoreError) in try reader.versions(Note.self) }
  }

  private func device(_ desk: Desk) throws -> String {
    try String(contentsOfFile: desk.data + "/device", encoding: .utf8)
  }

  @Test("that wrote at the same moment are merged; both texts stay, and each copy becomes a separate device")
  func together() throws {
    let (desk, copy) = try copies()
    try write(desk, "here")
    try write(copy, "there")
    #expect(try notes(desk).last?.stamp == notes(copy).last?.stamp)
    let number = try device(desk)
    try copy.create("there.zip")
    // The restore writes the content of the backup again, as its own.
    let report = try desk.restore(copy.path("there.zip"))
    #expect(report.doubled.map(\.kind) == ["note"] && report.refused.isEmpty)
    #expect(try Set(notes(desk).map(\.record.text)) == ["before", "here", "there"])
    #expect(try notes(desk).last?.record.text == "there")
    #expect(try device(desk) != number && device(copy) == number)
    try desk.create("all.zip")
    let back = try copy.restore(desk.path("all.zip"))
    #expect(back.doubled.isEmpty || back.doubled.map(\.kind) == ["note"])
    #expect(try Set(notes(copy).map(\.record.text)) == ["before", "here", "there"])
    let (ours, theirs) = (try notes(desk), try notes(copy))
    #expect(theirs.filter { ours.contains($0) } == ours)
    // The second time nothing is duplicated, and nothing is written.
    try copy.create("again.zip")
    #expect(try copy.restore(copy.path("again.zip")).doubled.isEmpty)
    #expect(try desk.restore(desk.path("all.zip")).doubled.isEmpty)
    for desk in [desk, copy] { #expect(try desk.store.check().findings == []) }
  }

  @Test("the history shows the author of each change; undo reverts the restore, then the changes made here")
  func history() throws {
    let (desk, copy) = try copies()
    try desk.write { writer throws(StoreError) in try writer.put(Note(day: Self.day + 1, text: "here")) }
    copy.clock.now += 3_600_000
    try copy.write { writer throws(StoreError) in try writer.put(Note(day: Self.day + 2, text: "there")) }
    try copy.create("there.zip")
    try desk.restore(copy.path("there.zip"))
    let lines = try desk.store.history(limit: 9)
    #expect(lines.count == 4 && lines.filter { !$0.isOwn }.count == 1)
    let merged = try #require(lines.first { !$0.isOwn })
    #expect(try merged.change.id == copy.store.history(limit: 1).first?.change.id)
    #expect(merged.touched.map(\.label) == [(Self.day + 2).iso])
    let restore = try desk.store.undo()
    #expect(restore.touched.map(\.label) == [(Self.day + 2).iso] && restore.isOwn)
    let left = try desk.store.read { reader throws(StoreError) in try reader.all(Note.self).map(\.record.text) }
    #expect(Set(left) == ["before", "here"])
  }

  @Test("undo steps skip changes that the restore brought, and redo restores them all")
  func steps() throws {
    let (desk, copy) = try copies()
    try desk.write { writer throws(StoreError) in try writer.put(Note(day: Self.day + 1, text: "here")) }
    copy.clock.now += 3_600_000
    for text in ["there", "again"] {
      try copy.write { writer throws(StoreError) in try writer.put(Note(day: Self.day + 2, text: text)) }
    }
    try copy.create("there.zip")
    try desk.restore(copy.path("there.zip"))
    func left() throws -> Set<String> {
      Set(try desk.store.read { reader throws(StoreError) in try reader.all(Note.self).map(\.record.text) })
    }
    #expect(try left() == ["before", "here", "again"])
    for _ in 1...2 {
      try desk.store.undo()
      #expect(try left() == ["before", "here"])
      try desk.store.undo()
      #expect(try left() == ["before"])
      try desk.store.redo()
      #expect(try left() == ["before", "here"])
      try desk.store.redo()
      #expect(try left() == ["before", "here", "again"])
    }
    #expect(throws: StoreError.nothingToRedo) { try desk.store.redo() }
    #expect(try desk.store.check().findings == [])
  }

  @Test("a change that was undone elsewhere is not undone again, until the restore that brought the undo is")
  func undoneElsewhere() throws {
    let (desk, copy) = try copies()
    for text in ["one", "two"] {
      try desk.write { writer throws(StoreError) in try writer.put(Note(day: Self.day + 1, text: text)) }
    }
    let two = try desk.store.history(limit: 1)[0].change.id
    try desk.create("here.zip")
    try copy.restore(desk.path("here.zip"))
    copy.clock.now = desk.clock.now + 60_000
    _ = try copy.store.undo(.change(two), as: copy.store.newChange("undo"))
    try copy.create("there.zip")
    desk.clock.now += 3_600_000
    try desk.restore(copy.path("there.zip"))
    func text() throws -> String? {
      try desk.store.read { reader throws(StoreError) in
        try reader.record(Note.self, id: Note.id(for: (Self.day + 1).iso))?.text
      }
    }
    #expect(try text() == "one")
    let restore = try #require(try desk.store.undone(by: .back))
    #expect(try desk.store.history(limit: 1)[0].change.id == restore)
    try desk.store.undo()
    #expect(try text() == "two")
    #expect(try desk.store.undone(by: .back) == two)
    try desk.store.redo()
    #expect(try text() == "one")
    #expect(try desk.store.undone(by: .back) == restore)
  }

  @Test("random histories of three copies that exchange backups end with the same versions, and no text is lost")
  func exchanging() throws {
    for seed in 1...6 as ClosedRange<UInt64> {
      let random = BenchRandom(seed: seed)
      let (desk, copy) = try copies()
      let third = try Desk(seed: 3)
      try FileManager.default.copyItem(atPath: desk.data, toPath: third.data)
      third.clock.now = desk.clock.now
      let desks = [desk, copy, third]
      var texts: Set<String> = ["before"]
      for step in 0..<12 {
        let one = desks[Int(random.next() % 3)]
        if random.next() % 3 > 0 {
          texts.insert("\(step)")
          try write(one, "\(step)")
        } else {
          try exchange(from: desks[Int(random.next() % 3)], to: one)
        }
        // The clocks stay equal, so that stamps collide.
        let now = desks.map(\.clock.now).min() ?? 0
        for desk in desks { desk.clock.now = now }
      }
      for _ in 0..<3 { for one in desks { for other in desks { try exchange(from: other, to: one) } } }
      let wanted = try notes(desk)
      for desk in desks {
        #expect(try notes(desk) == wanted)
        #expect(try desk.store.check().findings == [])
      }
      #expect(Set(wanted.map(\.record.text)) == texts)
    }
  }

  /// Merges the notes of one desk into the other, with their changes.
  private func exchange(from other: Desk, to desk: Desk) throws {
    let (versions, authors, changes) = try other.store.read { reader throws(StoreError) in
      (try reader.versions(Note.self), try reader.authors(Note.self), try reader.changes())
    }
    let store = desk.store
    try store.write(store.newChange("merge")) { writer throws(StoreError) in
      try writer.introduce(changes)
      for (version, author) in zip(versions, authors) { try writer.merge(version, earlier: 0, by: author) }
    }
  }

  @Test("a damaged row does not prevent restoring the rest of a backup")
  func damaged() throws {
    let (desk, copy) = try copies()
    try write(copy, "there")
    try copy.write { writer throws(StoreError) in try writer.put(Note(day: Self.day + 2, text: "more")) }
    try copy.create("there.zip")
    try write(desk, "here")
    desk.store.close()
    let sql = "UPDATE note SET text = 'bent' WHERE text = 'here'"
    try Connection(path: desk.data + "/fasti.db", access: .existing, patience: 100).run(sql)
    let report = try desk.restore(copy.path("there.zip"))
    #expect(report.refused.map(\.error.code) == ["version-conflict"] && report.doubled.isEmpty)
    #expect(try notes(desk).contains { $0.record.text == "more" })
  }
}
