/// The Vietnamese lunisolar calendar.
enum VietnameseCalendar: LunisolarSystem {
  static let id = CalendarID.vietnamese
}
