/// The subject of a standing alarm.
public enum AlarmSubject: Hashable, Comparable, Sendable {
  /// All public holidays of the selected regions.
  case publicHolidays
  /// All countdowns that have no alarms of their own.
  case countdowns
  /// All reminders on Hijri dates that have no alarms of their own.
  case reminders
  /// One item: the code of a region, the id of a rule, a countdown or a reminder.
  case named(String)

  /// The subject of a word or a name of letters, digits, `.` and `-`; nil for any other text.
  public init?(text: String) {
    switch text {
    case "public": self = .publicHolidays
    case "countdowns": self = .countdowns
    case "reminders": self = .reminders
    default:
      let isName = text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"):
          true
        default: false
        }
      }
      guard isName, (1...100).contains(text.utf8.count) else { return nil }
      self = .named(text)
    }
  }

  /// The word or the name.
  public var text: String {
    switch self {
    case .publicHolidays: "public"
    case .countdowns: "countdowns"
    case .reminders: "reminders"
    case .named(let name): name
    }
  }

  /// The words in their order, then the names in the order of their bytes.
  public static func < (left: AlarmSubject, right: AlarmSubject) -> Bool {
    switch (left, right) {
    case (.named(let left), .named(let right)): left.utf8.lexicographicallyPrecedes(right.utf8)
    default: left.rank < right.rank
    }
  }

  private var rank: Int {
    switch self {
    case .publicHolidays: 0
    case .countdowns: 1
    case .reminders: 2
    case .named: 3
    }
  }
}

/// The alarms of holidays, countdowns and reminders, which are in one setting and not with the item.
public struct StandingAlarms: Hashable, Sendable {
  /// The greatest number of subjects with alarms.
  public static let most = 50
  /// No alarms.
  public static let none = StandingAlarms(entries: [])

  /// A subject and its alarms.
  public struct Entry: Hashable, Sendable {
    public let subject: AlarmSubject
    /// Never empty.
    public let leads: AlarmLeads
  }

  /// Each subject once, in order.
  public let entries: [Entry]

  private init(entries: [Entry]) { self.entries = entries }

  /// Reads `public: 1d 18:00; SE: 2d, 1d`; an empty text has none. Of two entries of a subject the last one is used.
  /// - Throws: The error of an alarm, `.subject` for a part without a subject, or `.tooManySubjects`.
  public init(text: String) throws(AlarmError) {
    var alarms = StandingAlarms.none
    for part in text.utf8.split(separator: UInt8(ascii: ";")) {
      let part = Self.trimmed(part[...])
      if part.isEmpty { continue }
      guard let colon = part.firstIndex(of: UInt8(ascii: ":")),
        let subject = AlarmSubject(text: String(decoding: Self.trimmed(part[..<colon]), as: UTF8.self))
      else { throw .subject }
      let leads = try AlarmLeads(text: String(decoding: part[part.index(after: colon)...], as: UTF8.self))
      alarms = try alarms.setting(leads, of: subject)
    }
    self = alarms
  }

  /// The same with other alarms of a subject; without alarms the subject is removed.
  /// - Throws: `.tooManySubjects`.
  public func setting(_ leads: AlarmLeads, of subject: AlarmSubject) throws(AlarmError) -> StandingAlarms {
    var others = entries.filter { $0.subject != subject }
    if !leads.isEmpty { others.append(Entry(subject: subject, leads: leads)) }
    guard others.count <= Self.most else { throw .tooManySubjects(most: Self.most) }
    return StandingAlarms(entries: others.sorted { $0.subject < $1.subject })
  }

  /// The alarms of a subject.
  public subscript(subject: AlarmSubject) -> AlarmLeads {
    for entry in entries where entry.subject == subject { return entry.leads }
    return .none
  }

  /// The entries as they are written; reading the text gives the same.
  public var text: String {
    var text = ""
    for entry in entries {
      if !text.isEmpty { text += "; " }
      text += entry.subject.text
      text += ": "
      text += entry.leads.typed
    }
    return text
  }

  private static func trimmed(_ bytes: Substring.UTF8View) -> Substring.UTF8View {
    var bytes = bytes
    while bytes.first == UInt8(ascii: " ") { bytes = bytes.dropFirst() }
    while bytes.last == UInt8(ascii: " ") { bytes = bytes.dropLast() }
    return bytes
  }
}
