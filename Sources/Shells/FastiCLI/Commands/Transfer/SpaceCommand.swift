import FastiCivil
import FastiRecords
import FastiTerminal
import FastiTransfer

/// `fasti space`.
enum SpaceCommand: Command {
  static let name = "space"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Move all data between a folder and a PostgreSQL database",
      examples: [
        Example(
          "fasti space move database --database postgresql://db.example.org/fasti", "from the folder into the database")
      ],
      subcommands: [SpaceMoveCommand.self, SpaceShardCommand.self])
  }
}

/// `fasti space move`.
enum SpaceMoveCommand: Command {
  static let name = "move"
  static let isHeavy = true

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Move all data to the database, or back to the folder",
      details: [
        "The store it goes to must not have been written to. The one it comes from stays as it is; end the programs that use "
          + "it first, since what they write afterwards is not moved.",
        "History, feeds, pass-phrase, tokens and the log of delivered reminders are moved too. Files attached to reminders "
          + "stay in the data folder.",
      ],
      arguments: [Argument("WHERE", .choice(["database", "folder"]), help: "where to: database or folder")],
      examples: [
        Example(
          "fasti space move database --database postgresql://db.example.org/fasti", "from the folder into the database"),
        Example("fasti space move folder --database postgresql://db.example.org/fasti", "back into the folder"),
      ],
      statuses: [StatusNote(.refused, "something was written already to the store it would go to")])
  }

  static func run(_ context: Context) throws(Failure) {
    guard let place = try context.database() else {
      throw Failure(.usage(.missing), field: GlobalOptions.database.field)
    }
    let folder = try context.dataFolder()
    let database = try context.databasePorts().open(place)
    guard let file = try context.machine.openStore(folder) as? any MovableStore else {
      throw Failure(.helper(.noDatabase), field: .path("--database"))
    }
    let goesToDatabase = context.invocation.argument(0) == "database"
    let moved =
      try goesToDatabase
      ? MoveSpace.run(from: file, to: database) : MoveSpace.run(from: database, to: file)
    context.report(
      .sayMoved, .number(moved.changes), .number(moved.versions), .path(goesToDatabase ? database.path : file.path))
  }
}
