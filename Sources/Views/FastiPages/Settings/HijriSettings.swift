public import FastiCalendars
public import FastiCivil

/// The settings of Hijri months.
public struct HijriSettings: Sendable {
  /// Whether each day shows its Hijri date.
  public var isShown: Bool
  /// Whether sightings are followed.
  public var followsMoonsighting: Bool
  /// Whether months are fetched unasked.
  public var refreshesByItself: Bool
  /// The day months were last fetched; nil for never.
  public var fetched: Day?
  /// The months the reader set, with their first days.
  public var overrides: [(month: HijriMonth, day: Day)]
  /// The announced and confirmed months that those change.
  public var changes: [MonthChange] = []
  /// The months on which documents of the committee disagree.
  public var disagreements: [MonthDisagreement] = []
  /// A month that is to be set, as it was typed.
  public var month: Typed
  /// Its first day, as it was typed.
  public var day: Typed

  /// Settings.
  public init(
    isShown: Bool = false, followsMoonsighting: Bool = false, refreshesByItself: Bool = false, fetched: Day? = nil,
    overrides: [(month: HijriMonth, day: Day)] = [], month: Typed = Typed(), day: Typed = Typed()
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
