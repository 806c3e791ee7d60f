import FastiCalendars
import FastiCivil
import FastiFormats
import FastiPages

/// The addresses of ``Paths``, by form: a segment that is a day, a week, a month, a year or an id is a variable.
enum Addresses {
  static let pages: Set<String> = Set(
    ([
      Paths.today, Paths.day(day), Paths.why(day), Paths.week(ISOWeek(day)), Paths.month(YearMonth(day)),
      Paths.year(2026), Paths.sky(2026), Paths.agenda(), Paths.star(2026), Paths.star(YearMonth(day)), Paths.days,
      Paths.leave,
      Paths.reminders,
      Paths.settings, Paths.search, Paths.help, Paths.newEvent(nil), Paths.event("id"),
      Paths.newCountdown(nil), Paths.offline, Paths.worker, Paths.manifest("en"), Paths.manifest("sv"),
      Paths.manifest("vi"), Paths.signIn(), Paths.importFile, Paths.restore, Paths.welcome, Paths.leaveExample,
      Paths.newReminder(), Paths.reminder("id"), Paths.reminders(month),
      Paths.attachment("id"), Paths.countdown("id"), Paths.rules("SE"), Paths.newRule(), Paths.rule("id"),
      Paths.leaveSetup, Paths.newLeave(nil), Paths.leaveAfford, Paths.leaveWhatIf, Paths.leavePlan,
      Paths.leaveStatement, Paths.history, Paths.conflicts,
      Paths.export("leave.csv"), Paths.export("leave.json"), Paths.export("leave.journal"),
      Paths.export("calendar.ics"), Paths.export("planner.json"), Paths.backup,
      Paths.paper("leave.pdf"), Paths.paper("month.pdf", on: day), Paths.paper("week.pdf", on: day),
      Paths.paper("year.pdf", on: day), Paths.paper("special.pdf", on: day), Paths.paper("sky.pdf", on: day),
      Paths.paper(days: DayRange(day)), Paths.paper,
    ]
      + Widget.Size.allCases.flatMap { size in
        [Paths.widget(size, "svg"), Paths.widget(size, "png"), Paths.widget(size, "pdf")]
      } + Paths.files).map { shape($0.string) })

  static let posts: Set<String> = Set(
    [
      Paths.note(day), Paths.events, Paths.sentence, Paths.event("id"), Paths.deleteEvent("id"), Paths.countdowns,
      Paths.countdown("id"),
      Paths.deleteCountdown("id"), Paths.undo,
      Paths.keepConflict, Paths.dismissConflict,
      Paths.leaveEntries, Paths.leaveEntry("id"),
      Paths.deleteLeaveEntry("id"), Paths.settingsRegions, Paths.settingsHolidays, Paths.settingsLanguage,
      Paths.settingsTheme, Paths.settingsCommunities, Paths.settingsChannels,
      Paths.feeds, Paths.rotateFeed("id"), Paths.deleteFeed("id"),
      Paths.reminderPosts,
      Paths.deleteReminder("id"), Paths.signIn(), Paths.signOut, Paths.signOutEverywhere, Paths.invitation("id"),
      Paths.importFile, Paths.importNow, Paths.restore, Paths.restoreNow, Paths.reminder("id"), Paths.attachLink("id"),
      Paths.attachFile("id"),
      Paths.deleteAttachment("id"), Paths.settingsHijriDates, Paths.settingsHijriSource, Paths.settingsHijriRefresh,
      Paths.settingsShown, Paths.standingAlarms, Paths.deleteAlarm(of: "public"),
      Paths.settingsLimit,
      Paths.fetchMonths, Paths.monthOverrides, Paths.deleteMonthOverride(month),
      Paths.rulePosts, Paths.rule("id"),
      Paths.ruleLayer("id"), Paths.switchRule("id"), Paths.restoreRule("id"), Paths.deleteRule("id"), Paths.leaveSetup,
      Paths.leaveStart, Paths.leaveJoin,
      Paths.settingsCurrencyHome,
      Paths.settingsWeatherPlace, Paths.settingsWeatherSource, Paths.settingsWeatherContact, Paths.fetchWeather,
    ].map { shape($0.string) } + ChoiceSetting.allCases.map { shape($0.path.string) })

  private static let month = HijriMonth(ordinal: 12 * 1448)
  private static let day = Day(year: 2026, month: 6, day: 19)

  static func knows(_ address: String, isPost: Bool) -> Bool {
    if address.hasPrefix("#") { return true }
    // Calendar programs open these.
    if !isPost, address.hasPrefix("webcal://") { return true }
    if address.hasPrefix(Paths.icons.string + "#") { return true }
    return (isPost ? posts : pages).contains(shape(address))
  }

  /// `/day/2026-06-19/why?x=y` is `/day/*/why`.
  static func shape(_ address: String) -> String {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    var segments = path.split(separator: "/").map { String($0) }
    let variables: Set = [
      "day", "week", "month", "year", "sky", "star", "events", "countdowns", "entries", "feeds", "reminders",
      "attachments", "invitation",
      "months", "alarms",
      "rules",
    ]
    for index in segments.indices.dropFirst()
    where variables.contains(segments[index - 1]) && !["new", "setup", "preview"].contains(segments[index]) {
      segments[index] = "*"
    }
    return "/" + segments.joined(separator: "/")
  }
}
