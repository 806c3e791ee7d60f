import FastiLeave
import FastiPages
import FastiRecords
import FastiWords

/// The sent fields of an entry of leave.
struct LeaveEntryFields {
  let form: Form
  let action: String
  /// The sign of an adjustment; nil for others.
  let sign: String?
  /// The hours with a decimal point.
  let hours: String

  init(_ form: Form, _ words: PageWords) {
    self.form = form
    // `adjustment-positive` is two words on the command line.
    let parts = form["action"].split(separator: "-", maxSplits: 1)
    action = parts.first.map { String($0) } ?? ""
    sign = parts.count == 2 ? String(parts[1]) : nil
    hours = words.number(typed: form["hours"])
  }

  /// The editor with the typed fields.
  func editor(id: String?) -> LeaveForm {
    var editor = LeaveForm(
      id: id, type: (try? LeaveType(form["type"])) ?? .vacation,
      action: (try? LeaveAction(entered: action, sign: sign)) ?? .used, hours: FieldInput(form["hours"]),
      on: FieldInput(form["on"]), until: FieldInput(form["until"]), notes: FieldInput(form["notes"]))
    editor.seen = form["seen"]
    return editor
  }
}
