public import FastiCivil
public import FastiRecords

/// A question to the process that reads foreign files: a file, and the data for its planning. It contains nothing from
/// the store.
public struct ForeignQuestion: Sendable {
  /// The formats of files.
  public enum Format: Hashable, Sendable {
    /// A calendar of another program.
    case calendar
    /// A file of the planner.
    case planner
    /// A leave ledger.
    case leave(LeaveFormat)
    /// Regions and their rules.
    case rules
  }

  /// The file's format.
  public let format: Format
  /// The file's name; each mistake begins with it.
  public let name: String
  /// The user's time zone.
  public let here: Zone
  /// The user's current day.
  public let today: Day
  /// The content of the file.
  public let file: [UInt8]

  public init(_ file: [UInt8], as format: Format, named name: String, here: Zone, today: Day) {
    self.file = file
    self.format = format
    self.name = name
    self.here = here
    self.today = today
  }
}

extension ForeignQuestion.Format {
  /// The format of a file: the requested one, otherwise from its name or from the beginning of its content.
  /// - Parameter word: `ics`, `planner`, or a format of leave ledgers; nil if none was given.
  /// - Throws: `.invalid` when neither name nor content shows the format.
  public init(of content: [UInt8], named name: String, as word: String? = nil) throws(Failure) {
    if word == "ics" || word == nil && Self.isCalendar(content, named: name) {
      self = .calendar
    } else if word == "planner" || word == nil && PlannerJSON.isMeant(content) {
      self = .planner
    } else if word == Self.rulesWord {
      self = .rules
    } else if let format = word.flatMap({ LeaveFormat(rawValue: $0) }) {
      self = .leave(format)
    } else {
      self = .leave(try LeaveFormat(of: content, named: name))
    }
  }

  /// The word for rules in a question; users cannot type it.
  fileprivate static let rulesWord = "rules"

  private static func isCalendar(_ content: [UInt8], named name: String) -> Bool {
    let ending = name.split(separator: "/").last?.split(separator: ".").dropFirst().last.map { $0.lowercased() }
    return ["ics", "ical", "ifb", "icalendar"].contains(ending) || ForeignCalendar.isMeant(content)
  }

  /// The size of the longest file that is read, in bytes.
  var longest: Int {
    switch self {
    case .calendar: 16 << 20
    case .planner: PlannerJSON.longestFile
    case .leave: ImportFile.longestFile
    case .rules: RulesFile.longest
    }
  }
}

extension ForeignCalendar {
  /// Whether a text begins like a calendar.
  static func isMeant(_ bytes: [UInt8]) -> Bool {
    let start = bytes.drop {
      [0xEF, 0xBB, 0xBF, UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains($0)
    }
    return String(decoding: start.prefix(15), as: UTF8.self).uppercased() == "BEGIN:VCALENDAR"
  }
}

extension ForeignQuestion {
  /// The question as bytes.
  package var wire: [UInt8] {
    var writer = WireWriter()
    switch format {
    case .calendar: writer.write("ics")
    case .planner: writer.write("planner")
    case .leave(let format): writer.write(format.rawValue)
    case .rules: writer.write(Format.rulesWord)
    }
    writer.write(name)
    writer.write(Int64(today.number))
    writer.write(list: here.numbers) { $1.write($0) }
    writer.write(file)
    return writer.bytes
  }

  /// The question from such bytes.
  /// - Throws: An error for any others.
  package init(wire bytes: [UInt8]) throws(WireError) {
    var reader = WireReader(bytes)
    let word = try reader.text()
    let name = try reader.text()
    guard let number = Int32(exactly: try reader.integer()), Day(number).isWithinLimits,
      let here = Zone(numbers: try reader.list { reader throws(WireError) in try reader.integer() }),
      let format = try? Format(of: [], named: name, as: word)
    else { throw WireError() }
    self.init(try reader.data(), as: format, named: name, here: here, today: Day(number))
    try reader.end()
  }
}
