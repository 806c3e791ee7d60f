/// The Chinese lunisolar calendar.
enum ChineseCalendar: LunisolarSystem {
  static let id = CalendarID.chinese
}
