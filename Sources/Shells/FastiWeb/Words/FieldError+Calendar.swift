import FastiCalendars
import FastiCivil
import FastiPages
import FastiWords

extension FieldError {
  /// Why a calendar has no answer.
  init(_ error: CalendarError, _ value: String?, _ words: PageWords) {
    switch error {
    case .outsideRange(let calendar, let limits):
      self.init(words.typed(value, words(.wrongCalRange, words(calendar), limits.first.iso, limits.last.iso)))
    case .outsideYears(let calendar, let year, let limits), .outsideGregorianYears(let calendar, let year, let limits):
      let (first, last) = (String(limits.lowerBound), String(limits.upperBound))
      self.init(words.typed(value, words(.wrongCalYear, words(calendar), String(year), first, last)))
    case .noSuchMonth(let calendar, let year, let month, let last):
      self.init(words.typed(value, words(.wrongCalMonth, words(calendar), String(year), String(month), String(last))))
    case .noLeapMonth(_, let year, let month, let leap):
      let sentence =
        leap == 0
        ? words(.wrongCalNoLeap, String(year)) : words(.wrongCalLeap, String(year), String(leap), String(month))
      self.init(words.typed(value, sentence), hint: leap == 0 ? "\(year)-\(month)-1" : "\(year)-\(leap)L-1")
    case .noSuchDay(_, let year, let month, let day, let last):
      self.init(words.typed(value, words(.wrongCalDay, String(year), String(month), String(day), String(last))))
    case .neverSuchMonth(let calendar, let month, let last):
      self.init(words.typed(value, words(.wrongCalNeverMonth, words(calendar), String(month), String(last))))
    case .neverSuchDay(let calendar, let day, let last):
      self.init(words.typed(value, words(.wrongCalNeverDay, words(calendar), String(day), String(last))))
    case .noEra: self.init(words.typed(value, words(.wrongEraMissing)), hint: "reiwa-8-2-5")
    case .eraNotUsed(let calendar): self.init(words.typed(value, words(.wrongEraUnused, words(calendar))))
    case .outsideEra(_, let limits):
      self.init(words.typed(value, words(.wrongEra, limits.first.iso, limits.last.iso)))
    case .otherCalendar(let asked, let given):
      self.init(words.typed(value, words(.wrongCalOther, words(given), words(asked))))
    }
  }
}

extension PageWords {
  /// What people call a calendar.
  fileprivate func callAsFunction(_ calendar: CalendarID) -> String { self(calendar: "\(calendar.name)") }
}
