public import FastiCivil
public import FastiWords

/// A reminder in a list.
public struct ReminderRow: Hashable, Sendable {
  public var id: String
  /// What it is called.
  public var title: String
  /// Its Hijri date.
  public var date: ReminderDay
  /// When it comes next; nil for never again.
  public var next: Day?
  /// The clock time.
  public var time: TimeOfDay
  /// Whether it is switched on.
  public var isEnabled: Bool
  /// Whether it was for one year, and that is over.
  public var isDone: Bool
  /// Whether it never comes: its day is left out of a month that is too short.
  public var isLeftOut: Bool
  /// How many things are attached.
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
