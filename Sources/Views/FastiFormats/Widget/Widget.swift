public import FastiAgenda
public import FastiCivil
public import FastiWeather

/// The content of a widget: today, its week and month, and the next special days.
public struct Widget: Sendable {
  /// The day the widget is drawn for.
  public let today: Day
  /// The marks of the days of the month's grid and of the week.
  public let marks: [Day: DayMark]
  /// The special days from today on, in order.
  public let ahead: [Special]
  /// The words of dates.
  public let words: Words
  /// Light or dark.
  public let theme: Theme
  /// The first weekday of the rows of its month.
  public var firstDay = Weekday.monday
  /// The weather of the place in the settings; nil if it is not shown.
  public var weather: Forecast?
  /// The letters of the kinds, which are in their boxes and mean the same as the colours.
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
    /// Its displayed name.
    public let title: String
    /// Its kind, which sets the colour.
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
    /// The word for the sky on the widget's day; nil for none.
    public let sky: String?
    /// The credit that the source of the forecast asks for.
    public let credit: String

    public init(days: [WeatherDay], sky: String?, credit: String) {
      self.days = days
      self.sky = sky
      self.credit = credit
    }
  }

  /// The sizes of a widget.
  public enum Size: CaseIterable, Hashable, Sendable {
    /// The number of the week: 170 by 170.
    case small
    /// The week, and the next special days: 364 by 170.
    case medium
    /// The month with a column of week numbers, and the next special days: 364 by 382.
    case large
    /// Today, the month and the next special days for an e-ink display: 800 by 480.
    case eink

    /// The word on command lines.
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

  /// The background.
  public enum Theme: CaseIterable, Hashable, Sendable {
    /// White.
    case light
    /// Black.
    case dark

    /// The word on command lines.
    public var word: StaticString {
      switch self {
      case .light: "light"
      case .dark: "dark"
      }
    }
  }

  /// The widget as SVG with real text.
  public func svg(_ size: Size) -> [UInt8] { SVGWriter.svg(drawing(size)) }

  /// The widget as a picture, from which SVG, PNG and PDF are made.
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
