import FastiAgenda
public import FastiCivil
public import FastiDays
public import FastiFormats
public import FastiHolidays
public import FastiRecords
public import FastiWords

/// Collects the content of a widget.
public struct ReadWidget {
  private let almanac: Almanac
  private let planner: Planner
  private let hasHolidays: Bool

  /// - Parameter holidays: Whether the names of holidays are shown.
  public init(_ almanac: Almanac, _ planner: Planner, holidays: Bool = true) {
    self.almanac = almanac
    self.planner = planner
    hasHolidays = holidays
  }

  /// How far ahead special days are searched: a year and a day.
  private static let reach = 366

  /// The content on a day.
  /// - Parameters:
  ///   - codes: The regions, in the order of their holidays.
  ///   - languages: The reader's languages, best first.
  /// - Throws: `.notFound` when a region's time zone is not on this machine.
  public func callAsFunction(
    _ codes: [RegionCode], today: Day, words: Words, languages: [LanguageCode], theme: Widget.Theme
  ) throws(Failure) -> Widget {
    let firstDay = almanac.settings.weekStart
    let grid = MonthGrid(YearMonth(today), from: firstDay).days
    let ahead = DayRange(today).widened(before: 0, after: Self.reach)
    let first = min(grid.first, ISOWeek(today).start)
    let range = DayRange(first).widened(before: 0, after: ahead.last - first).intersection(Limits.days)
    let facts =
      try hasHolidays ? range.map { range throws(Failure) in try DayFacts(almanac, codes, range, languages) } : nil
    let holidays = facts?.holidays ?? []
    // Hidden holidays have no names, but the day is still red.
    let named = almanac.settings.showHolidays ? holidays : []
    var marks = marks(named, grid) { facts?.isBusinessDay($0) ?? false }
    for item in holidays where item.isRedDay { marks[item.day, default: []].insert(.red) }
    var widget = Widget(today: today, marks: marks, ahead: special(named, ahead, today), words: words, theme: theme)
    widget.firstDay = firstDay
    return widget
  }

  private func marks(
    _ holidays: [HolidayItem], _ grid: DayRange, isBusinessDay: (Day) -> Bool
  ) -> [Day: DayMark] {
    var marks: [Day: DayMark] = [:]
    for item in holidays {
      switch item.occurrence.kind {
      case .public where item.isRedDay: marks[item.day, default: []].insert(.red)
      case .workday where item.isWorkedInstead && isBusinessDay(item.day): marks[item.day, default: []].insert(.worked)
      default: marks[item.day, default: []].insert(.observed)
      }
    }
    for item in planner.occurrences(touching: grid) {
      for offset in 0..<item.dayCount { marks[item.start + offset, default: []].insert(.planned) }
    }
    for note in planner.notes { marks[note.day, default: []].insert(.planned) }
    return marks
  }

  private func special(_ holidays: [HolidayItem], _ ahead: DayRange, _ today: Day) -> [Widget.Special] {
    var found = holidays.filter { $0.day >= today && $0.occurrence.kind != .workday }.map { item in
      Widget.Special(
        day: item.day, title: item.name, kind: item.occurrence.kind == .public ? .holiday : .observance)
    }
    found += planner.countdowns(on: today).filter { $0.daysLeft >= 0 }.map { item in
      Widget.Special(day: item.day, title: item.title, kind: .countdown)
    }
    // Two regions may have the same holiday with the same name on one day.
    var seen: Set<Widget.Special> = []
    found = found.filter { seen.insert($0).inserted }
    return found.sorted { ($0.day, $0.kind.rawValue, $0.title) < ($1.day, $1.kind.rawValue, $1.title) }
  }
}

extension Widget {
  /// The same widget, with the letters for kinds of days in the reader's language.
  public func signed(_ words: PageWords) -> Widget {
    var widget = self
    for kind in EntryKind.allCases { widget.signs[kind] = words(kind.signPhrase) }
    return widget
  }
}

extension Widget.Size {
  /// The size with that name, with or without `.svg`.
  /// - Throws: `.invalid` with the possible sizes, and for a `.png` if pictures are only SVG, like those of feeds.
  public init(named name: String, field: Field) throws(Failure) {
    if name.hasSuffix(".png") {
      throw Failure(.request(.onlySVG), field: field, value: name, hint: .value("\(name.dropLast(4)).svg"))
    }
    let word = name.hasSuffix(".svg") ? String(name.dropLast(4)) : name
    guard let size = Widget.Size.allCases.first(where: { "\($0.word)" == word }) else {
      let words = Widget.Size.allCases.map { "\($0.word)" }
      throw Failure(
        .value(.word(words)), field: field, value: name, hint: Suggestion.nearest(word, among: words).map { .value($0) }
      )
    }
    self = size
  }
}
