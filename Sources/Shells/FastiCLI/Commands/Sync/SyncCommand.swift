import FastiCivil
import FastiFormats
import FastiRecords
import FastiTerminal
import FastiTransfer

/// `fasti sync`: the same data on several devices.
enum SyncCommand: Command {
  static let name = "sync"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Keep the same data on several devices", synonyms: ["devices", "cloud"],
      examples: [
        Example("fasti sync join https://desk.local:8443#KEY", "syncs with a server of one's own from now on"),
        Example("fasti sync now --folder ~/Sync/fasti", "exchanges changes over a folder that another program carries"),
        Example("fasti sync status", "the servers and folders, and what waits to be sent"),
      ],
      subcommands: [SyncJoinCommand.self, SyncNowCommand.self, SyncStatusCommand.self, SyncLeaveCommand.self])
  }
}

/// `fasti sync now --folder DIR`.
enum SyncNowCommand: Command {
  static let name = "now"
  static let isHeavy = true
  static let folder = Option("folder", .file, "DIR", help: "the folder that another program carries between devices")
  static let plain = Option.flag("plain", help: "do not encrypt the files of a new folder")
  static let merge = Option.flag("merge", help: "merge where both the store and the folder hold something")
  static let verify = Option.flag("verify", help: "then compare with the server thing by thing, and name what differs")
  static let device = Option("name", .text, "NAME", help: "what to call this device (default: the name of the machine)")

  static var definition: CommandDefinition {
    var definition = CommandDefinition(
      summary: "Exchange changes with other devices",
      details: [
        "Reads what other devices wrote in the folder, merges it, and writes what they do not have. Each device writes "
          + "only files of its own there, and none is ever changed, so any program can carry the folder, in any order.",
        "Where two devices changed the same thing at the same time, what they changed in different parts of it is joined, "
          + "and of what both changed the later counts. Whatever lost is listed by fasti conflicts.",
        "The first device asks for a pass-phrase, twice; the others ask once. If standard input is not a terminal, one line "
          + "is read. Everything in the folder is encrypted with it, names of devices too. Anyone who has the pass-phrase can "
          + "read past and future changes: a device of a folder cannot be revoked. To exclude one, leave the folder and "
          + "begin another folder with another pass-phrase.",
        "Without --folder, this store syncs with all its servers and folders.",
      ],
      options: [folder, plain, merge, device, verify],
      examples: [
        Example("fasti sync now --folder ~/Sync/fasti", "joins the folder, or exchanges changes with it"),
        Example("fasti sync now", "exchanges changes with every server and folder that was joined"),
        Example("fasti sync now --verify", "the same, and names what differs from the server; usually nothing"),
      ],
      statuses: [
        StatusNote(
          .no, "something has not arrived completely or was refused, and is tried again; or --verify found what differs"
        ),
        StatusNote(.notFound, "--verify, and no server was joined"),
        StatusNote(.refused, "the store and the folder both have data, and --merge is missing"),
      ])
    definition.hidesWords = true
    return definition
  }

  static func run(_ context: Context) throws(Failure) {
    let (store, ports) = (try context.store(), try context.syncPorts())
    let log = try context.syncLog()
    var reports: [SyncReport] = []
    let servers = try servers(context, log)
    let verifies = context.invocation.has(verify)
    if verifies, servers.isEmpty {
      throw Failure(.sync(.noServer), field: verify.field, hint: .line("fasti sync status"))
    }
    for server in servers {
      reports.append(
        try context.watching(.sayProgressSync) { progress throws(Failure) in
          let sync = try context.serverSync(store, log, at: server.address)
          return verifies ? try sync.syncAndVerify(server.space, progress) : try sync.sync(server.space, progress)
        })
    }
    for path in try folders(context, log) {
      let sync = SyncFolder(
        store, log, folder: path, files: context.machine.files, attachments: try context.attachmentFolder(),
        sealer: ports.sealer, entropy: context.machine.entropy, now: context.machine.clock.now,
        name: context.invocation[device], machineName: context.machineName)
      let joining = joining(context)
      reports.append(
        try context.watching(.sayProgressSync) { progress throws(Failure) in
          do throws(Failure) { return try sync.sync(joining, progress) } catch {
            guard case .sync(.bothHold) = error.cause else { throw error }
            throw Failure(
              error.cause, field: error.field, value: error.value,
              hint: .line("fasti sync now --folder \(path) --merge"))
          }
        })
    }
    let items = reports.map { SyncItem(report: $0) }
    context.answer(items, columns: SyncItem.columns) { context in for item in items { item.write(text: context) } }
    if context.format == .text { for item in items { item.report(to: context) } }
    let isAmiss = reports.contains {
      !$0.problems.isEmpty || !$0.taken.refused.isEmpty || !($0.differences ?? []).isEmpty
    }
    if isAmiss { context.status = .no }
  }

  /// The named folder as an absolute path, or the joined folders.
  private static func folders(_ context: Context, _ log: any SyncLog) throws(Failure) -> [String] {
    if let path = context.invocation[folder] {
      guard !path.hasPrefix("/"), let here = context.machine.environment.text(of: "PWD") else { return [path] }
      return ["\(here)/\(path)"]
    }
    let spaces: [SyncSpace]
    do throws(StoreError) { spaces = try log.syncSpaces() } catch { throw Failure(error) }
    guard !spaces.isEmpty else {
      throw Failure(.sync(.nameFolder), field: .folder, hint: .line("fasti sync now --folder DIR"))
    }
    return spaces.filter { $0.server == nil }.map(\.place)
  }

