import FastiLeave
import FastiWords

extension LeavePage {
  /// The editor of one entry.
  func writeEditor(_ html: inout HTML) {
    let words = html.words
    html.element(.section, .class("card"), .id("entry")) { html in
      html.heading(words(editor.id == nil ? .newEntry : .editEntry))
      html.conflict(editor.conflict)
      html.form(
        posting: editor.id.map { Paths.leaveEntry($0) } ?? Paths.leaveEntries, class: "fields", hook: "wish",
        seen: editor.seen
      ) { html in
        html.choice(
          LeaveForm.Field.type, chosen: editor.type.string,
          options: cards.map { FormChoice($0.type.string, words(leave: $0.type)) })
        html.choice(LeaveForm.Field.action, chosen: LeaveForm.Field.value(editor.action))
        html.field(LeaveForm.Field.hours, editor.hours, inputMode: "decimal", hook: "hours", isRequired: true)
        html.field(
          LeaveForm.Field.on, editor.on, placeholder: words(.dateExample), hook: "date", isRequired: true)
        if editor.id == nil {
          html.field(LeaveForm.Field.until, editor.until, placeholder: words(.optional), hook: "date")
        }
        html.field(LeaveForm.Field.notes, editor.notes, placeholder: words(.optional))
        html.submit(words(.save), .leave)
      }
      if editor.id != nil { html.button(.add, text: words(.newEntry), Paths.leave, key: "c") }
    }
  }
}
