import FastiAgenda
import FastiCivil
import FastiDays
import FastiHolidays
import FastiPerson

extension DayReport {
  /// What is special about the day where that is today: what is planned, and what sort of holiday it is.
  func mark(on today: Day) -> DayMark {
    var mark: DayMark = day == today ? .today : []
    if !(events.isEmpty && countdowns.isEmpty && notes.isEmpty) { mark.insert(.planned) }
    for item in holidays {
      switch item.occurrence.kind {
      case .public: mark.insert(.red)
      case .workday: mark.insert(.worked)
      default: mark.insert(.observed)
      }
    }
    return mark
  }
}
