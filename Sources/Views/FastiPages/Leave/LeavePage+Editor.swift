import FastiLeave
public import FastiWords

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
          words(.leaveType), .type, in: "entry", chosen: cards.firstIndex { $0.type == editor.type } ?? 0,
          options: cards.map { ($0.type.string, words(leave: $0.type)) })
        writeAction(&html)
        html.field(
          words(.hours), .hours, editor.hours, in: "entry", inputMode: "decimal", hook: "hours", isRequired: true)
        html.field(
          words(.onDay), .on, editor.on, in: "entry", placeholder: words(.dateExample), hook: "date",
          isRequired: true)
        if editor.id == nil {
          html.field(words(.untilDay), .until, editor.until, in: "entry", placeholder: words(.optional), hook: "date")
        }
        html.field(words(.notes), .notes, editor.notes, in: "entry", placeholder: words(.optional))
        html.submit(words(.save), .leave)
      }
      if editor.id != nil { html.button(.add, text: words(.newEntry), Paths.leave, key: "c") }
    }
  }

  /// What the entry does. An adjustment has a sign, so it is two choices; `action` says `adjustment-negative`.
  private func writeAction(_ html: inout HTML) {
    let actions: [LeaveAction] = [.used, .accrued, .adjustment(.positive), .adjustment(.negative)]
    html.choice(
      html.words(.whatItDoes), .action, in: "entry", chosen: actions.firstIndex(of: editor.action) ?? 0,
      options: actions.map { (value($0), html.words($0)) })
  }

  private func value(_ action: LeaveAction) -> String {
    if case .adjustment(let sign) = action { return "\(action.word)-\(sign.word)" }
    return "\(action.word)"
  }
}

extension LeaveForm {
  /// This editor, where that one stands by now: what was typed is kept, and both are shown.
  public func against(_ standing: LeaveForm, _ words: PageWords) -> LeaveForm {
    var form = self
    form.seen = standing.seen
    form.conflict = Conflict(
      standing: standing.facts(words), typed: facts(words), keep: id.map { Paths.leave(entry: $0) } ?? Paths.leave)
    return form
  }

  private func facts(_ words: PageWords) -> [(label: String, text: String)] {
    [
      (words(.leaveType), words(leave: type)), (words(.whatItDoes), words(action)), (words(.hours), hours.text),
      (words(.onDay), on.text), (words(.notes), notes.text),
    ]
  }
}
