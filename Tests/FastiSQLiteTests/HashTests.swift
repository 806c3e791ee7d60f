import FastiRecords
@testable import FastiSQLite
import StoreContract
import Testing

@Suite("Hashes of versions") struct HashTests {
  private func filled() throws -> (Scene, SQLiteStore) {
    let scene = try Scene()
    let store = scene.store()
    try store.seed([RegionText(code: "SE", text: Array("one".utf8)), RegionText(code: "NO", text: Array("two".utf8))])
    for number in 0..<5 {
      scene.clock.now += 1_000
      try store.set("key \(number)", "value \(number)")
    }
    return (scene, store)
  }

  private func damage(_ scene: Scene, _ sql: String) throws {
    try Connection(path: scene.database, access: .existing, patience: 100).run(sql)
  }

  @Test(
    "it is that of a line of JSON; a null or default column does not change the hash, but a name or value does")
  func defaults() {
    let older = RecordKind(table: "t", columns: ["b", "a"], label: "a")
    let newer = RecordKind(
      table: "t", columns: ["b", "c", "a", "d"], label: "a", defaults: ["d": .integer(7)])
    func hash(_ kind: RecordKind, _ values: ColumnValue...) -> [UInt8] {
      VersionHashing(kind).hash(
        id: RecordID(high: 1, low: 2), stamp: Stamp(milliseconds: 3), deleted: false, values: values)
    }
    let first = hash(older, .text("x"), .integer(1))
    #expect(first == hash(newer, .text("x"), .nothing, .integer(1), .integer(7)))
    #expect(first != hash(newer, .text("x"), .nothing, .integer(1), .integer(8)))
    #expect(first != hash(newer, .text("x"), .text(""), .integer(1), .integer(7)))
    #expect(first != hash(older, .text("y"), .integer(1)))
    #expect(first != hash(older, .integer(1), .text("x")))
    let json =
      #"{"kind":"t","id":"00000000-0000-0001-0000-000000000002","stamp":"000000000003.0000.0000000000000000","#
      + #""deleted":false,"columns":{"a":1,"b":"x"}}"#
    #expect(first == SHA256.hash(Array(json.utf8)))
  }

  @Test("sums are added and subtracted in any order")
  func sums() {
    let hashes = (0..<9).map { SHA256.hash([UInt8($0)]) }
    var (one, other) = (VersionSum(), VersionSum())
    for hash in hashes { one.add(hash) }
    for hash in hashes.reversed() { other.add(hash) }
    #expect(one == other && VersionSum(text: one.text) == one)
    var difference = VersionSum()
    for hash in hashes.dropFirst(3) { difference.subtract(hash) }
    one.add(difference)
    for hash in hashes.dropFirst(3) { other.subtract(hash) }
    #expect(one == other && one.count == 3)
    for hash in hashes.prefix(3) { one.subtract(hash) }
    #expect(one.isSum(of: VersionSum()) && one.hex == String(repeating: "0", count: 32))
    #expect(VersionSum(text: "1 2") == nil && VersionSum(text: "1 zz 0") == nil)
  }

  @Test("the sums match what was written, edited, deleted, undone, merged and compacted")
  func addsUp() throws {
    let (scene, store) = try filled()
    try store.set("key 1", "other")
    try store.write(store.newChange("config unset key 2")) { writer throws(StoreError) in
      try writer.delete(Setting.self, key: "key 2")
    }
    try store.undo()
    try store.undo()
    #expect(try store.check().findings == [])
    let other = try Scene(seed: 2)
    let versions = try store.read { reader throws(StoreError) in try reader.versions(Setting.self) }
    for _ in 0..<2 {
      try other.store().write(other.store().newChange("sync")) { writer throws(StoreError) in
        for version in versions { try writer.merge(version) }
      }
      #expect(try other.store().check().findings == [])
    }
    scene.clock.now += 1_000
    try store.set("last", "1")
    #expect(try store.compact(before: Stamp(milliseconds: scene.clock.now)).total > 0)
    let report = try store.check()
    #expect(report.findings == [] && report.counts.allSatisfy { $0.hashedLater == 0 })
  }

