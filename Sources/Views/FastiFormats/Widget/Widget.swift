public import FastiAgenda
public import FastiCivil
public import FastiWeather

/// What a widget shows: today, its week and month, and the special days that come next.
public struct Widget: Sendable {
  /// The day the widget is drawn for.
  public let today: Day
  /// What is special about a day of the month's grid or of the week.
  public let marks: [Day: DayMark]
  /// The special days from today on, in order.
  public let ahead: [Special]
  /// The words of dates.
  public let words: Words
  /// Light or dark.
  public let theme: Theme
  /// The weekday on which the rows of its month begin.
  public var firstDay = Weekday.monday
  /// The weather of the place that is set; nil where none is shown.
  public var weather: Forecast?
  /// The letters of the kinds, which stand in their boxes and say what the colours say.
  public var signs: [EntryKind: String] = [:]

  public init(today: Day, marks: [Day: DayMark], ahead: [Special], words: Words, theme: Theme) {
    self.today = today
    self.marks = marks
    self.ahead = ahead
    self.words = words
    self.theme = theme
  }

  /// A special day.
  public struct Special: Hashable, Sendable {
    public let day: Day
    /// What people call it.
    public let title: String
    /// What it is; it decides the colour.
    public let kind: EntryKind

    public init(day: Day, title: String, kind: EntryKind) {
      self.day = day
      self.title = title
      self.kind = kind
    }
  }

  /// A forecast as widgets show it.
  public struct Forecast: Hashable, Sendable {
    /// The days of the forecast.
    public let days: [WeatherDay]
    /// The word for the sky of the widget's day; nil for none.
    public let sky: String?
    /// Whose forecast it is, as its source asks to have it said.
    public let credit: String

    public init(days: [WeatherDay], sky: String?, credit: String) {
      self.days = days
      self.sky = sky
      self.credit = credit
    }
  }

  /// How large a widget is.
  public enum Size: CaseIterable, Hashable, Sendable {
    /// The number of the week: 170 by 170.
    case small
    /// The week, and what comes next: 364 by 170.
    case medium
    /// The month with a column of week numbers, and what comes next: 364 by 382.
    case large
    /// Today, the month and what comes next for a display of e-ink: 800 by 480.
    case eink

    /// The word people type.
    public var word: StaticString {
      switch self {
      case .small: "small"
      case .medium: "medium"
      case .large: "large"
      case .eink: "eink"
      }
    }

    /// Width and height in units of the picture, which are points on a phone.
    var measure: (width: Int, height: Int) {
      switch self {
      case .small: (170, 170)
      case .medium: (364, 170)
      case .large: (364, 382)
      case .eink: (800, 480)
      }
    }
  }

  /// What it stands on.
  public enum Theme: CaseIterable, Hashable, Sendable {
    /// White.
    case light
    /// Black.
    case dark

    /// The word people type.
    public var word: StaticString {
      switch self {
      case .light: "light"
      case .dark: "dark"
      }
    }
  }

  /// The widget as SVG with real text.
  public func svg(_ size: Size) -> [UInt8] { SVGWriter.svg(drawing(size)) }

  /// The widget as a picture, of which SVG, PNG and PDF are made.
  public func drawing(_ size: Size) -> Drawing {
    let (width, height) = size.measure
    var label = UTF8Writer(capacity: 64)
    label.write(words.week)
    label.write(" ")
    label.write(ISOWeek(today).week)
    label.write(", ")
    label.write(long: today, words)
    var picture = Drawing(width: width, height: height, label: label.string, theme: theme)
    switch size {
    case .small: drawWeekNumber(&picture)
    case .medium: drawWeek(&picture)
    case .large: drawMonth(&picture)
    case .eink: drawInk(&picture)
    }
    return picture
  }

  func mark(_ day: Day) -> DayMark { marks[day] ?? [] }

  /// Whether a day's number is red: a public holiday, or a Sunday that is not worked.
  func isRed(_ day: Day) -> Bool {
    mark(day).contains(.red) || (day.weekday == .sunday && !mark(day).contains(.worked))
  }
}
