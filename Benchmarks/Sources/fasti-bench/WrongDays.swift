import FastiCalendars
import FastiCivil

/// The days, or first days of months, on which a program and Fasti differ.
struct WrongDays {
  let calendar: CalendarID
  let peer: String
  let theirs: String
  let unit: String
  var wrong: [Day] = []
  var total = 0

  /// The Gregorian years they fall in: each of a few, else the first and the last.
  var years: String {
    let years = Set(wrong.map { $0.date.year }).sorted()
    guard let first = years.first, let last = years.last else { return "" }
    return years.count <= 4 ? years.map(String.init).joined(separator: ", ") : "\(first) to \(last)"
  }
}
