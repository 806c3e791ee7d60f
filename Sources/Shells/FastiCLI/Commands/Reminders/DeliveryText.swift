import FastiFormats
import FastiCivil
import FastiPerson
import FastiRecords
import FastiReminders
import FastiTerminal

extension LoggedDelivery {
  /// The line for people, and remarks on it.
  func write(to context: Context) {
    switch self {
    case .reminder(let item): item.write(to: context)
    case .alarm(let item): item.write(to: context)
    }
  }
}

extension AlarmDeliveryItem {
  /// The line for people: `2026-02-12 08:00:00  delivered  Exam, 2026-02-12 09:00`, and remarks on it.
  fileprivate func write(to context: Context) {
    let (delivery, isWaiting) = (line.delivery, state == DeliveryLine.waiting)
    let word = context.text(isWaiting ? .sayNotifyWaiting : delivery.state.template)
    context.out.write(
      text: "\(due.day.iso) \(context.clock(due.time, seconds: true))  \(word)  \(title), \(begins(context.clockWords))"
    )
    if let settled = delivery.settled, settled.day != delivery.start.day {
      context.out.write(text: ", \(context.text(.sayNotifyCorrected, .day(settled.day)))")
    }
    if let remark = delivery.state.remark(line.detail, isWaiting: line.isWaiting, context) {
      context.out.write(text: ": \(remark)")
    }
    context.out.write("\n")
  }
}

extension DeliveryItem {
  /// The line for people: `2026-02-18 08:00:00  delivered  Zakat`, and remarks on it.
  fileprivate func write(to context: Context) {
    let (delivery, isWaiting) = (line.delivery, state == DeliveryLine.waiting)
    let word = context.text(isWaiting ? .sayNotifyWaiting : delivery.state.template)
    context.out.write(
      text: "\(delivery.wall.day.iso) \(context.clock(delivery.wall.time, seconds: true))  \(word)  \(title)")
    if let settled = delivery.settled, settled.day != delivery.wall.day {
      context.out.write(text: ", \(context.text(.sayNotifyCorrected, .day(settled.day)))")
    }
    if let remark = delivery.state.remark(line.detail, isWaiting: line.isWaiting, context) {
      context.out.write(text: ": \(remark)")
    }
    context.out.write("\n")
  }
}

extension DeliveryState {
  /// The remark on a delivery in a state; nil for none.
  fileprivate func remark(_ detail: String?, isWaiting: Bool, _ context: Context) -> String? {
    switch self {
    case .interrupted: context.text(.sayNotifyCutOff)
    case .failed: context.text(detail.map { DeliveryReason.sentence(of: $0) } ?? Sentence(.sayNotifyRefused))
    // The only recorded reason.
    case .missed: context.text(detail == nil ? .sayNotifyTooLate : .sayNotifyNoPage)
    case .delivered where isWaiting: context.text(.sayNotifyUnseen)
    case .delivered, .planned, .started: nil
    }
  }

  fileprivate var template: Template {
    switch self {
    case .planned: .sayNotifyPlanned
    case .started: .sayNotifyStarted
    case .delivered: .sayNotifyDelivered
    case .failed: .sayNotifyFailed
    case .missed: .sayNotifyMissed
    case .interrupted: .sayNotifyInterrupted
    }
  }
}
