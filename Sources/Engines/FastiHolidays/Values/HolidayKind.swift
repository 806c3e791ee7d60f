import FastiCivil

/// What a holiday means for work.
///
/// ```swift
/// for holiday in try HolidayCalendar("SE").holidays(in: 2026) where holiday.kind == .deFacto {
///   print(holiday, holiday.kind.word)
/// }
/// // ...
/// // 2026-12-24 Julafton deFacto
/// // 2026-12-31 Nyårsafton deFacto
/// ```
public enum HolidayKind: UInt8, Hashable, Comparable, CaseIterable, Sendable {
  /// Off by law: a red day.
  case `public`
  /// Banks are closed.
  case bank
  /// Government offices are closed.
  case government
  /// Not off by law, but by custom: the Swedish eves.
  case deFacto
  /// Off for those who choose it.
  case optional
  /// Schools are closed.
  case school
  /// Observed, but worked.
  case observance
  /// A weekend day that is worked, such as one in exchange for a weekday off; with hours, a shortened working day.
  case workday

  /// The order in which occurrences of one day are listed.
  public static func < (left: HolidayKind, right: HolidayKind) -> Bool { left.rawValue < right.rawValue }

  /// The word used in region files, in JSON and on the command line.
  public var word: StaticString {
    switch self {
    case .public: "public"
    case .bank: "bank"
    case .government: "government"
    case .deFacto: "deFacto"
    case .optional: "optional"
    case .school: "school"
    case .observance: "observance"
    case .workday: "workday"
    }
  }

  /// The kind named by a word of ``word``.
  init?(word: Word) {
    guard let kind = HolidayKind.allCases.first(where: { word.matches($0.word) }) else { return nil }
    self = kind
  }
}

/// How certain a rule is.
///
/// ```swift
/// let holidays = try HolidayCalendar("HU").holidays(in: 2026)
/// print(holidays.contains { $0.status == .decided }, RuleStatus.decided.word)  // true decided
/// ```
public enum RuleStatus: UInt8, Hashable, CaseIterable, Sendable {
  /// By law for every year.
  case statutory
  /// Proclaimed for the years given.
  case decided
  /// Expected, and to be decided later.
  case projected
  /// In force for every year, as one reference or custom has it; its law was not read.
  case reported

  /// The word used in region files and JSON.
  public var word: StaticString {
    switch self {
    case .statutory: "statutory"
    case .decided: "decided"
    case .projected: "projected"
    case .reported: "reported"
    }
  }

  init?(word: Word) {
    guard let status = RuleStatus.allCases.first(where: { word.matches($0.word) }) else { return nil }
    self = status
  }
}

#if !hasFeature(Embedded)
  extension HolidayKind: Codable {
    /// The kind of a word: `deFacto`.
    /// - Throws: `DecodingError` for any other text.
    public init(from decoder: any Decoder) throws {
      self = try decoder.value("a kind of holiday") { word in HolidayKind.allCases.first { "\($0.word)" == word } }
    }

    /// Encodes the word: `deFacto`.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws { try encoder.write("\(word)") }
  }

  extension RuleStatus: Codable {
    /// The status of a word: `statutory`.
    /// - Throws: `DecodingError` for any other text.
    public init(from decoder: any Decoder) throws {
      self = try decoder.value("a status of a rule") { word in RuleStatus.allCases.first { "\($0.word)" == word } }
    }

    /// Encodes the word: `statutory`.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws { try encoder.write("\(word)") }
  }
#endif
