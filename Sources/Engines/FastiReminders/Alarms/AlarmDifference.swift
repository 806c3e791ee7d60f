public import FastiCivil

/// What has to be done so that the stored deliveries of alarms agree with the plan: told now, written, forgotten.
///
/// Making it twice without doing it gives the same; doing it and making it again gives nothing.
public struct AlarmDifference: Sendable {
  /// To be delivered now, in order.
  public private(set) var notices: [AlarmNotice] = []
  /// To be written: planned, moved, missed, interrupted.
  public private(set) var changes: [AlarmDelivery] = []
  /// To be forgotten: no longer planned, and never told.
  public private(set) var dropped: [AlarmName] = []

  private let now: Instant
  private let planned: Set<AlarmName>

  /// The difference between what is stored and a plan.
  ///
  /// - Parameters:
  ///   - planned: What the channel has room for.
  ///   - stored: The deliveries known so far, one a name.
  ///   - alarms: All alarms about the present moment: those of the window, and those that have passed since ``passed``.
  ///   - passed: What came due after this moment and is not stored is delivered too; nil at the first look.
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

  /// Delivered already; again only where the occurrence was moved to a later time, whose alarm was still to come then. The clocks
  /// of a traveller move no occurrence.
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

  /// Takes a plan back: nothing is left of it, or that the name was delivered before.
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
