import FastiCivil
import Foundation

/// Civil time: conversions between a day's number, its date and its week, beside Foundation's Calendar.
enum CivilRows {
  static func rows() -> [Row] {
    let days = Limits.days
    return [
      Row(
        work: "day to date and back",
        figure: .nanoseconds(
          Measure.nanoseconds(operations: days.count) {
            var sum = 0
            for day in days { sum &+= Int(CivilDate(day).day.number) }
            return sum
          }),
        target: .nanoseconds(10), beside: [foundationRoundTrip()]),
      Row(
        work: "ISO week of a day",
        figure: .nanoseconds(
          Measure.nanoseconds(operations: days.count) {
            var sum = 0
            for day in days { sum &+= ISOWeek(day).week }
            return sum
          }),
        target: nil, beside: [foundationWeek()]),
      Row(
        work: "day to text and back",
        figure: .nanoseconds(
          Measure.nanoseconds(operations: sample.count) {
            var sum = 0
            for day in sample { sum &+= (try? Day(iso: day.iso)).map { Int($0.number) } ?? 0 }
            return sum
          }),
        target: nil, beside: [foundationText()]),
    ]
  }

  /// Days spread over the range, as many as the slow ones can be asked for.
  private static let sample: [Day] = stride(from: 0, to: Limits.days.count, by: 521).map { Limits.days.first + $0 }
  private static let dates = sample.map { Date(timeIntervalSince1970: Double($0.number) * 86_400) }

  private static func calendar(_ identifier: Calendar.Identifier) -> Calendar {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = .gmt
    return calendar
  }

  private static func foundationRoundTrip() -> (name: String, figure: Row.Figure) {
    let calendar = calendar(.gregorian)
    let taken = Measure.nanoseconds(operations: dates.count, rounds: 5) {
      var sum = 0.0
      for date in dates {
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        sum += calendar.date(from: parts)?.timeIntervalSince1970 ?? 0
      }
      return Int(sum)
    }
    return ("Foundation Calendar", .nanoseconds(taken))
  }

  private static func foundationWeek() -> (name: String, figure: Row.Figure) {
    let calendar = calendar(.iso8601)
    let taken = Measure.nanoseconds(operations: dates.count, rounds: 5) {
      var sum = 0
      for date in dates { sum &+= calendar.component(.weekOfYear, from: date) }
      return sum
    }
    return ("Foundation Calendar", .nanoseconds(taken))
  }

  private static func foundationText() -> (name: String, figure: Row.Figure) {
    let style = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()
    let taken = Measure.nanoseconds(operations: dates.count, rounds: 5) {
      var sum = 0.0
      for date in dates { sum += (try? style.parse(style.format(date)).timeIntervalSince1970) ?? 0 }
      return Int(sum)
    }
    return ("Foundation ISO8601FormatStyle", .nanoseconds(taken))
  }
}
