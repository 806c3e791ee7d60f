import FastiCivil
import FastiRecords
import FastiReminders

extension DeliverReminders {
  /// The reason why a waiting notification was missed.
  static let noPage = "no page was open for a day"

  /// Gives up notifications that have waited for a page for a day: if no other channel delivered one, it was missed.
  /// - Returns: The missed notifications.
  func giveUp(_ waiting: [DeliveryLine], _ now: Instant) throws(Failure) -> [Delivery] {
    let lines = waiting.filter { now.seconds - $0.recorded.seconds > RecentNotices.kept }.map { line in
      let delivery = line.delivery
      let isMissed = line.delivered.isEmpty
      return DeliveryLine(
        Delivery(
          key: delivery.key, wall: delivery.wall, instant: delivery.instant, state: isMissed ? .missed : .delivered,
          settled: delivery.settled), channel: line.delivered.joined(separator: ","),
        detail: isMissed ? Self.noPage : nil, recorded: line.recorded)
    }
    guard !lines.isEmpty else { return [] }
    try storage { () throws(StoreError) in try log.write(lines, dropping: [], looked: nil) }
    return lines.map { $0.delivery }.filter { $0.state == .missed }
  }

  /// The time at which the first waiting notification expires; nil if none waits.
  /// - Parameter waiting: When they were written.
  static func end(of waiting: [Instant], _ now: Instant) -> Instant? {
    waiting.map { Instant(seconds: $0.seconds + RecentNotices.kept + 1) }.filter { $0 > now }.min()
  }
}
