import FastiCivil
import FastiHolidays
import FastiPages
import FastiWords

extension FieldError {
  /// Why a question about business days has no answer.
  init(_ error: WorkdayError, _ words: PageWords) {
    switch error {
    case .outside(let day, let range):
      self.init(words(.wrongOutsideDays, words.why(day), words.why(range.first), words.why(range.last)))
    case .beyond(let range):
      self.init(
        words(.wrongBeyond, String(range.first.year), String(range.last.year)), hint: words(.hintSmaller))
    case .dayOff(let day): self.init(words(.wrongDayOff, words.why(day)))
    case .noSuchDay(let number, let month, let count):
      self.init(words(.wrongNoWorkday, month.iso, String(number), String(count)))
    }
  }

  /// Why bridge days of a year cannot be planned.
  init(_ error: BridgeError, _ year: Int, _ words: PageWords) {
    switch error {
    case .budget(let budget, let open):
      self.init(
        words(.wrongBudget, String(budget), String(year), String(open)), hint: words(.hintUpTo, String(open)))
    case .nothingOpen: self.init(words(.wrongNothingOpen, String(year)))
    case .minimum(let minimum, let days):
      self.init(words(.wrongMinimum, String(year), String(minimum), String(days)), hint: "4")
    case .tooManyDays(let days, let limit): self.init(words(.wrongPlanDays, String(days), String(limit)))
    }
  }
}
