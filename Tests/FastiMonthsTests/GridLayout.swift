import FastiCivil
import Foundation
import Testing

/// A way to print a month as a grid of weeks: where headings and numbers stand in their columns.
struct GridLayout: Sendable, CustomTestStringConvertible {
  enum Place: String, CaseIterable, Sendable { case left, middle, right }

  var heading = Place.middle
  var hijri = Place.left
  var gregorian = Place.right
  /// From the edge of a column to its numbers, in points.
  var margin = 1.0
  var pitch = 72.0
  /// Points by which the numbers of every second week stand farther to the right.
  var drift = 0.0
  /// The column from which the numbers of the last week stand in the next one; none beyond 6.
  var shiftsFrom = 7

  var testDescription: String {
    "heading \(heading), Hijri \(hijri), Gregorian \(gregorian), margin \(margin), pitch \(pitch)"
  }

  static let all: [GridLayout] = Place.allCases.flatMap { heading in
    Place.allCases.flatMap { hijri in
      Place.allCases.flatMap { gregorian in
        [(0.0, 72.0), (6.0, 60.0)].map { margin, pitch in
          GridLayout(heading: heading, hijri: hijri, gregorian: gregorian, margin: margin, pitch: pitch)
        }
      }
    }
  }

  private func x(_ column: Int, _ place: Place, _ text: String, _ size: Double) -> Double {
    // A digit of Helvetica is 0.556 of the size wide, capitals are wider; half a point does not matter here.
    let width = text.reduce(0.0) { $0 + ($1.isNumber ? 0.556 : $1 == " " ? 0.278 : 0.68) } * size
    let left = 40 + Double(column) * pitch
    return switch place {
    case .left: left + margin
    case .middle: left + (pitch - width) / 2
    case .right: left + pitch - margin - width
    }
  }

  /// Shaban 1447 by the committee, from 20 January 2026, on paper.
  func shaban() -> Paper {
    var paper = Paper()
    paper.write("Hilal calendar: Sha'ban 1447 AH", 140, 60, size: 18)
    paper.write("January - February 2026", 200, 90, size: 12)
    for (column, name) in ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"].enumerated() {
      paper.write(name, x(column, heading, name, 10), 130)
    }
    let first = Day(year: 2026, month: 1, day: 20)
    for number in 1...29 {
      let date = (first + (number - 1)).date
      let place = number + 1
      let row = place / 7
      let column = place % 7 + (row == 4 && place % 7 >= shiftsFrom ? 1 : 0)
      let y = 160 + Double(row) * 60
      let own = "\(number)"
      let other =
        date.dayOfMonth == 1 || number == 1
        ? "\(date.month == 1 ? "Jan" : "Feb") \(date.dayOfMonth)" : "\(date.dayOfMonth)"
      let moved = row % 2 == 1 ? drift : 0
      paper.write(own, x(column, hijri, own, 14) + moved, y, size: 14)
      paper.write(other, x(column, gregorian, other, 9) + moved, y + 30, size: 9)
    }
    return paper
  }
}
