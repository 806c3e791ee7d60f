import FastiCivil
import FastiFormats
import FastiRecords
import FastiTerminal

/// `fasti database`: a PostgreSQL database instead of the file.
enum DatabaseCommand: Command {
  static let name = "database"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Keep the data in a PostgreSQL database",
      details: [
        "Every command takes --database URL or $FASTI_DATABASE. The address must not contain a password: put it into "
          + "~/.pgpass, a file that PGPASSFILE names, or a service file.",
        "Files attached to reminders stay in the data folder, and so does the key that opens the space of the database.",
      ],
      examples: [
        Example(
          "fasti database init --database postgresql://db.example.org/fasti", "makes the tables, and a key"),
        Example("fasti today --database postgresql://db.example.org/fasti", "asks the database"),
      ],
      subcommands: [DatabaseInitCommand.self])
  }
}

/// `fasti database init`.
enum DatabaseInitCommand: Command {
  static let name = "init"
  static let isHeavy = true
  static let partitions = Option(
    "partitions", .int(1...128), "N", help: "how many partitions each table gets (default 16); cannot be changed later")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Make or update the tables of a database, and make a key",
      details: [
        "$FASTI_DATABASE_KEEPER says how to log in as the owner of the tables; a role fasti_app that may log in must exist.",
        "The key is written into the data folder, unless it has one that opens a space of the database.",
      ],
      options: [partitions],
      examples: [
        Example("fasti database init --database postgresql://db.example.org/fasti", "makes the tables, and a key")
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    guard let place = try context.database() else {
      throw Failure(.usage(.missing), field: GlobalOptions.database.field)
    }
    let made = try context.databasePorts().prepare(place, context.invocation.int(partitions))
    context.answer(Answer(made: made)) { context in
      context.report(
        made.from == made.to
          ? Sentence(.sayDatabaseCurrent, .text(made.name), .number(made.to))
          : Sentence(.sayDatabaseMade, .text(made.name), .number(made.to), .number(made.from)))
      if let key = made.key { context.report(.sayDatabaseKey, .path(key)) }
    }
  }
  private struct Answer: FieldWritable {
    let made: PreparedDatabase

    func write<Writer: FieldWriter>(to writer: inout Writer) {
      writer.field("database", made.name)
      writer.field("from", made.from)
      writer.field("version", made.to)
      writer.field("key", made.key)
    }
  }
}
