import FastiApp
import FastiCalendars
import FastiCivil
import FastiPages
import FastiReminders

extension FieldError {
  /// What is wrong with a day or a month of the Hijri calendar.
  init(_ cause: HijriCause, _ value: String, _ words: PageWords) {
    switch cause {
    case .noDay: self.init(told: words(.wrongHijri, value), hint: "1447-9-1")
    case .dayMissing(let year, let month):
      self.init(told: words(.wrongHijriDayMissing, value), hint: "\(year)-\(month)-1")
    case .noMonth: self.init(told: words(.wrongHijriMonth, value), hint: words(.hintHijriMonth))
    case .noSuchDay(let day): self.init(told: words.typed(value, words(.wrongHijriNoDay, String(day))), hint: "1 – 30")
    case .noSuchMonth(let month):
      self.init(told: words.typed(value, words(.wrongHijriNoMonth, String(month))), hint: words(.hintHijriMonth))
    case .unknownYear(let year, let known):
      let sentence = words(.wrongHijriYear, String(year), String(known.lowerBound), String(known.upperBound))
      self.init(told: words.typed(value, sentence))
    case .tooFar(let month, let near):
      self.init(
        told: words(.wrongFar, value, words.title(month)),
        hint: near.map { words(.hintNear, $0.first.iso, $0.last.iso) })
    case .noRoom(let month): self.init(told: words(.wrongRoom, words.title(month)))
    }
  }

  /// Why a reminder cannot be.
  init(_ error: ReminderError, _ words: PageWords) {
    switch error {
    case .noSuchMonth(let month): self.init(told: words(.wrongHijriNoMonth, String(month)))
    case .noSuchDay(let day): self.init(told: words(.wrongHijriNoDay, String(day)), hint: "1 – 30")
    case .yearOutOfRange(let year):
      self.init(told: words(.wrongRange, words(.fieldYear), String(year), "1", "9999"), hint: "1447")
    case .yearMissing: self.init(told: words(.wrongYearMissing), hint: "1447")
    case .yearNotUsed(let year): self.init(told: words(.wrongYearNotUsed, String(year)))
    case .durationOutOfRange(let count): self.init(told: words(.wrongDuration, String(count)), hint: "3")
    case .monthBeginsOnItsFirst(let day): self.init(told: words(.wrongWholeMonth, String(day)), hint: "1")
    }
  }
}
