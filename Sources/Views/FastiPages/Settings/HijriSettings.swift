public import FastiCalendars
public import FastiCivil
import FastiWords

/// The settings of Hijri months.
public struct HijriSettings: Sendable {
  /// Whether each day shows its Hijri date.
  public var isShown: Bool
  /// Whether the months of the moonsighting committee are used.
  public var followsMoonsighting: Bool
  /// The table of a country that is used; nil for none.
  public var almanac: AlmanacID?
  /// Whether months are fetched automatically.
  public var refreshesByItself: Bool
  /// The day months were last fetched; nil for never.
  public var fetched: Day?
  /// The months that the user set, with their first days.
  public var overrides: [(month: HijriMonth, day: Day)]
  /// The announced and confirmed months that those months change.
  public var changes: [MonthChange] = []
  /// The months on which documents of the committee disagree.
  public var disagreements: [MonthDisagreement] = []
  /// The month to set, as typed.
  public var month: FieldInput
  /// Its first day, as typed.
  public var day: FieldInput

  public init(
    isShown: Bool = false, followsMoonsighting: Bool = false, refreshesByItself: Bool = false, fetched: Day? = nil,
    overrides: [(month: HijriMonth, day: Day)] = [], month: FieldInput = FieldInput(), day: FieldInput = FieldInput()
  ) {
    self.isShown = isShown
    self.followsMoonsighting = followsMoonsighting
    self.refreshesByItself = refreshesByItself
    self.fetched = fetched
    self.overrides = overrides
    self.month = month
    self.day = day
  }
}

extension HijriSettings {
  enum Field: String, FormField {
    case show, source, refresh, month, on

    static let form: StaticString = "hijri"

    var label: Phrase? {
      switch self {
      case .show: nil
      case .source: .hijriSource
      case .refresh: .hijriRefresh
      case .month: .overrideMonth
      case .on: .overrideDay
      }
    }

    func choices(_ words: PageWords) -> [FormChoice] {
      switch self {
      case .show: [FormChoice("on", words(.hijriShown)), FormChoice("off", words(.hijriHidden))]
      case .source:
        [FormChoice("calculated", words(.followCalculated)), FormChoice("moonsighting", words(.followMoonsighting))]
          + AlmanacID.hijri.map { FormChoice("\($0.name)", words(calendar: "\($0.name)")) }
      case .refresh: [FormChoice("off", words(.refreshOff)), FormChoice("auto", words(.refreshAuto))]
      default: []
      }
    }
  }
}

extension Paths {
  /// Shows or hides Hijri dates.
  public static let settingsHijriDates = Path("/settings/hijri/show")
  /// Chooses the source of Hijri months.
  public static let settingsHijriSource = Path("/settings/hijri/source")
  /// Chooses whether months are fetched automatically.
  public static let settingsHijriRefresh = Path("/settings/hijri/refresh")
  /// Fetches months now.
  public static let fetchMonths = Path("/settings/hijri/fetch")
  /// Sets the first day of a Hijri month.
  public static let monthOverrides = Path("/settings/hijri/months")
  /// Removes the first day that the user set for a month.
  public static func deleteMonthOverride(_ month: HijriMonth) -> Path {
    path("/settings/hijri/months/") { writer in
      writer.write(hijri: month)
      writer.write("/delete")
    }
  }
}
