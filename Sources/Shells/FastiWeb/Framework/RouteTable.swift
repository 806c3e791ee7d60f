/// Everything that can be asked. A route is one file and one line here.
enum RouteTable {
  static let all: [Route] =
    DayRoutes.all + [
      WeekRoutes.present, WeekRoutes.named, MonthRoute.present, MonthRoute.route, YearRoute.present, YearRoute.route,
      HolidaysRoute.route, BusinessDaysRoute.route, SearchRoute.route, LeaveBalanceRoute.route, ConvertRoute.route,
      NoticesRoutes.list, HijriRoutes.present, HijriRoutes.named, OpenAPIRoute.route, FeedRoute.route,
      WidgetRoute.route,
    ] + OfflineRoutes.all + [StaticRoute.route, StaticRoute.named] + DayPages.all + GridPages.all + [
      StarPages.route, LeavePages.route, DaysPages.route, SettingsPages.route,
    ]
    + RemindersPages.all + ReminderPosts.all + AttachmentRoutes.all + HijriPosts.all + LeaveSetupPages.all + [
      HistoryPages.route
    ] + ExportRoutes.all + PreviewRoutes.all + RulePages.all + RulePosts.all + [OpenRoute.route] + PlannerPages.all
    + PlannerPosts.all + LeavePosts.all + [NoticesRoutes.shown, NoticesRoutes.dismiss] + SettingsPosts.all
    + SignInPages.all
    + PresentPages.all + ImportRoutes.all
}
