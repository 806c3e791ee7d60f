import FastiRecords
import PeopleHomes
import TestSupport
import Testing

@testable import FastiPostgres

/// Which programs may write to tables that a later program updated.
@Suite(
  "The floor of the tables of PostgreSQL",
  .enabled(if: ScratchServer.shared != nil, Comment(rawValue: ScratchServer.reason)))
struct FloorTests {
  /// Updates the tables of a desk by a step of a later program.
  private func update(_ desk: ProgramTests.Desk, _ sql: StaticString) throws -> DatabaseEdition {
    let connection = try DatabaseConnection(
      try desk.server.address(as: "fasti_keeper", database: desk.name), user: "fasti_keeper")
    let step = PostgresMigration(name: "998-later", text: sql, hash: "")
    _ = try connection.migrate(partitions: 2, PostgresMigration.all + [step])
    return try connection.edition()
  }

  @Test("an older program writes beside later tables, as long as the tables of versions have the columns that it knows")
  func without() throws {
    let desk = try ProgramTests.Desk()
    try desk.prepare()
    let later = try update(
      desk, "CREATE INDEX later_index ON fasti.event (space_id, title); CREATE TABLE fasti.later_kind (space_id uuid)")
    #expect(later.version == 998)
    #expect(later.floor < PostgresMigration.latest)
    #expect(try desk.run("event", "add", "Choir", "--on", "2026-02-05").status == 0)
    #expect(try desk.run("today").output.contains("Choir"))
    #expect(try desk.run("doctor").status == 0)
  }

  @Test("a step that adds a column to versions refuses older programs, whose versions would lack what it contains")
  func with() throws {
    let desk = try ProgramTests.Desk()
    try desk.prepare()
    #expect(try desk.run("event", "add", "Choir", "--on", "2026-02-05").status == 0)
    let later = try update(desk, "ALTER TABLE fasti.event ADD COLUMN mood text")
    #expect(later.floor == 998)
    for words in [["event", "add", "Talk", "--on", "2026-02-06"], ["today"]] {
      let run = try desk.run(words)
      #expect(run.status == 7)
      #expect(run.errors.contains("998"), "\(run.errors)")
    }
  }

  @Test("the steps that added columns are the floor of a new database, and of one whose steps are older than that rule")
  func known() throws {
    let desk = try ProgramTests.Desk()
    let connection = try DatabaseConnection(
      try desk.server.address(as: "fasti_keeper", database: desk.name), user: "fasti_keeper")
    _ = try connection.migrate(partitions: 2, PostgresMigration.all.filter { $0.version <= 9 })
    #expect(try connection.edition().floor == 7)
    try desk.server.psql("UPDATE fasti.edition SET floor = 0", desk.name)
    try desk.prepare()
    #expect(try connection.edition().floor == 7)
  }
}
