import FastiCivil
import FastiPerson
import FastiReminders
import FastiTerminal

extension DeliveryItem {
  /// The line for people: `2026-02-18 08:00:00  delivered  Zakat`, and remarks on it.
  func write(to context: Context) {
    let delivery = line.delivery
    context.out.write(
      text: "\(delivery.wall.day.iso) \(delivery.wall.time.iso)  \(context.text(stateTemplate))  \(title)")
    if let settled = delivery.settled, settled.day != delivery.wall.day {
      context.out.write(text: ", \(context.text(.sayNotifyCorrected, .day(settled.day)))")
    }
    if let remark = remark(context) { context.out.write(text: ": \(remark)") }
    context.out.write("\n")
  }

  private func remark(_ context: Context) -> String? {
    switch line.delivery.state {
    case .interrupted: context.text(.sayNotifyCutOff)
    case .failed: line.detail ?? context.text(.sayNotifyRefused)
    case .missed: line.detail ?? context.text(.sayNotifyTooLate)
    case .delivered where line.isWaiting: context.text(.sayNotifyUnseen)
    case .delivered, .planned, .started: nil
    }
  }

  private var stateTemplate: Template {
    if state == DeliveryLine.waiting { return .sayNotifyWaiting }
    return switch line.delivery.state {
    case .planned: .sayNotifyPlanned
    case .started: .sayNotifyStarted
    case .delivered: .sayNotifyDelivered
    case .failed: .sayNotifyFailed
    case .missed: .sayNotifyMissed
    case .interrupted: .sayNotifyInterrupted
    }
  }
}
