import FastiCalendars

extension PageWords {
  /// What people call a calendar; its word on command lines where there is no other.
  public func callAsFunction(calendar word: String) -> String {
    if word == "hijri" { return self(.calHijri) }
    return CalendarID(name: word).map { text($0.title) } ?? word
  }
}
