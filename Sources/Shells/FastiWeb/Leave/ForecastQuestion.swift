import FastiCivil
import FastiPages
import FastiPerson
import FastiRecords
import FastiWords

/// The day of the forecasts on the leave page, from its address: `mode`, and `day` for a chosen day. An error is shown
/// beside its field, with the forecast of today.
struct ForecastQuestion {
  /// The choice; a chosen day if there is only a day.
  private(set) var mode = ForecastMode.today
  /// The error of the choice.
  private(set) var modeError: FieldError?
  /// The chosen day, and its error.
  private(set) var typed = FieldInput()
  /// The day; nil for today.
  private(set) var day: ForecastDay?

  init(_ call: Call) {
    typed.text = call.query("day") ?? ""
    if let word = call.query("mode") {
      if let known = ForecastMode(rawValue: word) {
        mode = known
      } else {
        modeError = FieldError(
          .unknownWord("mode", word, among: ForecastMode.allCases.map(\.rawValue)), call.pageWords)
      }
    } else if !typed.text.isEmpty {
      mode = .selectedDay
    }
    switch mode {
    case .endOfMonth: day = .endOfMonth
    case .nextPayday: day = .nextPayday
    case .today: day = nil
    case .selectedDay: readDay(call)
    }
    // A typed day is also checked if it is not used, so that its error is shown.
    if mode != .selectedDay, !typed.text.isEmpty { readDay(call, isAsked: false) }
  }

  private mutating func readDay(_ call: Call, isAsked: Bool = true) {
    guard !typed.text.isEmpty else {
      typed.error = FieldError(call.pageWords(.forecastDayMissing), hint: call.pageWords.text(Template.hintDate))
      return
    }
    do throws(Failure) {
      let read = try call.dates.day(typed.text, field: .input(.day))
      if isAsked { day = .day(read) }
    } catch {
      typed.error = FieldError(error, call.pageWords)
    }
  }
}
