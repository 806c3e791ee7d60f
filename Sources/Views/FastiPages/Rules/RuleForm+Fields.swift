import FastiCivil
import FastiHolidays
import FastiWords

extension RuleForm {
  /// The fields of the form. Those without a property in ``RuleForm`` are parts, ``RuleParts``.
  public enum Field: String, CaseIterable, Sendable {
    case name, region, on, shape, day, month, weekday, ordinal, offset, kind, since, until, shift, source, preview
    case toDay = "to-day"
    case toMonth = "to-month"
    case leapDay = "leap-day"
    case church
    case leapMonth = "leap-month"
    case lastDay = "last-day"
    case calendar, season, target, side, dates
    case everyYears = "every-years"
    case everyFrom = "every-from"
    case lasting, clock, filter
    case clockEnd = "clock-end"
    case community = "for"
    case everyMonth = "every-month"
    case asMoved = "as-moved"
    case filterDay = "filter-day"
    case filterAlso = "filter-also"
    case shiftMode = "shift-mode"
    case saturday, sunday, collision
    case restDay = "rest-day"
    case off, worked
    case exceptions = "except"
  }
}

extension RuleForm.Field: FormField {
  static var form: StaticString { "rule" }

  var label: Phrase? {
    switch self {
    case .name: .ruleName
    case .region: .ruleRegion
    case .on: .ruleSentence
    case .shape: .ruleShape
    case .day: .partDay
    case .month: .partMonth
    case .weekday: .partWeekday
    case .ordinal: .partOrdinal
    case .offset: .partOffset
    case .kind: .ruleKind
    case .since: .ruleSince
    case .until: .ruleUntil
    case .shift: .ruleShift
    case .source: .ruleSource
    case .exceptions: .ruleExceptions
    case .preview: nil
    case .toDay: .partToDay
    case .toMonth: .partToMonth
    case .leapDay: .partLeapDay
    case .church: .partChurch
    case .leapMonth: .partLeapMonth
    case .lastDay: .partLastDay
    case .calendar: .partCalendar
    case .season: .partSeason
    case .target: .partTarget
    case .side: .partSide
    case .dates: .partDates
    case .everyYears: .partEvery
    case .everyFrom: .partEveryFrom
    case .lasting: .partLasting
    case .clock: .partClock
    case .clockEnd: .partClockEnd
    case .community: .partCommunity
    case .everyMonth: .partEveryMonth
    case .asMoved: .partAsMoved
    case .filter: .partFilter
    case .filterDay: .partFilterDay
    case .filterAlso: .partFilterAlso
    case .restDay: .onRestDay
    case .shiftMode: .shiftMode
    case .saturday: .onSaturday
    case .sunday: .onSunday
    case .collision: .onCollision
    case .off: .partOff
    case .worked: .partWorked
    }
  }

  func choices(_ words: PageWords) -> [FormChoice] {
    switch self {
    case .shape: RuleShape.allCases.map { FormChoice($0.rawValue, words($0.phrase)) }
    case .kind: Self.kinds(words)
    case .weekday:
      (Weekday.allCases[1...] + [Weekday.sunday]).map { FormChoice(String($0.number - 1), words.title($0)) }
    case .ordinal: Self.ordinals(words)
    case .leapDay: Self.named(words, [("", .leapSkip), ("28", .leapBefore), ("1", .leapAfter)])
    case .lastDay, .everyMonth, .asMoved: [.ticked(words)]
    case .filter: Self.named(words, [("", .filterNone), ("not on", .filterNot), ("only on", .filterOnly)])
    case .filterDay, .filterAlso: Self.conditions(words)
    case .leapMonth: Self.named(words, [("", .monthRegular), ("leap", .monthLeap), ("both", .monthBoth)])
    case .calendar: RuleParts.calendars.map { FormChoice($0, words(calendar: $0)) }
    case .season: Self.seasons(words)
    case .side:
      Self.named(
        words,
        [
          ("after", .sideAfter), ("on or after", .sideOnOrAfter), ("before", .sideBefore),
          ("on or before", .sideOnOrBefore),
        ])
    case .church: Self.named(words, [("", .churchWestern), ("orthodox", .churchOrthodox)])
    case .shiftMode:
      Self.named(words, [("", .shiftNone), ("additional", .shiftAdds), ("moved", .shiftMoves), ("no", .shiftNever)])
    case .saturday, .sunday, .restDay, .collision: Self.shifts(words)
    default: []
    }
  }

  func text(_ value: String, _ words: PageWords) -> String? {
    switch self {
    case .preview: nil
    case .month: Int(value).flatMap { (1...12).contains($0) ? words.title(month: $0) : nil } ?? value
    default: choices(words).first { $0.value == value }?.label ?? value
    }
  }

  /// The kinds of days; the first is a day off.
  private static func kinds(_ words: PageWords) -> [FormChoice] {
    [FormChoice("", words(.kindUnsaid)), FormChoice(HolidayKind.public.word, words(.kindOff))]
      + HolidayKind.allCases.filter { $0 != .public }.map { FormChoice($0.word, words($0.phrase)) }
  }

  private static func named(_ words: PageWords, _ choices: [(value: String, phrase: Phrase)]) -> [FormChoice] {
    choices.map { FormChoice($0.value, words($0.phrase)) }
  }

  private static func ordinals(_ words: PageWords) -> [FormChoice] {
    (1...5).map { FormChoice(String($0), String($0)) } + [FormChoice("6", words(.ordinalLast))]
      + (2...5).map { FormChoice(String($0 + 5), words(.ordinalFromEnd, String($0))) }
  }

