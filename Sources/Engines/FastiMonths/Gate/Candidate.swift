import FastiCalendars
import FastiCivil

/// A statement about a month at one place of a document.
struct Candidate: Hashable {
  let month: HijriMonth
  let start: Day
  /// The weekday printed with the start.
  var weekday: Weekday?
  /// The length printed, 29 or 30.
  var length: Int?
  /// Whether the document itself confirms the start, as a grid does in which every day is under its weekday.
  var isBorneOut = false
}
