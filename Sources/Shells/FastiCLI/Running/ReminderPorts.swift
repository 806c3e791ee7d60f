public import FastiApp

/// What reminders need of the machine, as ports.
public struct ReminderPorts: Sendable {
  /// Opens the log of deliveries in a data folder.
  public let openLog: @Sendable (_ folder: String) -> any DeliveryLog
  /// The files attached to reminders, in a data folder.
  public let attachments: @Sendable (_ folder: String) -> any AttachmentFolder
  /// Other programs.
  public let programs: any Programs
  /// Waits.
  public let alarm: any Alarm
  /// Takes a lock that lasts as long as what is returned; the texts say that another process holds it, and what to do.
  public let lock: @Sendable (_ path: String, _ held: String, _ hint: String?) throws(Failure) -> AnyObject

  /// Ports from their parts.
  public init(
    openLog: @escaping @Sendable (_ folder: String) -> any DeliveryLog,
    attachments: @escaping @Sendable (_ folder: String) -> any AttachmentFolder, programs: any Programs,
    alarm: any Alarm,
    lock: @escaping @Sendable (_ path: String, _ held: String, _ hint: String?) throws(Failure) -> AnyObject
  ) {
    self.openLog = openLog
    self.attachments = attachments
    self.programs = programs
    self.alarm = alarm
    self.lock = lock
  }
}
