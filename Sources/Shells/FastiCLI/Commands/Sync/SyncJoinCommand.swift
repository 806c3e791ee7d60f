import FastiCivil
import FastiRecords
import FastiTerminal
import FastiTransfer

/// `fasti sync join ADDRESS`.
enum SyncJoinCommand: Command {
  static let name = "join"
  static let isHeavy = true
  static let merge = Option.flag("merge", help: "merge if both the store and the server have data")
  static let theirs = Option.flag("theirs", help: "drop what is here, after a copy of it, and take what the server has")

  static var definition: CommandDefinition {
    var definition = CommandDefinition(
      summary: "Sync with a server from now on",
      details: [
        "The server is another computer with fasti serve --sync. There, fasti device add prints the address with the key "
          + "of the server, and a code, valid once, for ten minutes. The code is asked for here; if standard input "
          + "is not a terminal, one line is read.",
        "Only a server with that key is used, and nothing is sent before the key is checked. An address without #KEY is one "
          + "whose certificate this machine trusts, such as a server behind a proxy.",
        "If both sides have data, it asks what to do: merge both, take what the server has, or stop. Without "
          + "a terminal it stops, unless --merge or --theirs is given. A copy of the store is kept first; of a database "
          + "none is made, so make a backup before --theirs.",
      ],
      arguments: [Argument("ADDRESS", .text, help: "as the server prints it: https://desk.local:8443#KEY")],
      options: [merge, theirs, SyncNowCommand.device],
      examples: [
        Example("fasti sync join https://desk.local:8443#KEY", "asks for the code, and exchanges everything"),
        Example("fasti sync join https://desk.local:8443#KEY --merge", "also if both sides have data"),
      ],
      statuses: [
        StatusNote(.refused, "the code is not valid, or both sides have data"),
        StatusNote(.network, "the server does not answer, or has another key"),
      ])
    definition.hidesWords = true
    return definition
  }

  static func run(_ context: Context) throws(Failure) {
    let (store, log) = (try context.store(), try context.syncLog())
    let typed = context.invocation.argument(0) ?? ""
    guard let address = SyncAddress(typed) else {
      // A key is not secret, but a mistyped address may contain any text.
      let shown = String(typed.prefix { $0 != "#" })
      throw Failure(.sync(.malformedAddress), field: .path("ADDRESS"), value: shown)
    }
    let sync = try context.serverSync(store, log, at: address)
    let name = context.invocation[SyncNowCommand.device] ?? context.machineName
    let code = try code(context)
    let report = try context.watching(.sayProgressSync) { progress throws(Failure) in
      do throws(Failure) {
        return try sync.join(code, name: name, meeting: { meeting(context, $0, $1) }, progress)
      } catch {
        guard case .sync(.bothHoldServer) = error.cause else { throw error }
        throw Failure(
          error.cause, field: error.field, value: error.value, hint: .line("fasti sync join \(address.text) --merge"))
      }
    }
    let item = SyncItem(report: report)
    context.answer(item) { item.write(text: $0) }
    if context.format == .text { item.report(to: context) }
    if !report.problems.isEmpty || !report.taken.refused.isEmpty { context.status = .no }
  }

  private static func code(_ context: Context) throws(Failure) -> String {
    if let typed = context.machine.console.askSecret(context.text(.saySyncAskCode) + " ") { return typed }
    let line = try context.machine.files.read("-", limit: 4_096).prefix { $0 != UInt8(ascii: "\n") }
    return String(decoding: line, as: UTF8.self)
  }

  private static func meeting(_ context: Context, _ here: Int, _ there: Int) -> ServerSync.Meeting {
    if context.invocation.has(merge) { return .merge }
    if context.invocation.has(theirs) { return .theirs }
    let question = context.text(.saySyncAskMeeting, .number(here), .number(there))
    switch context.machine.console.ask(question + " ")?.utf8.first.map({ $0 | 0x20 }) {
    case UInt8(ascii: "m"): return .merge
    case UInt8(ascii: "t"): return .theirs
    default: return .stop
    }
  }
}

