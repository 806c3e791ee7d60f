public import FastiCivil
import FastiDays
public import FastiRecords
public import FastiReminders

/// The port to what this machine planned and delivered: one line an occurrence.
///
/// No versions, and no part of undo, history or backup: a delivery cannot be undone, and is true of one machine alone.
public protocol DeliveryLog {
  /// The lines that still matter, and the time of the last look.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func book() throws(StoreError) -> DeliveryBook

  /// The latest lines that are settled, newest first.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func settled(limit: Int) throws(StoreError) -> [DeliveryLine]

  /// Writes and drops lines, and notes when that was, in one transaction that is on disk when the call returns.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func write(_ lines: [DeliveryLine], dropping keys: [OccurrenceKey], looked: DeliveryBook.Look?) throws(StoreError)

  /// Records that the user has seen a delivery and dismissed it; does nothing where it was not delivered, or was
  /// delivered again since.
  /// - Parameter told: When the line was written.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func dismiss(_ key: OccurrenceKey, told: Instant) throws(StoreError)

  /// The lines that wait for a page to show them.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func waiting() throws(StoreError) -> [DeliveryLine]

  /// Records that a page has shown a line that waited; nothing where it does not wait, or was delivered again since.
  /// - Parameter told: When the line was written.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func shown(_ key: OccurrenceKey, told: Instant) throws(StoreError)
}

/// The deliveries that a check of the scheduler needs.
public struct DeliveryBook: Hashable, Sendable {
  /// The time of the last look, and whether the plan of that time was complete.
  public struct Look: Hashable, Sendable {
    /// When the scheduler looked.
    public let at: Instant
    /// The number of occurrences that had no room in the plan.
    public let deferred: Int
    /// The time of the first look: what passed before it is not delivered.
    public let since: Instant

    /// A look; the first one unless another is said.
    public init(at: Instant, deferred: Int, since: Instant? = nil) {
      self.at = at
      self.deferred = deferred
      self.since = since ?? at
    }
  }

  /// One delivery an occurrence.
  public let deliveries: [Delivery]
  /// The last look; nil when there was none.
  public let looked: Look?

  /// A book from its parts.
  public init(deliveries: [Delivery], looked: Look?) {
    self.deliveries = deliveries
    self.looked = looked
  }
}

/// The log's line about one occurrence: state, time and channel of its delivery.
public struct DeliveryLine: Hashable, Sendable {
  /// What is known of the delivery.
  public let delivery: Delivery
  /// The channel's name; empty while nothing was handed to one.
  public let channel: String
  /// What the channel said when it refused, or why it was missed; of what the pages were told, ``waiting`` until one has
  /// shown it, and ``dismissed`` once the user has dismissed it.
  public let detail: String?
  /// The detail of what no page has shown yet.
  public static let waiting = "waiting"
  /// The detail of what was delivered and seen.
  public static let dismissed = "dismissed"
  /// When the line was written.
  public let recorded: Instant

  /// A line from its parts.
  public init(_ delivery: Delivery, channel: String = "", detail: String? = nil, recorded: Instant) {
    self.delivery = delivery
    self.channel = channel
    self.detail = detail
    self.recorded = recorded
  }
}

extension DeliveryLine {
  /// The channels, apart.
  public var channels: [String] { channel.split(separator: ",").map { String($0) } }

  /// Whether the pages have it, and none has shown it yet.
  public var isWaiting: Bool { delivery.state == .delivered && detail == Self.waiting }

  /// The channels that have brought it: not the pages, as long as it waits there.
  public var delivered: [String] {
    isWaiting ? channels.filter { $0 != ChannelName.web.rawValue } : channels
  }
}
