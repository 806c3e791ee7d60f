/// The table of all routes. A route is one file of its feature and one line here.
enum RouteTable {
  static let all: [Route] = api + pages + [StaticRoute.route, StaticRoute.named]

  /// The API in the order of its description, and what other programs fetch.
  private static let api: [Route] =
    DayAPI.all + [
      WeekAPI.present, WeekAPI.named, MonthAPI.present, MonthAPI.route, YearAPI.present, YearAPI.route,
      HolidaysAPI.route, WorkdaysAPI.route, SearchAPI.route, LeaveAPI.route, SkyAPI.route, RemindersAPI.list,
      MonthsAPI.present, MonthsAPI.named, OpenAPIRoute.route { all }, FeedRoute.route, FeedWidgetRoute.route,
      WidgetAPI.route,
    ]

  /// Pages and their forms, by feature.
  private static let pages: [Route] =
    WelcomePages.all + SkyPages.all + SettingsPages.all + SettingsForms.all + HolidaysPages.all + RulesPages.all
    + RulesForms.all
    + WorkdaysPages.all + MonthsForms.all + AlarmsForms.all + CalendarForms.all + WeatherForms.all + CurrencyForms.all
    + SentenceRoutes.all
    + PlannerPages.all + PlannerForms.all
    + LeavePages.all + LeaveStart.all + LeaveQuestionPages.all + StatementPages.all
    + LeaveForms.all + LeaveSetupPages.all + LeaveSetupForms.all + AlarmsPages.all + RemindersPages.all
    + RemindersForms.all
    + [AttachmentFiles.route] + AttachmentForms.all + [RemindersAPI.shown, RemindersAPI.dismiss]
    + DayPages.all + DayForms.all + GridPages.all + AgendaPages.all + StarPages.all + PresentPages.all + DayPreviews.all
    + [DateLink.route, ForeignLink.route] + SearchPages.all + HistoryPages.all + HistoryForms.all
    + ConflictsPages.all + ConflictsForms.all
    + SignInPages.all + SignInForms.all + InvitationPages.all + FeedsForms.all + ExportRoutes.all + PaperRoute.all
    + ImportPages.all
    + ImportForms.all + RestorePages.all + RestoreForms.all + HelpPages.all + OfflineRoutes.all + MachineRoutes.all
}