/// `fasti sync leave`.
enum SyncLeaveCommand: Command {
  static let name = "leave"
  static let isHeavy = true
  static let restore = Option.flag("restore", help: "also bring the store back as it was before it joined")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Stop exchanging changes with a server or a folder",
      details: [
        "All data stays, here and there. What this device wrote in a folder stays for the others. If the server answers, "
          + "it is informed; this device then has no access to it any more.",
        "Without --folder the server is left, if there is one.",
        "With --restore the content is again what it was before it was merged or replaced, from the copy that was made then. A "
          + "copy of the present store is kept first. It is refused once something was written on this device since, or while "
          + "other devices would send the content back. What was sent stays on the server or in the folder.",
      ],
      options: [SyncNowCommand.folder, restore],
      examples: [
        Example("fasti sync leave", "leaves the server; keeps all data"),
        Example("fasti sync leave --restore", "as if this store had not joined"),
        Example("fasti sync leave --folder ~/Sync/fasti", "keeps all data"),
      ],
      statuses: [
        StatusNote(.notFound, "the store does not sync with that folder, or with a server, or there is no copy"),
        StatusNote(.refused, "with --restore: something was written since"),
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    let (store, log, ports) = (try context.store(), try context.syncLog(), try context.syncPorts())
    if let path = context.invocation[SyncNowCommand.folder] {
      let here = context.machine.environment.text(of: "PWD")
      let whole = path.hasPrefix("/") ? path : here.map { "\($0)/\(path)" } ?? path
      let sync = SyncFolder(
        store, log, folder: whole, files: context.machine.files, attachments: try context.attachmentFolder(),
        sealer: ports.sealer, entropy: context.machine.entropy, now: context.machine.clock.now, name: nil)
      guard context.invocation.has(restore) else {
        try sync.leave()
        return context.report(.saySyncLeft, .path(whole))
      }
      let returned = try hinting("--folder \(path)") { () throws(Failure) in try sync.leaveRestoring() }
      return report(returned, whole, context)
    }
    let spaces: [SyncSpace]
    do throws(StoreError) { spaces = try log.syncSpaces() } catch { throw Failure(error) }
    guard let space = spaces.first(where: { $0.server != nil }), let address = space.server else {
      throw Failure(.sync(.noServer), hint: .line("fasti sync status"))
    }
    let sync = try context.serverSync(store, log, at: address)
    let isTold: Bool
    if context.invocation.has(restore) {
      let left = try hinting("") { () throws(Failure) in try sync.leaveRestoring(space) }
      report(left.returned, address.origin, context)
      isTold = left.isTold
    } else {
      isTold = try sync.leave(space)
      context.report(.saySyncLeft, .path(address.origin))
    }
    if !isTold { context.report(.saySyncLeftUntold, .text(space.name)) }
  }

  /// Adds the command that leaves without restoring to a refusal.
  private static func hinting<Answer>(
    _ words: String, _ body: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    do throws(Failure) { return try body() } catch {
      switch error.cause {
      case .sync(.noFormer), .sync(.writtenSince), .sync(.formerWithOthers):
        let line = words.isEmpty ? "fasti sync leave" : "fasti sync leave \(words)"
        throw Failure(error.cause, field: restore.field, hint: .line(line))
      default: throw error
      }
    }
  }

  private static func report(_ returned: ReturnedStore, _ place: String, _ context: Context) {
    context.report(.saySyncReturned, .path(place), .number(returned.former.changes))
    if let copy = returned.safetyCopy { context.report(.sayRestoreCopy, .path(copy)) }
  }
}

extension Context {
  /// The sync of a store with the server at an address.
  func serverSync(
    _ store: any Store, _ log: any SyncLog, at address: SyncAddress
  ) throws(Failure) -> ServerSync {
    guard let connect = try syncPorts().connect else { throw Failure(.helper(.noServer)) }
    return ServerSync(
      store, log, at: address, line: connect(address), attachments: try attachmentFolder(),
      entropy: machine.entropy, now: machine.clock.now)
  }

  var machineName: String { DeviceName.ofMachine(machine.files) }
}