  /// The joined servers, unless a folder is named.
  private static func servers(
    _ context: Context, _ log: any SyncLog
  ) throws(Failure) -> [(space: SyncSpace, address: SyncAddress)] {
    guard context.invocation[folder] == nil else { return [] }
    do throws(StoreError) {
      return try log.syncSpaces().compactMap { space in space.server.map { (space, $0) } }
    } catch { throw Failure(error) }
  }

  private static func joining(_ context: Context) -> SyncFolder.Joining {
    let merges = context.invocation.has(merge)
    return SyncFolder.Joining(plain: context.invocation.has(plain)) { here, there in
      if merges { return true }
      let question = context.text(.saySyncAskMerge, .number(here), .number(there))
      guard let answer = context.machine.console.ask(question + " ") else { return false }
      return answer.utf8.first.map { $0 | 0x20 } == UInt8(ascii: "m")
    } phrase: { isNew in
      do throws(Failure) { return .success(try phrase(context, isNew: isNew)) } catch { return .failure(error) }
    }
  }

  private static func phrase(_ context: Context, isNew: Bool) throws(Failure) -> [UInt8] {
    let console = context.machine.console
    guard let first = console.askSecret(context.text(.sayPassPhraseAsk) + " ") else {
      var line = try context.machine.files.read("-", limit: 4_096).prefix { $0 != UInt8(ascii: "\n") }
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      return try checked(Array(line), isNew: isNew)
    }
    guard !isNew || console.askSecret(context.text(.sayPassPhraseAgain) + " ") == first else {
      throw Failure(.access(.passPhrasesDiffer))
    }
    return try checked(Array(first.utf8), isNew: isNew)
  }

  private static func checked(_ phrase: [UInt8], isNew: Bool) throws(Failure) -> [UInt8] {
    if phrase.isEmpty { throw Failure(.access(.malformedPassPhrase)) }
    if isNew, String(decoding: phrase, as: UTF8.self).count < 8 { throw Failure(.access(.weakPassPhrase(shortest: 8))) }
    return phrase
  }
}

/// `fasti sync status`.
enum SyncStatusCommand: Command {
  static let name = "status"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Show with what this store syncs, and what waits",
      examples: [Example("fasti sync status", "server or folder, last time, what waits to be sent")],
      statuses: [StatusNote(.no, "the store does not sync")])
  }

  static func run(_ context: Context) throws(Failure) {
    _ = try context.store()
    let log = try context.syncLog()
    var items: [StatusItem] = []
    do throws(StoreError) {
      let (digest, conflicts) = (try log.digest(), try log.conflicts().count)
      for space in try log.syncSpaces() {
        items.append(
          StatusItem(
            space: space, waiting: try log.unsentCount(to: space.id), conflicts: conflicts, digest: digest))
      }
    } catch { throw Failure(error) }
    let zone = try context.zone()
    context.answer(items, columns: StatusItem.columns) { context in
      for item in items { item.write(context, zone) }
      if items.isEmpty { context.report(nothing: .saySyncNone) }
    }
    if items.isEmpty { context.status = .no }
  }

  private struct StatusItem: FieldWritable {
    let space: SyncSpace
    let waiting: Int
    let conflicts: Int
    let digest: String

    static let columns: [StaticString] = ["folder", "synced", "encrypted", "waiting", "conflicts", "digest"]

    /// The folder, or the server without its key.
    private var place: String { space.server?.origin ?? space.place }

    func write<Writer: FieldWriter>(to writer: inout Writer) {
      writer.field("folder", place)
      writer.field("synced", space.synced == 0 ? nil : Instant(seconds: space.synced / 1_000).iso)
      writer.field("encrypted", space.server.map { !$0.isPlain } ?? (space.key != nil))
      writer.field("waiting", waiting)
      writer.field("conflicts", conflicts)
      writer.field("digest", digest)
    }

    func write(_ context: Context, _ zone: Zone) {
      let when = space.synced == 0 ? "-" : context.moment(space.synced, zone)
      let told = context.text(.saySyncStatus, .path(place), .text(when), .number(waiting))
      context.out.write(text: "\(told)\n")
      if conflicts > 0 { context.report(.saySyncConflicts, .number(conflicts)) }
    }
  }
}

extension Context {
  /// The ports for syncing.
  func syncPorts() throws(Failure) -> SyncPorts {
    guard let ports = machine.sync else { throw Failure(.helper(.noKeyring)) }
    return ports
  }

  /// What the store knows of other devices.
  func syncLog() throws(Failure) -> any SyncRegister {
    if let place = try database() { return try databasePorts().open(place) }
    return try syncPorts().openLog(try dataFolder())
  }

  /// A moment as `2026-02-05 13:00`.
  func moment(_ milliseconds: Int64, _ zone: Zone) -> String {
    let instant = Instant(seconds: milliseconds / 1_000)
    let offset = zone.offset(at: instant)
    var writer = UTF8Writer()
    writer.write(instant.day(offset: offset))
    writer.write(" ")
    writer.write(text: clock(instant.time(offset: offset)))
    return writer.string
  }
}
