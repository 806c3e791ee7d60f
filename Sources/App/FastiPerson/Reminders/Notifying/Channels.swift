public import FastiDays
import FastiFormats
public import FastiRecords

/// A notification on the desktop, through `notify-send`.
public struct DesktopNotifier: Notifier, Sendable {
  private let programs: any Programs

  /// The desktop of this machine.
  public init(_ programs: any Programs) { self.programs = programs }

  /// The name `desktop`.
  public var channel: String { "desktop" }

  /// Starts `notify-send`; title and body are separate arguments, after `--`, and the body's markup is escaped.
  /// - Throws: `.notFound` when there is no `notify-send`, `.storage` when it cannot be started or fails.
  public func deliver(_ message: NotificationMessage) throws(Failure) -> String {
    try show(message.title, message.body)
    return channel
  }

  /// Starts `notify-send` as for a reminder.
  /// - Throws: `.notFound` when there is no `notify-send`, `.storage` when it cannot be started or fails.
  public func deliver(_ message: AlarmMessage) throws(Failure) -> String {
    try show(message.title, message.body)
    return channel
  }

  /// Starts `notify-send` with the news.
  /// - Throws: `.notFound` when there is no `notify-send`, `.storage` when it cannot be started or fails.
  public func deliver(_ news: MonthNews) throws(Failure) { try show("Fasti", news.text) }

  /// The sound that desktops play for a message; themes without it play none.
  private static let sound = "--hint=string:sound-name:message-new-instant"

  private func show(_ title: String, _ body: String) throws(Failure) {
    let words = [
      "notify-send", "--app-name=Fasti", Self.sound, "--", ShownText.of(title), Self.escaped(ShownText.of(body)),
    ]
    let ending: ProgramEnding
    do throws(Failure) { ending = try programs.run(words, input: [], seconds: 10) } catch {
      guard case .machine(.noProgram) = error.cause else { throw error }
      throw Failure(.machine(.noProgram("notify-send")), field: .channel, value: channel)
    }
    try ending.check("notify-send")
  }

  /// Desktops read the body as markup.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}

/// A command of the user, which reads the notification as JSON on its standard input.
public struct CommandNotifier: Notifier, Sendable {
  private let command: String
  private let programs: any Programs
  private let seconds: Int

  /// A command for the shell.
  /// - Parameter seconds: The time limit; after it the command is killed.
  public init(_ command: String, _ programs: any Programs, seconds: Int = 30) {
    self.command = command
    self.programs = programs
    self.seconds = seconds
  }

  /// The name `command`.
  public var channel: String { "command" }

  /// Starts the command with `/bin/sh -c`; the notification is never part of the shell's text.
  /// - Throws: `.refused` when the command fails, `.storage` when it cannot be started.
  public func deliver(_ message: NotificationMessage) throws(Failure) -> String {
    try run(message)
    return channel
  }

  /// Starts the command as for a reminder.
  /// - Throws: `.refused` when the command fails, `.storage` when it cannot be started.
  public func deliver(_ message: AlarmMessage) throws(Failure) -> String {
    try run(message)
    return channel
  }

  /// Starts the command with the news: `key`, `at`, `title` and `text`.
  /// - Throws: `.refused` when the command fails, `.storage` when it cannot be started.
  public func deliver(_ news: MonthNews) throws(Failure) { try run(news) }

  private func run(_ content: some FieldWritable) throws(Failure) {
    var json = JSONWriter()
    json.record(content)
    try programs.run(["/bin/sh", "-c", command], input: json.bytes + [UInt8(ascii: "\n")], seconds: seconds).check("")
  }
}

/// Standard output, with one notification in each paragraph.
public struct OutputNotifier: Notifier, Sendable {
  private let console: any Console
  private let asJSON: Bool

  /// Standard output of this process.
  /// - Parameter asJSON: Whether to write one JSON object in each line instead of text.
  public init(_ console: any Console, asJSON: Bool) {
    self.console = console
    self.asJSON = asJSON
  }

  /// The name `stdout`.
  public var channel: String { "stdout" }

  /// Writes the notification at once.
  /// - Throws: `.storage` when standard output cannot be written.
  public func deliver(_ message: NotificationMessage) throws(Failure) -> String {
    try write(message, message.title + "\n" + message.body)
    return channel
  }

  /// Writes the notification at once.
  /// - Throws: `.storage` when standard output cannot be written.
  public func deliver(_ message: AlarmMessage) throws(Failure) -> String {
    try write(message, message.title + "\n" + message.body)
    return channel
  }

  /// Writes the news at once.
  /// - Throws: `.storage` when standard output cannot be written.
  public func deliver(_ news: MonthNews) throws(Failure) { try write(news, news.text) }

  private func write(_ content: some FieldWritable, _ text: String) throws(Failure) {
    var json = JSONWriter()
    if asJSON { json.record(content) }
    let lines = ShownText.of(text).split(separator: "\n").joined(separator: "\n  ")
    try console.write((asJSON ? json.bytes : Array(lines.utf8)) + [UInt8(ascii: "\n")], to: .output)
  }
}

extension ProgramEnding {
  /// Throws unless the program exited with status 0.
  /// - Parameter name: The program; empty for the user's own command.
  /// - Throws: The message of the program.
  func check(_ name: String) throws(Failure) {
    if status == 0 { return }
    let words = String(decoding: errors, as: UTF8.self).split(whereSeparator: \.isNewline).joined(separator: " ")
    let ending: ChannelCause.Ending = isTimedOut ? .tookTooLong : status.map { .status($0) } ?? .killed
    throw Failure(.channel(.failed(program: name, ending, output: words)), field: .channel)
  }
}