  private static func shifts(_ words: PageWords) -> [FormChoice] {
    [FormChoice("", words(.shiftStays))] + ["+1", "+2", "-1", "-2"].map { (days: String) in FormChoice(days, days) }
      + named(words, [("next working day", .startNext), ("previous working day", .startPrevious)])
  }

  /// The days that a filter leaves out or keeps.
  private static func conditions(_ words: PageWords) -> [FormChoice] {
    [FormChoice("", words(.filterNone))]
      + (Weekday.allCases[1...] + [Weekday.sunday]).map {
        FormChoice(RuleDayFields.weekdays[$0.number - 1], words.title($0))
      } + named(words, [("weekend", .filterWeekend), ("rest-day", .filterRestDay), ("collision", .filterCollision)])
  }

  /// The four seasons, and the solar terms between them.
  private static func seasons(_ words: PageWords) -> [FormChoice] {
    named(
      words,
      [
        ("March equinox", .seasonMarch), ("June solstice", .seasonJune), ("September equinox", .seasonSeptember),
        ("December solstice", .seasonDecember),
      ])
      + stride(from: 15, to: 360, by: 15).filter { $0 % 90 != 0 }.map {
        FormChoice("solar term \($0)", words(.seasonTerm, String($0)))
      }
  }
}

// The parts of a sentence as fields. Each field names the shapes it is for, and the style sheet shows the fields of the
// selected shape, so that the form works without a script.
extension RuleForm {
  /// The fields of the day.
  func writeParts(_ html: inout HTML) {
    html.choice(Field.shape, chosen: shape.rawValue)
    html.part("part for-range for-weekday for-near") { $0.choice(Field.weekday, chosen: String(weekday)) }
    html.part("part for-weekday") { $0.choice(Field.ordinal, chosen: String(ordinal)) }
    html.part("part for-fixed for-range for-lunar for-hijri") { $0.field(Field.day, day, inputMode: "numeric") }
    html.part("part for-fixed for-weekday for-range for-lunar for-hijri") {
      $0.field(Field.month, month, inputMode: "numeric")
    }
    html.part("part for-range") { $0.field(.toDay, parts, inputMode: "numeric") }
    html.part("part for-range") { $0.field(.toMonth, parts, inputMode: "numeric") }
    html.part("part for-fixed") { $0.choice(.leapDay, parts) }
    html.part("part for-lunar for-hijri") { $0.tick(Field.lastDay, isOn: !parts[.lastDay].isEmpty) }
    html.part("part for-weekday for-lunar for-hijri") { $0.tick(Field.everyMonth, isOn: !parts[.everyMonth].isEmpty) }
    html.part("part for-lunar") { $0.choice(.leapMonth, parts) }
    html.part("part for-hijri") { $0.choice(.calendar, parts) }
    html.part("part for-season") { $0.choice(.season, parts) }
    html.part("part for-days for-near") { $0.field(.target, parts) }
    html.part("part for-days for-near") { $0.tick(Field.asMoved, isOn: !parts[.asMoved].isEmpty) }
    html.part("part for-near") { $0.choice(.side, parts) }
    html.part("part for-easter for-days") {
      $0.field(Field.offset, offset, label: shape == .days ? .partDays : .partOffset)
    }
    html.part("part for-easter") { $0.choice(.church, parts) }
    html.part("part for-dates") { $0.field(.dates, parts, placeholder: "2026-09-22, 2027-07-06 to 2027-08-14") }
    html.part("part for-swaps") { writeSwaps(&$0) }
    html.field(.clock, parts, placeholder: "14:00")
    html.field(.clockEnd, parts, placeholder: "18:00")
    html.field(.community, parts, placeholder: html.words(.optional))
    for field in [Field.filter, .filterDay, .filterAlso] { html.choice(field, parts) }
    html.field(.lasting, parts, placeholder: "1", inputMode: "numeric")
    html.field(.everyYears, parts, placeholder: "1", inputMode: "numeric")
    html.field(.everyFrom, parts, inputMode: "numeric")
  }

  /// The fields of the shift on weekends.
  func writeShift(_ html: inout HTML) {
    for field in [Field.shiftMode, .saturday, .sunday, .restDay, .collision] { html.choice(field, parts) }
  }

  /// The exchanges, and fields for two more; the form with these filled in has fields for two further ones.
  private func writeSwaps(_ html: inout HTML) {
    for (index, swap) in (swaps + [RuleSwap(), RuleSwap()]).enumerated() {
      html.element(.div, .class("pair")) { html in
        html.field(
          Field.off, FieldInput(swap.off), placeholder: index == 0 ? "2026-01-02" : nil, index: index)
        html.field(
          Field.worked, FieldInput(swap.worked), placeholder: index == 0 ? "2026-01-10" : nil, index: index)
      }
    }
  }
}

extension HTML {
  fileprivate mutating func part(_ style: StaticString, _ content: (inout HTML) -> Void) {
    element(.div, .class(style), content: content)
  }

  fileprivate mutating func field(
    _ field: RuleForm.Field, _ parts: RuleParts, placeholder: String? = nil, inputMode: StaticString? = nil
  ) {
    self.field(field, FieldInput(parts[field]), placeholder: placeholder, inputMode: inputMode)
  }

  fileprivate mutating func choice(_ field: RuleForm.Field, _ parts: RuleParts) {
    choice(field, chosen: parts[field])
  }
}
