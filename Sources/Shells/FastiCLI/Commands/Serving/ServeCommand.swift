import FastiCivil
import FastiDays
import FastiRecords
import FastiTerminal

/// `fasti serve`.
enum ServeCommand: Command {
  static let name = "serve"
  static let isHeavy = true
  static let endsItself = true
  static let listen = Option(
    "listen", .text, "ADDRESS", help: "an address of this machine and a port; default: \(ServerAddress.usual)")
  static let publicURL = Option(
    "public-url", .text, "URL",
    help: "the public address behind a reverse proxy; default: the setting serve.public-url; '' for none")
  static let notifyCommand = Option(
    "notify-command", .text, "COMMAND",
    help: "the shell command for each reminder, if notify.channels contains command; it reads JSON")
  static let metrics = Option.flag(
    "metrics", help: "answer /metrics for Prometheus, to a token that may read or to this machine")
  static let requestLog = Option(
    "request-log", .text, "FILE", help: "add a line of JSON to the file for each request; - for standard error")
  static let sync = Option.flag("sync", help: "let other devices sync with this data folder; see fasti device")
  static let syncListen = Option(
    "sync-listen", .text, "ADDRESS",
    help: "where they do: an address and a port for TLS (default: \(usualSync)), or http://127.0.0.1:PORT for a proxy")
  private static let usualSync = "0.0.0.0:8443"
  static let open = Option.flag("open", help: "open that address in the browser")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Serve the calendar in the browser, the feeds and the API", synonyms: ["server", "web", "page"],
      details: [
        "Answers only this machine, until it is ended (Ctrl-C); requests under way are answered first.",
        "Another --listen, or --public-url, gives other machines access: that needs a pass-phrase (fasti serve "
          + "pass-phrase). Browsers then sign in with it and programs send a token (fasti token add); feeds need "
          + "only their own address. With a pass-phrase, browsers on this machine sign in too.",
        "While it runs it delivers reminders through the channels in notify.channels, and keeps the Hijri months up "
          + "to date if hijri.refresh is auto. One program for each data folder delivers: fasti notify run and other "
          + "servers wait and take over.",
        "If fasti people added others, each signs in with a name and has all of this for a calendar of their own; their "
          + "reminders are shown on their pages.",
        "If the data folder has joined a server or a folder (fasti sync join), changes are sent to it at once, and those of "
          + "other devices are taken within seconds.",
        "With --sync other devices exchange their changes with this one, over TLS with a key that is made once and "
          + "kept in the data folder. Each joins with a code (fasti device add) and is known by a secret of its own.",
      ],
      options: [listen, publicURL, notifyCommand, metrics, requestLog, sync, syncListen, open],
      examples: [
        Example("fasti serve", ServerAddress.usualURL),
        Example("fasti serve --listen 127.0.0.1:9000 --open", "on another port, and opens the browser"),
        Example("fasti serve --listen 0.0.0.0:8080", "for the home network, once there is a pass-phrase"),
        Example("fasti serve --sync", "also for the devices that fasti device lists"),
        Example("fasti serve --public-url https://days.example.org", "behind a reverse proxy that does HTTPS"),
      ],
      statuses: [
        StatusNote(.refused, "the address is in use, or other machines can reach it and there is no pass-phrase")
      ],
      subcommands: [ServePassPhraseCommand.self], runsAlone: true)
  }

  private static func publicURL(_ context: Context) throws(Failure) -> String? {
    guard let typed = context.invocation[publicURL] else { return try context.publicURL() }
    return typed.isEmpty ? nil : typed
  }

  static func run(_ context: Context) throws(Failure) {
    guard let serve = context.machine.serve else {
      throw Failure(.helper(.noServer))
    }
    // A store that cannot be opened is reported before anything listens.
    _ = try context.almanac([])
    let isToldTheDay =
      context.invocation.has(GlobalOptions.today) || context.machine.environment.text(of: "FASTI_TODAY") != nil
    var settings = ServeSettings(
      listen: context.invocation[listen] ?? ServerAddress.usual, publicURL: try publicURL(context),
      dataFolder: try context.dataFolder(), database: try context.database(), zone: try context.zone(),
      fixedToday: isToldTheDay ? try context.today() : nil, language: context.language, languages: context.languages)
    settings.isMeasured = context.invocation.has(metrics)
    settings.requestLog = context.invocation[requestLog]
    let syncs = context.invocation.has(sync) || context.invocation[syncListen] != nil
    if syncs { settings.sync = context.invocation[syncListen] ?? usualSync }
    settings.version = context.program.version
    let opens = context.invocation.has(open)
    let schedulers = try context.schedulers(command: context.invocation[notifyCommand])
    try serve(settings, schedulers) { address, listening in
      // Behind a proxy the two differ, and the proxy needs the second.
      let isSame = address == "http://\(listening)"
      context.report(
        isSame ? Sentence(.sayServeAt, .text(address)) : Sentence(.sayServeBehind, .text(address), .text(listening)))
      if syncs { DeviceAddCommand.tellServer(context) }
      if opens { context.machine.openURL?(address) }
      try? context.flush()
    }
  }
}
