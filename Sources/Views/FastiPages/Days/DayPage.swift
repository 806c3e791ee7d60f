/// The page of a day with all its details: today or any other day.
public struct DayPage: Sendable {
  public var cell: DayCell
  /// Monday to Sunday of its week.
  public var week: [DayCell]
  /// Whether it is worked in every selected region.
  public var isBusinessDay: Bool
  /// The next special days, at most five.
  public var upcoming: [SpecialDay]
  /// The countdowns, soonest first.
  public var countdowns: [CountdownCard]
  /// The balances as of the day; none without a leave profile.
  public var balances: [BalanceCard]
  /// The day in other calendars: name and text.
  public var calendars: [(name: String, text: String)]
  /// The editor of its note.
  public var note: NoteForm
  /// The weather, Sun and Moon at the place in the settings; nil if there is no place.
  public var weather: PlaceWeather?

  /// A day of a week.
  public init(
    _ cell: DayCell, week: [DayCell], isBusinessDay: Bool, upcoming: [SpecialDay] = [],
    countdowns: [CountdownCard] = [], balances: [BalanceCard] = [], calendars: [(name: String, text: String)] = [],
    note: NoteForm
  ) {
    self.cell = cell
    self.week = week
    self.isBusinessDay = isBusinessDay
    self.upcoming = upcoming
    self.countdowns = countdowns
    self.balances = balances
    self.calendars = calendars
    self.note = note
  }
}
