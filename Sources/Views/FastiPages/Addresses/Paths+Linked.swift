public import FastiCalendars

/// Addresses of features to which pages of other features link.
extension Paths {
  /// The editor of a new reminder, on a Hijri day of every year: `/reminders/new?on=9-1`.
  public static func newReminder(_ date: HijriDate? = nil) -> Path {
    path("/reminders/new") { writer in
      guard let date else { return }
      writer.query("on")
      writer.write(text: "\(date.month.month)-\(date.dayOfMonth)")
    }
  }
  /// Adds an entry of leave.
  public static let leaveEntries = Path("/leave/entries")
  /// The choice of a backup to restore, and its preview.
  public static let restore = Path("/restore")
}
