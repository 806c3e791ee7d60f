import FastiCalendars
import FastiCivil
import FastiRecords
import FastiReminders

extension DeliverReminders {
  /// Notifications that were in the future at the last run or later, and are in the past now, because a reminder was
  /// changed, because that was undone, or because months moved.
  ///
  /// Most of them were planned and are found in the plan. This finds the others: they had no room, were outside the
  /// window, or were written and moved between two runs.
  func moved(
    since look: DeliveryBook.Look?, _ current: [ReminderID: ReminderBook.Entry], _ book: ReminderBook,
    _ window: PlanWindow
  ) throws(Failure) -> [ReminderOccurrence] {
    guard let look, look.at <= window.now else { return [] }
    let former = try ReminderHistory.read(
      from: store, since: look.at, book, today: book.here.day(at: window.now))
    var moved: [ReminderOccurrence] = []
    for (moment, records) in former.standing {
      let old = ReminderBook(records, months: former.months, zones: zones, here: book.here)
      let before = old.window(now: moment, days: 1)
      for entry in old.enabled {
        guard let reminder = current[entry.reminder.id]?.reminder else { continue }
        moved += reminder.movedBehind(in: window, from: entry.reminder, in: before)
      }
    }
    return moved
  }
}
