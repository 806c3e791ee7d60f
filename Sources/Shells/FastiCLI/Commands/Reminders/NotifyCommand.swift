import FastiCivil
import FastiDays
import FastiPerson
import FastiRecords
import FastiReminders

/// `fasti notify`: tells reminders.
enum NotifyCommand: Command {
  static let name = "notify"
  static let channel = Option(
    "channel", .choice(["desktop", "command", "stdout"]), "desktop|command|stdout",
    help: "how to tell: notify-send, a command of yours, standard output; else as notify.channels says")
  static let command = Option(
    "command", .text, "COMMAND", help: "what the shell runs for each; it reads the notification as JSON")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Tell reminders when their time comes",
      examples: [
        Example("fasti notify run", "until it is ended"),
        Example("fasti notify test desktop", "see whether the desktop shows it"),
      ],
      subcommands: [NotifyRunCommand.self, NotifyTestCommand.self, NotifyLogCommand.self])
  }
}

/// `fasti notify run`.
enum NotifyRunCommand: Command {
  static let name = "run"
  static let once = Option.flag("once", help: "tell what is due, then end; for timers")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Tell reminders as they come due",
      details: [
        "Sleeps until the next one. A clock that is set, a machine that wakes up, another time zone and a reminder that is "
          + "just written end the sleep at once. While another program tells the reminders of this data folder, as "
          + "fasti serve does, it waits and takes over.",
        "What came due up to a day ago is told late, what is older is listed as missed. Each delivery is recorded "
          + "before and after; one that was cut off is shown and never repeated. fasti notify log shows them.",
        "With hijri.refresh set to auto it also keeps the Hijri months up to date.",
      ],
      options: [once, NotifyCommand.channel, NotifyCommand.command],
      examples: [
        Example("fasti notify run", "by the channels that notify.channels names"),
        Example("fasti notify run --channel stdout", "write them here"),
        Example("fasti notify run --channel command --command 'jq -r .text | mail -s Fasti ada'", "by mail"),
        Example("fasti notify run --once", "from a timer"),
      ],
      statuses: [StatusNote(.refused, "with --once: another program tells the reminders of this data folder")])
  }

  static func run(_ context: Context) throws(Failure) {
    let ports = try context.reminderPorts()
    let chosen = try context.invocation[NotifyCommand.channel].map { name throws(Failure) in
      try context.notifier(name)
    }
    let scheduler = try context.scheduler(command: context.invocation[NotifyCommand.command], only: chosen)
    if context.invocation.has(once) { return try scheduler.tellOnce() }
    ports.aside { scheduler.keepMonths() }
    try scheduler.tell(isPatient: false)
  }
}

/// `fasti notify test CHANNEL`.
enum NotifyTestCommand: Command {
  static let name = "test"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Try a channel with a notification that means nothing",
      arguments: [
        Argument(
          "CHANNEL", .choice(["desktop", "command", "web", "stdout"]), help: "desktop, command, web or stdout")
      ],
      options: [NotifyCommand.command],
      examples: [
        Example("fasti notify test desktop", "through notify-send"),
        Example("fasti notify test command --command 'cat >&2'", "see what your command reads"),
      ],
      statuses: [StatusNote(.refused, "the channel failed")])
  }

  static func run(_ context: Context) throws(Failure) {
    let channel = context.invocation.argument(0) ?? ""
    if channel == ChannelName.web.rawValue { return try showInPages(context) }
    let notifier = try context.notifier(channel)
    try notifier.deliver(try sample(context))
    context.report("\(channel): told")
  }

  /// Pages show what is noted; a sample is noted where news are.
  private static func showInPages(_ context: Context) throws(Failure) {
    let log = try context.reminderPorts().openLog(try context.dataFolder())
    let news = MonthNews(.trial(try context.today()), at: context.now)
    do { try log.note(news: news) } catch { throw Failure(error) }
    context.report(
      "web: waiting; a page of fasti serve shows it within half a minute, or when one is opened in the next day")
  }

  private static func sample(_ context: Context) throws(Failure) -> NotificationMessage {
    try NotificationMessage.sample(
      today: try context.today(), now: context.now, here: try context.zone(),
      months: try MonthBook.read(from: try context.store()),
      language: context.language)
  }
}

/// `fasti notify log`.
enum NotifyLogCommand: Command {
  static let name = "log"
  static let limit = Option("limit", .int(1...10_000), "N", help: "how many (default 20)")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Show what was told, missed, refused or cut off",
      options: [limit],
      examples: [Example("fasti notify log", "the latest 20")],
      statuses: [StatusNote(.no, "nothing yet")])
  }

  static func run(_ context: Context) throws(Failure) {
    let log = try context.reminderPorts().openLog(try context.dataFolder())
    let lines: [DeliveryLine]
    do { lines = try log.settled(limit: context.invocation.int(limit) ?? 20) } catch { throw Failure(error) }
    let items = try DeliveryItem.items(lines, in: try context.store())
    if items.isEmpty { context.status = .no }
    let zone = try context.zone()
    context.answer(items, columns: DeliveryItem.columns) { context in
      for item in items { context.out.write(text: item.text(zone)) }
      if items.isEmpty { context.report("nothing was told yet") }
    }
  }
}

extension Context {
  /// The channel of that name.
  func notifier(_ channel: String) throws(Failure) -> any Notifier & Sendable {
    let programs = try reminderPorts().programs
    switch channel {
    case "stdout": return OutputNotifier(machine.console, asJSON: format == .json)
    case "command":
      guard let command = invocation[NotifyCommand.command], !command.isEmpty else {
        throw Failure(.usage(.missing), field: .path("--command"), hint: .line("--command 'jq -r .text | mail -s Fasti ada'"))
      }
      return CommandNotifier(command, programs)
    default: return DesktopNotifier(programs)
    }
  }
}
