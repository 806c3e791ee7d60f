/// Every bound of a reminder, declared once.
public enum ReminderLimits {
  /// Months of the Hijri year, 1 = Muharram.
  public static let month: ClosedRange<Int> = 1...12
  /// Days of the longest Hijri month.
  public static let day: ClosedRange<Int> = 1...30
  /// The Hijri years that may be written.
  public static let year: ClosedRange<Int> = 1...9999
  /// Days of a reminder that lasts for several.
  public static let duration: ClosedRange<Int> = 1...60
}
