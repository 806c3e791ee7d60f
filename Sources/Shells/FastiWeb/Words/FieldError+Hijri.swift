import FastiCalendars
import FastiCivil
import FastiPages
import FastiRecords
import FastiReminders
import FastiWords

extension FieldError {
  /// What is wrong with a day or a month of the Hijri calendar.
  init(_ cause: HijriCause, _ value: String, _ words: PageWords) {
    switch cause {
    case .noDay: self.init(words(.wrongHijri, value), hint: "1447-9-1")
    case .dayMissing(let year, let month):
      self.init(words(.wrongHijriDayMissing, value), hint: "\(year)-\(month)-1")
    case .noMonth: self.init(words(.wrongHijriMonth, value), hint: words(.hintHijriMonth))
    case .noSuchDay(let day): self.init(words.typed(value, words(.wrongHijriNoDay, String(day))), hint: "1 – 30")
    case .noSuchMonth(let month):
      self.init(words.typed(value, words(.wrongHijriNoMonth, String(month))), hint: words(.hintHijriMonth))
    case .unknownDay(let day, let known):
      self.init(words(.wrongHijriDay, words.why(day), words.why(known.first), words.why(known.last)))
    case .shorter(let month, let day, let length, let isOpen):
      let sentence = words(isOpen ? .wrongHijriOpen : .wrongHijriShort, words.title(month), String(length), String(day))
      self.init(words.typed(value, sentence), hint: "\(month.year)-\(month.month)-\(length)")
    case .unknownYear(let year, let known):
      let sentence = words(.wrongHijriYear, String(year), String(known.lowerBound), String(known.upperBound))
      self.init(words.typed(value, sentence))
    case .tooFar(let month, let near):
      self.init(
        words(.wrongFar, value, words.title(month)),
        hint: near.map { words(.hintNear, $0.first.iso, $0.last.iso) })
    case .noRoom(let month): self.init(words(.wrongRoom, words.title(month)))
    }
  }

  /// Why a reminder cannot be.
  init(_ error: ReminderError, _ words: PageWords) {
    switch error {
    case .noSuchMonth(let month): self.init(words(.wrongHijriNoMonth, String(month)))
    case .noSuchDay(let day): self.init(words(.wrongHijriNoDay, String(day)), hint: "1 – 30")
    case .yearOutOfRange(let year):
      self.init(words(.wrongRange, words(.fieldYear), String(year), "1", "9999"), hint: "1447")
    case .yearMissing: self.init(words(.wrongYearMissing), hint: "1447")
    case .yearNotUsed(let year): self.init(words(.wrongYearNotUsed, String(year)))
    case .durationOutOfRange(let count): self.init(words(.wrongDuration, String(count)), hint: "3")
    case .monthBeginsOnItsFirst(let day): self.init(words(.wrongWholeMonth, String(day)), hint: "1")
    }
  }
}
