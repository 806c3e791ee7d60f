public import FastiCivil
import FastiDays
public import FastiRecords
public import FastiReminders

/// The port to the alarms that this machine planned and delivered: one line for each alarm of an occurrence.
///
/// Like deliveries of reminders, they have no versions, and are not part of undo, history or backups.
public protocol AlarmLog {
  /// The lines that are due, were written, or are still to be delivered, from a moment on.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func alarms(since: Instant) throws(StoreError) -> [AlarmLine]

  /// The latest lines that are settled, newest first.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func settledAlarms(limit: Int) throws(StoreError) -> [AlarmLine]

  /// Writes and drops lines in one transaction that is on disk when the call returns.
  /// - Throws: ``StoreError`` when the store cannot be written, or the run that the log began has lasted too long; see
  ///   ``DeliveryLog/beginRun()``.
  func write(alarms lines: [AlarmLine], dropping names: [AlarmName]) throws(StoreError)

  /// Adds a detail to a line that was delivered and not dismissed; does nothing if the alarm was delivered again since.
  /// - Parameters:
  ///   - told: When the line was written.
  ///   - detail: ``DeliveryLine/dismissed``; nil when a page has shown it.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func mark(_ name: AlarmName, told: Instant, _ detail: String?) throws(StoreError)
}

/// The log's line about one alarm: state, time and channel of its delivery.
public struct AlarmLine: Hashable, Sendable {
  public let delivery: AlarmDelivery
  /// The channel's name; empty if no channel got the alarm yet.
  public let channel: String
  /// See ``DeliveryLine/detail``.
  public let detail: String?
  /// When the line was written.
  public let recorded: Instant

  public init(_ delivery: AlarmDelivery, channel: String = "", detail: String? = nil, recorded: Instant) {
    self.delivery = delivery
    self.channel = channel
    self.detail = detail
    self.recorded = recorded
  }

  /// The names of the channels.
  public var channels: [String] { channel.split(separator: ",").map { String($0) } }

  /// Whether the pages have it, but none has shown it yet.
  public var isWaiting: Bool { delivery.state == .delivered && detail == DeliveryLine.waiting }

  /// The channels that have delivered it. The pages have not while no page has shown it.
  public var delivered: [String] {
    isWaiting ? channels.filter { $0 != ChannelName.web.rawValue } : channels
  }
}
