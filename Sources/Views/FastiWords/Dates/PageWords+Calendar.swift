import FastiCalendars

extension PageWords {
  /// What people call a calendar; its word on command lines where there is no other.
  public func callAsFunction(calendar word: String) -> String {
    if word == "hijri" { return self(.calHijri) }
    if let almanac = AlmanacID(name: word.utf8) { return self(title: almanac.table) }
    return CalendarID(name: word).map { text($0.title) } ?? word
  }
}
