import FastiCivil
import FastiDays
import FastiPerson
import FastiRecords
import FastiReminders
import FastiTerminal

/// `fasti notify`: delivers reminders and alarms.
enum NotifyCommand: Command {
  static let name = "notify"
  static let channel = Option(
    "channel", .choice(["desktop", "command", "stdout"]), "desktop|command|stdout",
    help: "the channel; default: those of notify.channels")
  static let command = Option(
    "command", .text, "COMMAND", help: "the shell command for each notification; it reads JSON")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Deliver reminders and alarms when they are due", synonyms: ["notification", "alert", "alarm"],
      examples: [
        Example("fasti notify run", "until you end it"),
        Example("fasti notify test desktop", "see whether the desktop shows it"),
      ],
      subcommands: [
        NotifyRunCommand.self, NotifyListCommand.self, NotifyAboutCommand.self, NotifyTestCommand.self,
        NotifyLogCommand.self,
      ])
  }
}

/// `fasti notify run`.
enum NotifyRunCommand: Command {
  static let name = "run"
  static let endsItself = true
  static let once = Option.flag("once", help: "deliver what is due, then end; for timers")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Deliver reminders and alarms of events as they become due",
      details: [
        "Sleeps until the next reminder. Setting the clock, waking the machine, another time zone or a new reminder "
          + "ends the sleep at once. While another program delivers the reminders of this data folder, as "
          + "fasti serve does, it waits, and takes over when that program ends.",
        "What became due up to a day ago is delivered late; what is older is listed as missed. Each delivery is "
          + "recorded before and after; one that was interrupted is listed and never repeated. fasti notify log "
          + "shows them.",
        "With hijri.refresh set to auto it also keeps the Hijri months up to date.",
      ],
      options: [once, NotifyCommand.channel, NotifyCommand.command],
      examples: [
        Example("fasti notify run", "through the channels in notify.channels"),
        Example("fasti notify run --channel stdout", "write them to standard output"),
        Example("fasti notify run --channel command --command 'jq -r .text | mail -s Fasti ada'", "by mail"),
        Example("fasti notify run --once", "from a timer"),
      ],
      statuses: [StatusNote(.refused, "with --once: another program delivers the reminders of this data folder")])
  }

  static func run(_ context: Context) throws(Failure) {
    let ports = try context.reminderPorts()
    let chosen = try context.invocation[NotifyCommand.channel].map { name throws(Failure) in
      try context.notifier(name)
    }
    let scheduler = try context.scheduler(command: context.invocation[NotifyCommand.command], only: chosen)
    if context.invocation.has(once) { return try scheduler.deliverOnce() }
    ports.aside { scheduler.keepMonths() }
    try scheduler.deliver(retriesFailures: false)
  }
}

/// `fasti notify test CHANNEL`.
enum NotifyTestCommand: Command {
  static let name = "test"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Send a test notification to a channel",
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
    context.report(.sayNotifyTold, .text(channel))
  }

  /// Stores a sample notification where pages look for new ones.
  private static func showInPages(_ context: Context) throws(Failure) {
    let log = try context.openingLog(try context.reminderPorts())()
    let news = MonthNews(.trial(try context.today()), at: context.now)
    do { try log.note(news: news) } catch { throw Failure(error) }
    context.report(.sayNotifyWeb)
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
      summary: "Show deliveries: delivered, missed, failed, interrupted",
      options: [limit],
      examples: [Example("fasti notify log", "the latest 20")],
      statuses: [StatusNote(.no, "nothing was delivered yet")])
  }

  static func run(_ context: Context) throws(Failure) {
    let log = try context.openingLog(try context.reminderPorts())()
    let items = try LoggedDelivery.latest(
      context.invocation.int(limit) ?? 20, log, in: try context.store(), zones: context.machine.zones,
      language: context.language,
      here: { () throws(Failure) in try context.zone() }
    )
    if items.isEmpty { context.status = .no }
    context.answer(items, columns: DeliveryItem.columns) { context in
      for item in items { item.write(to: context) }
      if items.isEmpty { context.report(.sayNotifyNone) }
    }
  }
}

extension Context {
  /// The channel with a name.
  func notifier(_ channel: String) throws(Failure) -> any Notifier & Sendable {
    let programs = try reminderPorts().programs
    switch channel {
    case "stdout": return OutputNotifier(machine.console, asJSON: format == .json)
    case "command":
      guard let command = invocation[NotifyCommand.command], !command.isEmpty else {
        throw Failure(
          .usage(.missing), field: .path("--command"), hint: .line("--command 'jq -r .text | mail -s Fasti ada'"))
      }
      return CommandNotifier(command, programs)
    default: return DesktopNotifier(programs)
    }
  }
}
