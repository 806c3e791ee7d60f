import FastiCalendars
import FastiCivil
import FastiDays
import FastiLeave
import FastiPerson
import FastiRecords
import FastiWords

// The names of records in the history, in the user's language. The stored labels are parsed here.
extension PageWords {
  /// The name of a record of a change.
  /// - Parameter name: The name of the rule with an id; nil if there is none.
  func label(_ touched: ChangeSummary.Touched, rule name: (String) -> String?) -> String {
    switch touched.kind {
    case "leave_entry":
      guard let label = LeaveEntryLabel(touched.label) else { return touched.label }
      return self(.leaveLine, short(label.day), self(leave: label.type), action(label))
    case "leave_terms", "leave_rate": return (try? LeaveType(touched.label)).map { self(leave: $0) } ?? touched.label
    case "leave_profile": return self(.paydays)
    case "setting": return SettingKey(rawValue: touched.label).map { self($0.definition.name) } ?? touched.label
    case "note": return (try? Day(iso: touched.label)).map { long($0) } ?? touched.label
    case "month_override", "month_fetched":
      return (try? EditMonthOverride.month(touched.label)).map { title($0) } ?? touched.label
    case "rule", "layer": return name(touched.label) ?? touched.label
    default: return touched.label
    }
  }

  private func action(_ label: LeaveEntryLabel) -> String {
    "\(self(label.action)) \(self(.hoursShort, hours(label.hours)))"
  }
}
