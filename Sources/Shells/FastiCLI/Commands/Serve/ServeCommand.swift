import FastiApp
import FastiCivil

/// `fasti serve`.
enum ServeCommand: Command {
  static let name = "serve"
  static let isHeavy = true
  /// Where it listens unless it is told.
  static let usualAddress = "127.0.0.1:8080"
  static let listen = Option(
    "listen", .text, "ADDRESS", help: "an address of this machine and a port; \(usualAddress) unless said")
  static let publicURL = Option(
    "public-url", .text, "URL", help: "the address that a reverse proxy passes on to this server; feeds alone then")
  static let notifyCommand = Option(
    "notify-command", .text, "COMMAND",
    help: "what the shell runs for each reminder, if notify.channels names command; it reads JSON")
  static let open = Option.flag("open", help: "open the browser there")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Serve the calendar in the browser, the feeds and the API",
      details: [
        "Answers this machine only, until it is told to end (Ctrl-C); requests under way are answered first.",
        "With --public-url it answers feeds and nothing else, because whoever comes through a reverse proxy looks like "
          + "this machine.",
        "While it runs it tells reminders, by the channels that notify.channels names, and keeps the Hijri months up to "
          + "date if hijri.refresh is auto. One program a data folder tells: fasti notify run and other servers wait and "
          + "take over. With --public-url it does neither.",
      ],
      options: [listen, publicURL, notifyCommand, open],
      examples: [
        Example("fasti serve", "http://\(usualAddress)"),
        Example("fasti serve --listen 127.0.0.1:9000 --open", "at another port, and opens the browser"),
        Example("fasti serve --public-url https://days.example.org", "feeds for the world, behind a reverse proxy"),
      ],
      statuses: [StatusNote(.refused, "the address is taken, or is not this machine's alone")])
  }

  static func run(_ context: Context) throws(Failure) {
    guard let serve = context.machine.serve else {
      throw Failure(.refused, code: "no-server", "this program was built without its server")
    }
    let isToldTheDay =
      context.invocation.has(GlobalOptions.today) || context.machine.environment.text(of: "FASTI_TODAY") != nil
    let settings = ServeSettings(
      listen: context.invocation[listen] ?? usualAddress, publicURL: context.invocation[publicURL],
      dataFolder: try context.dataFolder(), zone: try context.zone(),
      fixedToday: isToldTheDay ? try context.today() : nil, language: context.language, languages: context.languages)
    // A store that cannot be opened is told before anything listens.
    _ = try context.almanac([])
    let opens = context.invocation.has(open)
    // Whoever serves the world serves feeds alone, and somebody else on the same machine their owner.
    let scheduler =
      settings.publicURL == nil ? try context.scheduler(command: context.invocation[notifyCommand]) : nil
    try serve(settings, scheduler) { address in
      context.say("Fasti is at \(address); Ctrl-C ends it")
      if opens { context.machine.openURL?(address) }
      try? context.flush()
    }
  }
}
