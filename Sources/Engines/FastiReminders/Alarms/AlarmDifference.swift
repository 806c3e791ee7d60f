public import FastiCivil

/// The steps that make the stored deliveries of alarms agree with the plan: deliver now, write, remove.
///
/// Computing it twice without applying it gives the same; after applying it, it is empty.
public struct AlarmDifference: Sendable {
  /// Alarms to deliver now, in order.
  public private(set) var notices: [AlarmNotice] = []
  /// Deliveries to write: planned, moved, missed, interrupted.
  public private(set) var changes: [AlarmDelivery] = []
  /// Deliveries to remove: no longer planned, and never delivered.
  public private(set) var dropped: [AlarmName] = []

  private let now: Instant
  private let planned: Set<AlarmName>

  /// The difference between what is stored and a plan.
  ///
  /// - Parameters:
  ///   - planned: The alarms that fit into the channel.
  ///   - stored: The deliveries known so far, one for each name.
  ///   - alarms: All alarms around the present moment: those of the window, those that have passed since ``passed``,
  ///     and those of planned deliveries before it.
  ///   - passed: Alarms that came due after this moment and are not stored are delivered too; nil at the first check.
  /// - Complexity: O(*n* log *n*) in the number of deliveries and alarms.
  public init(
    of planned: Set<AlarmName>, from stored: [AlarmDelivery], alarms: [CurrentAlarm], passed: Instant?, now: Instant
  ) {
    self.now = now
    self.planned = planned
    var known: [AlarmName: CurrentAlarm] = [:]
    for alarm in alarms { known[alarm.name] = alarm }
    var names: Set<AlarmName> = []
    for delivery in stored {
      names.insert(delivery.name)
      look(at: delivery, known[delivery.name])
    }
    for alarm in alarms where names.insert(alarm.name).inserted {
      if alarm.instant > now {
        if planned.contains(alarm.name) { changes.append(AlarmDelivery(alarm, .planned)) }
      } else if let passed, alarm.instant > passed, alarm.instant > alarm.since {
        deliver(alarm, corrects: nil)
      }
    }
    notices.sort {
      $0.alarm.instant == $1.alarm.instant ? $0.alarm.name < $1.alarm.name : $0.alarm.instant < $1.alarm.instant
    }
  }

  private mutating func look(at delivery: AlarmDelivery, _ current: CurrentAlarm?) {
    switch delivery.state {
    case .planned: lookAtPlanned(delivery, current)
    case .started: changes.append(delivery.becoming(.interrupted))
    case .delivered, .failed, .missed, .interrupted: lookAtSettled(delivery, current)
    }
  }

  private mutating func lookAtPlanned(_ delivery: AlarmDelivery, _ current: CurrentAlarm?) {
    guard let current, delivery.settled.map({ $0 < current.start }) ?? true else { return forget(delivery) }
    if current.instant <= now {
      deliver(current, corrects: delivery.settled)
    } else if !planned.contains(delivery.name) {
      forget(delivery)
    } else if current.instant != delivery.instant || current.start != delivery.start {
      changes.append(AlarmDelivery(current, .planned, settled: delivery.settled))
    }
  }

  /// Delivered already; again only if the occurrence was moved to a later time whose alarm was still in the future then.
  /// Travelling does not move an occurrence.
  private mutating func lookAtSettled(_ delivery: AlarmDelivery, _ current: CurrentAlarm?) {
    guard let settled = delivery.lastSettled, let current, current.start > settled, current.instant > current.since
    else { return }
    if current.instant > now {
      if planned.contains(delivery.name) { changes.append(AlarmDelivery(current, .planned, settled: settled)) }
    } else if now.seconds - current.instant.seconds <= Notice.latest {
      deliver(current, corrects: settled)
    }
  }

  private mutating func deliver(_ alarm: CurrentAlarm, corrects: WallTime?) {
    let ago = now.seconds - alarm.instant.seconds
    if ago <= Notice.latest {
      notices.append(AlarmNotice(alarm, corrects: corrects, isLate: ago > Notice.late))
    } else {
      changes.append(AlarmDelivery(alarm, .missed, settled: corrects))
    }
  }

  /// Reverts a plan: it is removed, or the former delivery of the name is kept.
  private mutating func forget(_ delivery: AlarmDelivery) {
    if let settled = delivery.settled {
      changes.append(
        AlarmDelivery(
          name: delivery.name, start: settled, instant: delivery.instant, state: .delivered, settled: settled))
    } else {
      dropped.append(delivery.name)
    }
  }
}
