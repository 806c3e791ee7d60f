public import FastiCivil
import FastiDays
public import FastiRecords
public import FastiReminders

/// The port to the notifications that this machine planned and delivered: one line for each occurrence.
///
/// They have no versions, and are not part of undo, history or backups: a delivery cannot be undone, and belongs to one
/// machine.
public protocol DeliveryLog {
  /// Begins a run of the scheduler. Until it ends, or has written nothing for two minutes, no other run of the same
  /// space begins.
  /// - Returns: Whether it began; false while another run lasts.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func beginRun() throws(StoreError) -> Bool

  /// Ends the run that this log began.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func endRun() throws(StoreError)

  /// The lines that still matter, and the time of the last run.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func book() throws(StoreError) -> DeliveryBook

  /// The latest lines that are settled, newest first.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func settled(limit: Int) throws(StoreError) -> [DeliveryLine]

  /// Writes and drops lines, and records the run, in one transaction that is on disk when the call returns.
  /// - Throws: ``StoreError`` when the store cannot be written, or the run of this log has lasted too long and another
  ///   one has begun.
  func write(_ lines: [DeliveryLine], dropping keys: [OccurrenceKey], looked: DeliveryBook.Look?) throws(StoreError)

  /// Records that the user has dismissed a delivery; does nothing if it was not delivered, or was delivered again
  /// since.
  /// - Parameter told: When the line was written.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func dismiss(_ key: OccurrenceKey, told: Instant) throws(StoreError)

  /// The lines that wait for a page to show them.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func waiting() throws(StoreError) -> [DeliveryLine]

  /// Records that a page has shown a waiting line; does nothing if it is not waiting, or was delivered again since.
  /// - Parameter told: When the line was written.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func shown(_ key: OccurrenceKey, told: Instant) throws(StoreError)
}

extension DeliveryLog {
  /// Always begins: a lock of the data folder excludes other schedulers.
  /// - Throws: Nothing.
  public func beginRun() throws(StoreError) -> Bool { true }

  /// - Throws: Nothing.
  public func endRun() throws(StoreError) {}
}

/// The deliveries that a check of the scheduler needs.
public struct DeliveryBook: Hashable, Sendable {
  /// The time of the last run, and whether the plan of that time was complete.
  public struct Look: Hashable, Sendable {
    /// When the scheduler ran.
    public let at: Instant
    /// The number of occurrences that had no room in the plan.
    public let deferred: Int
    /// The time of the first run: notifications before it are not delivered.
    public let since: Instant

    /// A run; the first one if `since` is nil.
    public init(at: Instant, deferred: Int, since: Instant? = nil) {
      self.at = at
      self.deferred = deferred
      self.since = since ?? at
    }
  }

  /// One delivery for each occurrence.
  public let deliveries: [Delivery]
  /// The last run; nil if there was none.
  public let looked: Look?

  public init(deliveries: [Delivery], looked: Look?) {
    self.deliveries = deliveries
    self.looked = looked
  }
}

/// The log's line about one occurrence: state, time and channel of its delivery.
public struct DeliveryLine: Hashable, Sendable {
  public let delivery: Delivery
  /// The channel's name; empty if no channel got the notification yet.
  public let channel: String
  /// The channel's reason for refusing it, or why it was missed; for the pages, ``waiting`` until one has shown it, and
  /// ``dismissed`` when the user has dismissed it.
  public let detail: String?
  /// The detail of a notification that no page has shown yet.
  public static let waiting = "waiting"
  /// The detail of a notification that was delivered and dismissed.
  public static let dismissed = "dismissed"
  /// When the line was written.
  public let recorded: Instant

  public init(_ delivery: Delivery, channel: String = "", detail: String? = nil, recorded: Instant) {
    self.delivery = delivery
    self.channel = channel
    self.detail = detail
    self.recorded = recorded
  }
}

extension DeliveryLine {
  /// The names of the channels.
  public var channels: [String] { channel.split(separator: ",").map { String($0) } }

  /// Whether the pages have it, but none has shown it yet.
  public var isWaiting: Bool { delivery.state == .delivered && detail == Self.waiting }

  /// The channels that have delivered it; not the pages while it waits for one.
  public var delivered: [String] {
    isWaiting ? channels.filter { $0 != ChannelName.web.rawValue } : channels
  }
}
