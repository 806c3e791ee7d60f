import FastiCalendars
import FastiCivil

/// What one place of a document says about a month.
struct Candidate: Hashable {
  let month: HijriMonth
  let start: Day
  /// The weekday printed with the start.
  var weekday: Weekday?
  /// The length printed, 29 or 30.
  var length: Int?
  /// Whether the document itself bears the start out, as a grid does in which every day stands under its weekday.
  var isBorneOut = false
}
