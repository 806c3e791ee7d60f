public import FastiCivil
public import FastiDays
public import FastiFormats
public import FastiRecords
import FastiWords

/// The state of a running command: the invocation, the day, the format of the answer, and the answer so far.
///
/// It is a class, because it reads the machine once and only when needed: a command without a day, a zone or a store
/// does not read the clock or the disk.
public final class Context {
  /// The parsed command line.
  public let invocation: Invocation
  /// The running program, for commands that describe the others.
  public let program: ProgramDefinition
  /// The ports to the machine.
  public let machine: Machine
  /// The format of the answer.
  public let format: OutputFormat
  /// Colours, or none.
  public let style: TerminalStyle
  /// The columns to fill: the terminal's, at most 200; 80 without a terminal.
  public let width: Int
  /// Whether the answer goes to a terminal.
  public let isTerminal: Bool
  /// The answer so far; written to standard output when the command ends, or by ``flush()``.
  public var out = UTF8Writer()
  /// The exit status if nothing fails.
  public var status = ExitStatus.fine

  private var knownZone: Zone?
  private var knownToday: Day?
  var knownStore: ChangeTrackingStore?
  /// The conversion to the user's currency, once it was used.
  public var knownMoney: OwnMoney?
  /// The wording of sentences in the user's language. English is part of the program; other words are read once, when
  /// they are needed.
  public private(set) lazy var wording: any Wording = ClockedWording(base: TerminalWords.wording(of: language)) {
    [unowned self] time in clock(time, seconds: true)
  }
  /// The language of texts: ``chosenLanguage``, otherwise English. It is asked for with every line.
  public private(set) lazy var language: String = chosenLanguage ?? "en"
  /// The clock of 12 or 24 hours, from the settings or the country and the language; 24 if the store cannot be read.
  private(set) lazy var hourClock: HourClock =
    (knownSettings ?? (try? Preferences.read([.hoursClock, .regionsSelected], from: store())))?.clock(in: language)
    ?? .hours24
  private var knownSettings: Preferences?
  private var messages = UTF8Writer()

  /// Reads the format, colours, width, day and languages from the invocation and the machine.
  public init(_ invocation: Invocation, on machine: Machine, of program: ProgramDefinition = ProgramDefinition()) {
    self.invocation = invocation
    self.program = program
    self.machine = machine
    format = invocation.format
    isTerminal = machine.console.isTerminal(.output)
    style = TerminalStyle(isOn: Self.wantsColor(invocation, machine, isTerminal))
    width = isTerminal ? min(200, max(20, machine.console.columns(.output) ?? 80)) : 80
  }

  /// Takes the settings that a command has read, so that they are not read again for the clock.
  public func know(_ settings: Preferences) { knownSettings = settings }

  private static func wantsColor(_ invocation: Invocation, _ machine: Machine, _ isTerminal: Bool) -> Bool {
    switch invocation[GlobalOptions.color] {
    case "always": true
    case "never": false
    default:
      isTerminal && machine.environment.text(of: "NO_COLOR") == nil
        && machine.environment.value(of: "TERM") != "dumb"
    }
  }

  // MARK: Time and place

  /// The present moment.
  public var now: Instant { Instant(seconds: machine.clock.now / 1_000) }

  /// The present moment, in milliseconds of Unix time.
  public var nowMilliseconds: Int64 { machine.clock.now }

  /// The time zone: `--zone`, otherwise `$TZ`, otherwise the machine's.
  /// - Throws: `.notFound` or `.invalid` if there is no such zone.
  public func zone() throws(Failure) -> Zone {
    if let knownZone { return knownZone }
    let zone: Zone
    if let name = invocation[GlobalOptions.zone], !hasOwnZone {
      zone = try machine.zones.zone(named: name)
    } else if let name = machine.environment.value(of: "TZ") {
      // An empty $TZ means UTC to the C library.
      zone = name.isEmpty ? .utc : try machine.zones.zone(named: name)
    } else {
      zone = try machine.zones.local()
    }
    knownZone = zone
    return zone
  }

  /// Whether `--zone` has another meaning in this command: the zone of a reminder.
  private var hasOwnZone: Bool {
    invocation.command?.definition.options.contains { $0.name == GlobalOptions.zone.name } ?? false
  }

