import FastiCivil
import FastiFormats
import FastiRecords
import FastiTerminal

/// `fasti space shard`.
enum SpaceShardCommand: Command {
  static let name = "shard"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Move partitions of a database to other servers",
      details: [
        "A database that is too small for all its spaces gives partitions to others. Programs keep its address: it tells "
          + "them which server has their space.",
        "$FASTI_DATABASE_KEEPER says how to log in as the owner of the tables.",
      ],
      examples: [
        Example(
          "fasti space shard list --database postgresql://db.example.org/fasti", "which server has which partition"),
        Example(
          "fasti space shard move 3 --to postgresql://two.example.org/fasti",
          "moves a partition while it is used"),
      ],
      subcommands: [SpaceShardListCommand.self, SpaceShardMoveCommand.self])
  }
}

/// `fasti space shard list`.
enum SpaceShardListCommand: Command {
  static let name = "list"
  static let isHeavy = true

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "List the partitions of a database, and where each is",
      examples: [
        Example("fasti space shard list --database postgresql://db.example.org/fasti", "a line for each partition")
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    guard let place = try context.database() else {
      throw Failure(.usage(.missing), field: GlobalOptions.database.field)
    }
    let items = try context.databasePorts().shards(place).map { Item(shard: $0) }
    context.answer(items, columns: Item.columns) { context in
      for item in items {
        let shard = item.shard
        let line = context.text(
          .sayShardLine, .number(shard.part), .number(shard.spaces), .text(context.text(bytes: shard.bytes)),
          .text(position(shard, context)))
        context.out.write(text: "\(line)\n")
      }
    }
  }

  private static func position(_ shard: Shard, _ context: Context) -> String {
    let place = Sentence.Part.path(shard.place ?? "")
    return switch shard.state {
    case .here: context.text(.sayShardHere)
    case .leaving: context.text(.sayShardLeaving, place)
    case .handed: context.text(.sayShardHanded, place)
    case .away: context.text(.sayShardAway, place)
    case .coming: context.text(.sayShardComing)
    }
  }

  private struct Item: FieldWritable {
    let shard: Shard
    static let columns: [StaticString] = ["partition", "spaces", "bytes", "state", "database"]

    func write<Writer: FieldWriter>(to writer: inout Writer) {
      writer.field("partition", shard.part)
      writer.field("spaces", shard.spaces)
      writer.field("bytes", shard.bytes)
      writer.field("state", shard.state.rawValue)
      writer.field("database", shard.place)
    }
  }
}

/// `fasti space shard move`.
enum SpaceShardMoveCommand: Command {
  static let name = "move"
  static let isHeavy = true
  static let to = Option(
    "to", .text, "URL", help: "the database that gets it, as programs will reach it; not needed to go on or to undo")
  static let from = Option(
    "from", .text, "URL",
    help: "the database it comes from, as the other server reaches it (default: as the owner does)")
  static let undo = Option.flag("undo", help: "undo a move that was interrupted")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Move a partition to another server, while programs use it",
      details: [
        "The partition is copied by logical replication and compared; then programs that write wait for at most half a "
          + "second, while it is handed over. After an interruption the same command goes on, and --undo takes it back.",
        "$FASTI_DATABASE_KEEPER_TO says how to log in as the owner of the tables there, if that is not the address in --to. "
          + "An empty database gets its tables.",
        "Both databases need the same version of the tables and the same number of partitions. The one that gives needs "
          + "wal_level = logical, and an owner with REPLICATION; the owner of the other one has to be a superuser for the "
          + "time of the move (PostgreSQL 15), or a member of pg_create_subscription (16 and later).",
      ],
      arguments: [Argument("PARTITION", .int(0...127), help: "the number of the partition")],
      options: [to, from, undo],
      examples: [
        Example(
          "fasti space shard move 3 --to postgresql://two.example.org/fasti",
          "moves partition 3"),
        Example(
          "fasti space shard move 3 --undo --database postgresql://db.example.org/fasti",
          "takes back what was done of an interrupted move"),
      ],
      statuses: [StatusNote(.refused, "a server does not have what the move needs, or it cannot be undone any more")])
  }

  static func run(_ context: Context) throws(Failure) {
    guard let place = try context.database() else {
      throw Failure(.usage(.missing), field: GlobalOptions.database.field)
    }
    for option in [to, from] {
      if let typed = context.invocation[option], DatabasePlace.hasPassword(typed) {
        throw Failure(.usage(.secretTyped), field: option.field, hint: .words(.cliDatabaseSecret))
      }
    }
    let undoes = context.invocation.has(undo)
    let request = ShardRequest(
      part: context.invocation.argument(0).flatMap { Int($0) } ?? 0, place: context.invocation[to],
      keeper: context.machine.environment.text(of: "FASTI_DATABASE_KEEPER_TO"), route: context.invocation[from],
      undoes: undoes)
    let ports = try context.databasePorts()
    let moved = try context.watching(.sayProgressShard) { progress throws(Failure) -> MovedShard in
      try ports.moveShard(place, request, progress)
    }
    context.answer(Answer(moved: moved)) { context in
      let (part, name) = (Sentence.Part.number(moved.part), Sentence.Part.path(moved.place))
      if undoes {
        context.report(.sayShardStays, part, name)
      } else if moved.rows == nil {
        context.report(.sayShardAlready, part, name)
      } else {
        context.report(.sayShardMoved, part, .number(moved.spaces), name, .number(moved.pause))
      }
    }
  }

  private struct Answer: FieldWritable {
    let moved: MovedShard

    func write<Writer: FieldWriter>(to writer: inout Writer) {
      writer.field("partition", moved.part)
      writer.field("database", moved.place)
      writer.field("spaces", moved.spaces)
      writer.field("rows", moved.rows)
      writer.field("pauseMilliseconds", moved.pause)
    }
  }
}
