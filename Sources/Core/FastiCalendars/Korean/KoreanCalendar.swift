/// The Korean lunisolar calendar.
enum KoreanCalendar: LunisolarSystem {
  static let id = CalendarID.korean
}
