public import FastiAgenda
public import FastiHolidays

/// A kind of things that calendars show or hide.
public enum ShownKind: String, CaseIterable, Sendable {
  /// Public holidays.
  case holidays
  /// All other special days.
  case observances
  case notes
  /// Appointments.
  case events
  /// Journeys.
  case trips
  case birthdays
  case payments
  case countdowns
  /// Reminders on Hijri dates.
  case reminders
  /// Entries of the leave ledger.
  case leave
  case paydays

  /// The kind of an entry; nil for an entry that summarises others.
  public init?(_ kind: EntryKind) {
    switch kind {
    case .holiday: self = .holidays
    case .observance: self = .observances
    case .note: self = .notes
    case .event: self = .events
    case .trip: self = .trips
    case .birthday: self = .birthdays
    case .money: self = .payments
    case .countdown: self = .countdowns
    case .reminder: self = .reminders
    case .leaveUsed, .leaveAccrued, .leaveRaised, .leaveLowered: self = .leave
    case .payday: self = .paydays
    case .busy: return nil
    }
  }

  /// The entry kind of the kind.
  public var entry: EntryKind {
    switch self {
    case .holidays: .holiday
    case .observances: .observance
    case .notes: .note
    case .events: .event
    case .trips: .trip
    case .birthdays: .birthday
    case .payments: .money
    case .countdowns: .countdown
    case .reminders: .reminder
    case .leave: .leaveUsed
    case .paydays: .payday
    }
  }
}

/// The things that the pages of a month and a week hide: kinds of things, and regions.
public struct HiddenThings: Hashable, Sendable {
  /// The kinds, in their order.
  public private(set) var kinds: [ShownKind] = []
  /// The regions, in the order of their codes.
  public private(set) var regions: [RegionCode] = []

  /// Hides nothing.
  public init() {}

  /// Reads `trips,paydays,US`; nil if a word is neither a kind nor the code of a region.
  public init?(text: String) {
    for word in text.split(separator: ",") {
      guard set(String(word), isHidden: true) else { return nil }
    }
  }

  /// Hides or shows a kind or a region.
  /// - Returns: Whether the word is a kind or may be the code of a region.
  public mutating func set(_ word: String, isHidden: Bool) -> Bool {
    if let kind = ShownKind(rawValue: word) {
      kinds = ShownKind.allCases.filter { $0 == kind ? isHidden : kinds.contains($0) }
      return true
    }
    guard RegionCode.isValid(Array(word.utf8)) else { return false }
    let region = RegionCode(word)
    regions.removeAll { $0 == region }
    if isHidden { regions.append(region) }
    regions.sort { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    return true
  }

  /// The words, as a store writes them.
  public var text: String { (kinds.map(\.rawValue) + regions.map(\.string)).joined(separator: ",") }

  /// Whether things of a kind are hidden.
  public func hides(_ kind: EntryKind) -> Bool { ShownKind(kind).map { kinds.contains($0) } ?? false }
}