  /// The day to use as today: `--today`, otherwise `$FASTI_TODAY`, otherwise the clock's in ``zone()``.
  /// - Throws: `.invalid` if the given day is not valid.
  public func today() throws(Failure) -> Day {
    if let knownToday { return knownToday }
    let day: Day
    if let text = invocation[GlobalOptions.today] {
      day = try DateReader(today: clockDay()).day(text, field: .input(.today))
    } else if let text = machine.environment.text(of: "FASTI_TODAY") {
      day = try environmentDay(text, seenFrom: clockDay())
    } else {
      day = try clockDay()
    }
    knownToday = day
    return day
  }

  /// The day in `$FASTI_TODAY`; its failure names the variable, which is not on the command line.
  private func environmentDay(_ text: String, seenFrom today: Day) throws(Failure) -> Day {
    do { return try DateReader(today: today).day(text, field: .path("FASTI_TODAY")) } catch {
      throw Failure(
        .within(error.cause, FileLocation("$FASTI_TODAY")), field: error.field, value: error.value, hint: error.hint)
    }
  }

  private func clockDay() throws(Failure) -> Day { try zone().day(at: now) }

  /// Reads DATE, WEEK and YEAR relative to ``today()``, including dates in words.
  /// - Throws: As ``today()``.
  public func dates() throws(Failure) -> DateReader {
    DateReader(today: try today(), language: language) { () throws(Failure) in
      try MonthBook.read(from: try self.store()).table()
    }
  }

  /// The language that the user chose: `--lang`, otherwise `$LC_ALL`, `$LC_TIME`, `$LANG`; a lower-case subtag such as
  /// `sv`, nil if these do not name a language ("C").
  public var chosenLanguage: String? {
    if let text = invocation[GlobalOptions.language] { return LanguageTag.primary(text) ?? "en" }
    return LanguageTag.language(of: machine.environment)
  }

  /// The data folder: `--data`, otherwise `$FASTI_DATA`, otherwise `$XDG_DATA_HOME/fasti`, otherwise
  /// `~/.local/share/fasti`.
  /// - Throws: `.storage` if none of these gives a folder.
  public func dataFolder() throws(Failure) -> String {
    try DataFolder.path(named: invocation[GlobalOptions.data], environment: machine.environment)
  }

  // MARK: Answering

  /// Writes a message to standard error, after the answer so far.
  public func report(_ message: String) {
    messages.write(text: message)
    messages.write(byte: UInt8(ascii: "\n"))
  }

  /// Writes the answer so far to standard output; for commands that stream.
  /// - Throws: `.storage` if standard output or standard error cannot be written.
  public func flush() throws(Failure) {
    if !out.bytes.isEmpty {
      let bytes = steady(out.bytes)
      out = UTF8Writer()
      machine.interruption.intend(.output)
      try machine.console.write(bytes, to: .output)
    }
    if !messages.bytes.isEmpty {
      let bytes = TerminalStyle.finished(messages.bytes)
      messages = UTF8Writer()
      try machine.console.write(bytes, to: .error)
    }
  }

  /// Writes a piece of a file to standard output, after the answer so far, and empties it.
  /// - Throws: As ``flush()``.
  public func send(_ piece: inout UTF8Writer) throws(Failure) {
    try flush()
    machine.interruption.intend(.output)
    try machine.console.write(steady(piece.bytes), to: .output)
    piece.bytes.removeAll(keepingCapacity: true)
  }

  /// An answer that is safe to show: text for people, and a file that goes to a terminal, have no control characters and
  /// none that reverse a line; other files and answers for programs are unchanged, and JSON is escaped on a terminal.
  private func steady(_ bytes: [UInt8]) -> [UInt8] {
    // The help of such a command also has styles.
    if invocation.command?.writesFile == true {
      if isTerminal { return TerminalStyle.finished(Self.withLineFeeds(bytes)) }
      return style.isOn ? TerminalStyle.finished(bytes, isFile: true) : bytes
    }
    switch format {
    case .text: return TerminalStyle.finished(bytes)
    case .json: return isTerminal ? BidiControls.escaped(inJSON: bytes) : bytes
    // Each cell was checked when it was written.
    case .csv: return bytes
    }
  }

  /// The bytes of a file whose lines end as those of a terminal: tables and calendars have a carriage return before each
  /// line feed.
  private static func withLineFeeds(_ bytes: [UInt8]) -> [UInt8] {
    let (feed, carriage) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    return bytes.indices.filter { place in
      bytes[place] != carriage || place + 1 == bytes.count || bytes[place + 1] != feed
    }.map { bytes[$0] }
  }
}
