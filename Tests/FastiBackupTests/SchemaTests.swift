import FastiDays
import FastiPerson
import FastiRecords
import FastiTransfer
import FastiZip
import Foundation
import TestSupport
import Testing

@Suite("Documentation/backup.schema.json") struct SchemaTests {
  private static func json(_ bytes: Data) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
  }

  private static func schema() throws -> JSONSchema {
    let page = PackageFolder.root.appending(path: "Documentation/backup.schema.json")
    return JSONSchema(root: try json(Data(contentsOf: page)))
  }

  /// The `backup.json` of a store with all kinds of content.
  private static func backup() throws -> [String: Any] {
    let desk = try Desk(seed: 21)
    try RandomStore(desk: desk).fill(400)
    try desk.create("all.zip")
    var text = Data()
    try ZipArchives().open(desk.path("all.zip"), limits: .backup).unpack(0) { text += $0 }
    return try json(text)
  }

  @Test("a backup of everything matches the schema")
  func valid() throws { #expect(try Self.schema().faults(of: Self.backup()) == []) }

  @Test("a wrong value is found", arguments: ["version", "reminders", "versions", "files", "shipped"])
  func invalid(_ member: String) throws {
    var backup = try Self.backup()
    backup[member] = "text"
    #expect(try !Self.schema().faults(of: backup).isEmpty)
  }

  @Test("a wrong value deep inside is found")
  func deep() throws {
    var backup = try Self.backup()
    var versions = try #require(backup["versions"] as? [String: [[String: Any]]])
    versions["setting"]?[0]["stamp"] = "yesterday"
    versions["leave_entry"]?[0]["hours"] = 8
    versions["note"]?[0]["text"] = nil
    backup["versions"] = versions
    #expect(try Self.schema().faults(of: backup).count == 3)
  }

  @Test("every kind is in the schema, with every column")
  func kinds() throws {
    let root = try Self.schema().root
    let properties = try #require(root["properties"] as? [String: [String: Any]])
    let lists = try #require(properties["versions"]?["properties"] as? [String: [String: Any]])
    let definitions = try #require(root["$defs"] as? [String: [String: Any]])
    #expect(Set(lists.keys) == Set(RecordKinds.all.map { $0.table }))
    for kind in RecordKinds.all {
      let reference = try #require((lists[kind.table]?["items"] as? [String: String])?["$ref"])
      let definition = try #require(definitions[String(reference.split(separator: "/").last ?? "")])
      // A column that was added later is left out if it is null.
      #expect(definition["required"] as? [String] == kind.columns.filter { !kind.later.contains($0) })
      let members = try #require(definition["properties"] as? [String: Any])
      #expect(Set(members.keys).isSuperset(of: kind.columns), "\(kind.table)")
    }
  }
}
