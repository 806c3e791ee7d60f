public import FastiCivil
public import FastiWords

/// A reminder in a list.
public struct ReminderRow: Hashable, Sendable {
  public var id: String
  /// Its displayed name.
  public var title: String
  /// Its Hijri date.
  public var date: ReminderDay
  /// The next day; nil for none.
  public var next: Day?
  /// The clock time.
  public var time: TimeOfDay
  /// Whether it is switched on.
  public var isEnabled: Bool
  /// Whether it was for one year that is past.
  public var isDone: Bool
  /// Whether it never occurs, because its day is left out in a month that is too short.
  public var isLeftOut: Bool
  /// The number of attachments.
  public var attachments: Int

  public init(
    id: String, _ title: String, date: ReminderDay, next: Day?, time: TimeOfDay, isEnabled: Bool = true,
    isDone: Bool = false, isLeftOut: Bool = false, attachments: Int = 0
  ) {
    self.id = id
    self.title = title
    self.date = date
    self.next = next
    self.time = time
    self.isEnabled = isEnabled
    self.isDone = isDone
    self.isLeftOut = isLeftOut
    self.attachments = attachments
  }
}
