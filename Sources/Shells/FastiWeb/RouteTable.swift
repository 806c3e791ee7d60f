/// Everything that can be asked. A route is one file of its feature and one line here.
enum RouteTable {
  static let all: [Route] = api + pages + files

  /// The API, in the order of its description, and what other programs fetch.
  private static let api: [Route] =
    DayRoutes.all + [
      WeekRoutes.present, WeekRoutes.named, MonthRoute.present, MonthRoute.route, YearRoute.present, YearRoute.route,
      HolidaysRoute.route, BusinessDaysRoute.route, SearchRoute.route, LeaveBalanceRoute.route, ConvertRoute.route,
      NoticesRoutes.list, HijriRoutes.present, HijriRoutes.named, OpenAPIRoute.route { all }, FeedRoute.route,
      WidgetRoute.route,
    ]

  /// Pages and what their forms do, feature by feature.
  private static let pages: [Route] =
    [SettingsPages.route] + SettingsPosts.all + HolidaysPages.all + RulePages.all + RulePosts.all + [DaysPages.route]
    + HijriPosts.all + PlannerPages.all + PlannerPosts.all + [LeavePages.route] + LeavePosts.all + LeaveSetupPages.all
    + RemindersPages.all + ReminderPosts.all + AttachmentRoutes.all + [NoticesRoutes.shown, NoticesRoutes.dismiss]
    + DayPages.all + DayForms.all + GridPages.all + StarPages.all + PresentPages.all + PreviewRoutes.all
    + [DateLink.route, ForeignLink.route] + SearchPages.all + [HistoryPages.route] + HistoryForms.all + SignInPages.all
    + FeedsForms.all + ExportRoutes.all + ImportRoutes.all + HelpPages.all + OfflineRoutes.all

  private static let files: [Route] = [StaticRoute.route, StaticRoute.named]
}
