import FastiCivil
public import FastiDays
public import FastiRecords
import FastiReminders

/// Several channels at once: a notification is delivered if one of them accepts it.
public struct SeveralChannels: Notifier {
  private let channels: [any Notifier]
  private let say: (String) -> Void

  /// A combination of channels.
  /// - Parameter say: Called with a sentence when a channel refuses a message that another one accepted.
  public init(_ channels: [any Notifier], say: @escaping (String) -> Void) {
    self.channels = channels
    self.say = say
  }

  /// Their names.
  public var channel: String { channels.map(\.channel).joined(separator: ",") }

  /// Passes the message to each of them.
  /// - Throws: The reason of the first channel, if all of them refused.
  public func deliver(_ message: NotificationMessage) throws(Failure) -> String {
    try deliver("\(message.title), \(message.notice.occurrence.day.iso)") { channel throws(Failure) in
      try channel.deliver(message)
    }
  }

  /// Passes the message to each of them.
  /// - Throws: The reason of the first channel, if all of them refused.
  public func deliver(_ message: AlarmMessage) throws(Failure) -> String {
    try deliver("\(message.title), \(message.item.day.iso)") { channel throws(Failure) in try channel.deliver(message) }
  }

  /// - Parameter name: The name of the message, used when one channel refuses it and another one accepts it.
  private func deliver(
    _ name: String, _ pass: (any Notifier) throws(Failure) -> String
  ) throws(Failure) -> String {
    var taken: [String] = []
    var refusals: [Failure] = []
    for channel in channels {
      do throws(Failure) { taken.append(try pass(channel)) } catch { refusals.append(error) }
    }
    if taken.isEmpty, let first = refusals.first { throw first }
    for refusal in refusals { say("\(name): \(refusal.message)") }
    return taken.joined(separator: ",")
  }

  /// Passes the news to each of them.
  /// - Throws: The reason of the first channel, if all of them refused.
  public func deliver(_ news: MonthNews) throws(Failure) {
    var refusals: [Failure] = []
    for channel in channels {
      do throws(Failure) { try channel.deliver(news) } catch { refusals.append(error) }
    }
    if refusals.count == channels.count, let first = refusals.first { throw first }
    for refusal in refusals { say(refusal.message) }
  }
}
