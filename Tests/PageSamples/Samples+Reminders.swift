import FastiCalendars
import FastiCivil
import FastiMonths
import FastiPages
import FastiReminders
import FastiWords

// Reminders and Hijri months.
extension Samples {
  static let muharram = HijriMonth(ordinal: 12 * 1448)
  private static let start = Day(year: 2026, month: 6, day: 17)
  private static let noon = TimeOfDay.noon

  private static func month(_ number: Int, _ start: Day, _ length: Int) -> HijriMonthDefinition {
    HijriMonthDefinition(
      muharram + number, start: start, length: length, source: number == 0 ? .moonsighting : .table,
      status: number == 0 ? .confirmed : .projected)
  }

  private static let upcoming = [
    UpcomingRow(
      id: "r1", "Ashura fast", start + 9, .midnight, hijri: HijriDate(muharram, day: 10), place: (1, 2),
      isExpected: false),
    UpcomingRow(
      id: "r1", "Ashura fast", start + 10, .midnight, hijri: HijriDate(muharram, day: 11), place: (2, 2),
      isExpected: false),
    UpcomingRow(
      id: "r3", "End of the fast", start + 262, noon, hijri: HijriDate(muharram + 8, day: 29), place: (1, 1),
      isExpected: true, moved: Day30Move(muharram + 8, length: 29, policy: .last)),
  ]

  static var alarms: AlarmsPage {
    AlarmsPage(
      upcoming: [
        ComingAlarm(
          "Dentist", due: (start + 1, noon), begins: start + 2, time: noon, link: Paths.event("e1", of: start + 2)),
        ComingAlarm("Juldagen", due: (start + 190, noon), begins: start + 191, time: nil, link: Paths.day(start + 191)),
      ], horizon: 400,
      events: [
        AlarmedRow("Dentist", leads: ["1 day before at 12:00"], next: start + 2, link: Paths.event("e1")),
        AlarmedRow("Old & done", leads: ["at the start"], next: nil, link: Paths.event("e2")),
      ])
  }

  static var reminders: RemindersPage {
    RemindersPage(
      upcoming: upcoming, horizon: 400,
      [
        ReminderRow(
          id: "r1", "Ashura fast", date: ReminderDay(month: 1, day: 10, length: 2), next: start + 9,
          time: .midnight),
        ReminderRow(
          id: "r2", "Zakat due", date: ReminderDay(month: 9, day: 1), next: start + 234, time: noon, attachments: 2),
        ReminderRow(
          id: "r3", "End of the fast", date: ReminderDay(month: 9, day: 30), next: start + 262, time: noon,
          isEnabled: false),
        ReminderRow(
          id: "r4", "Quiet evenings", date: ReminderDay(month: 9, day: 1, year: 1446, length: nil), next: nil,
          time: noon, isDone: true),
        ReminderRow(
          id: "r5", "The last of Shaban", date: ReminderDay(month: 8, day: 30, year: 1447), next: nil, time: noon,
          isLeftOut: true),
      ],
      month: HijriGrid(
        month(0, start, 29), marked: [start + 9, start + 10], calculated: start - 1,
        fetched: start - 1, year: [month(0, start, 29), month(1, start + 29, 30), month(2, start + 59, 29)],
        previous: muharram + -1, next: muharram + 1, present: muharram),
      scheduled: ScheduledCount(64, deferred: 23, days: 30))
  }

  static var reminder: ReminderPage {
    var page = ReminderPage(
      id: "r3", name: FieldInput("End of the fast"), month: 9,
      day: FieldInput("31", error: FieldError("no Hijri month has a day 31; the longest have 30")),
      time: FieldInput("12:00"),
      notes: FieldInput("Pay before the prayer."))
    page.upcoming = [upcoming[2]]
    page.leftOut = [Day30Move(muharram + 8, length: 29, policy: .omit)]
    page.attachments = [
      AttachmentRow(id: "a1", "https://example.org/zakat", .link(ExternalLink("https://example.org/zakat"))),
      AttachmentRow(id: "a2", "nisab.pdf", .file(bytes: 81_234, isThere: true)),
      AttachmentRow(id: "a3", "old.jpg", .picture(bytes: 1_234, isThere: false)),
    ]
    page.largestFile = 10_000_000
    return page
  }
}