  @Test(
    "a row with changed content is found, by its table",
    arguments: [
      ("setting", "UPDATE setting SET value = 'valve 3' WHERE key = 'key 3'"),
      ("setting", "UPDATE setting SET deleted = 1 WHERE key = 'key 3'"),
      ("setting", "UPDATE setting SET hash = zeroblob(32) WHERE key = 'key 3'"),
      ("setting", "UPDATE setting SET hash = NULL WHERE key = 'key 3'"),
      ("change", "UPDATE change SET command = 'config set key 3 valve' WHERE command LIKE '%key 3%'"),
      ("change", "UPDATE change SET time = time + 1 WHERE command LIKE '%key 3%'"),
      ("setting", "UPDATE meta SET value = replace(value, '5 ', '5 f') WHERE key = 'sum:setting'"),
      ("meta", "UPDATE meta SET value = '000000000001.0000.0000000000000001' WHERE key = 'clock'"),
    ])
  func bent(_ table: String, _ sql: String) throws {
    let (scene, store) = try filled()
    store.close()
    try damage(scene, sql)
    let findings = try scene.store().check().findings
    #expect(!findings.isEmpty)
    for finding in findings {
      switch finding {
      case .altered(_, let found, _, _): #expect(found == table)
      case .unreadable: continue
      default: Issue.record("\(finding)")
      }
    }
  }

  @Test("missing rows are found, and rows that were not written by the program")
  func missing() throws {
    let (scene, store) = try filled()
    store.close()
    try damage(scene, "DELETE FROM setting WHERE key = 'key 3'")
    let folder = scene.place
    #expect(
      try scene.store().check().findings == [
        .missing(database: scene.database, table: "setting", written: 5, found: 4, folder: folder)
      ])
    // A compaction does not repair missing rows.
    scene.clock.now += 1_000
    try scene.store().set("key 1", "2")
    _ = try scene.store().compact(before: Stamp(milliseconds: scene.clock.now))
    #expect(try !scene.store().check().findings.isEmpty)
  }

  @Test("a damaged version is repaired by the same version of another store, and a different one is refused")
  func madeGood() throws {
    let (scene, store) = try filled()
    let versions = try store.read { reader throws(StoreError) in try reader.versions(Setting.self) }
    store.close()
    try damage(scene, "UPDATE setting SET value = 'valve 3' WHERE key = 'key 3'")
    let bent = scene.store()
    let wrong = try #require(versions.first { $0.record.key == "key 3" })
    let foreign = Version(id: wrong.id, stamp: wrong.stamp, record: Setting(key: "key 3", value: "no"))
    func merge(_ versions: [Version<Setting>]) throws {
      try bent.write(bent.newChange("sync")) { writer throws(StoreError) in
        for version in versions { try writer.merge(version) }
      }
    }
    #expect(try refusal { try merge([foreign]) }?.code == "version-conflict")
    try merge(versions)
    #expect(try bent.check().findings == [])
    #expect(try bent.setting("key 3") == "value 3")
  }

  @Test("versions of earlier programs are hashed when they are migrated, and counted as such")
  func earlier() throws {
    let scene = try Scene()
    let steps = Schema.current.migrations.filter { $0.version < Migration.versionHashes.version }
    let old = try scene.store(schema: Schema(migrations: steps)).writable()
    let stamp = Stamp(milliseconds: scene.clock.now).text
    try old.run("INSERT INTO change VALUES (zeroblob(16), '\(stamp)', 0, 'config set a 1', NULL)")
    try old.run("INSERT INTO meta VALUES ('clock', '\(stamp)')")
    for number in 0..<40 {
      try old.run("INSERT INTO setting VALUES (?, '\(stamp)', 0, zeroblob(16), 'k\(number)', 'Tết')") {
        $0.write(id: Setting.id(for: "k\(number)"))
      }
    }
    let store = scene.store()
    try store.set("b", "2")
    let report = try store.check()
    #expect(report.findings == [])
    #expect(report.counts.first { $0.kind == "setting" } == .init(kind: "setting", versions: 41, hashedLater: 40))
  }

  @Test("shipped regions that were changed, removed or added are written again, and only under their own fingerprint")
  func regions() throws {
    let (scene, store) = try filled()
    let regions = [RegionText(code: "SE", text: Array("one".utf8)), RegionText(code: "NO", text: Array("two".utf8))]
    let print = RegionText.fingerprint(regions)
    #expect(try store.layAnew(fingerprint: print, regions) == [])
    for (sql, codes) in [
      ("UPDATE shipped_region SET text = 'onf' WHERE code = 'SE'", ["SE"]),
      ("DELETE FROM shipped_region WHERE code = 'NO'", ["NO"]),
      ("UPDATE shipped_region SET code = 'NP' WHERE code = 'NO'", ["NO", "NP"]),
    ] {
      try damage(scene, sql)
      #expect(try store.layAnew(fingerprint: "another", regions) == [])
      #expect(try store.layAnew(fingerprint: print, regions) == codes)
      #expect(try store.read { reader throws(StoreError) in try reader.regions(nil) } == regions)
    }
    #expect(try store.check().findings == [])
  }
}
