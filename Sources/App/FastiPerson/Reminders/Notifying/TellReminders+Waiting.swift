import FastiCivil
import FastiRecords
import FastiReminders

extension DeliverReminders {
  /// Gives up on notifications that have waited for a page for a day: where no other channel delivered one, it was
  /// missed.
  /// - Returns: Those that were missed.
  func giveUp(_ waiting: [DeliveryLine], _ now: Instant) throws(Failure) -> [Delivery] {
    let lines = waiting.filter { now.seconds - $0.recorded.seconds > RecentNotices.kept }.map { line in
      let delivery = line.delivery
      let isMissed = line.delivered.isEmpty
      return DeliveryLine(
        Delivery(
          key: delivery.key, wall: delivery.wall, instant: delivery.instant, state: isMissed ? .missed : .delivered,
          settled: delivery.settled), channel: line.delivered.joined(separator: ","),
        detail: isMissed ? "no page was open for a day" : nil, recorded: line.recorded)
    }
    guard !lines.isEmpty else { return [] }
    try storage { () throws(StoreError) in try log.write(lines, dropping: [], looked: nil) }
    return lines.map { $0.delivery }.filter { $0.state == .missed }
  }

  /// When the first waiting notification expires; nil where none waits.
  static func end(of waiting: [DeliveryLine], _ now: Instant) -> Instant? {
    waiting.map { Instant(seconds: $0.recorded.seconds + RecentNotices.kept + 1) }.filter { $0 > now }.min()
  }
}
