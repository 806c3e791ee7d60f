public import FastiCivil
public import FastiLeave
public import FastiWords

extension LeavePage {
  /// The editor of one entry.
  func writeEditor(_ html: inout HTML) {
    let words = html.words
    html.element(.section, .class("card"), .id("entry")) { html in
      html.heading(words(editor.id == nil ? .newEntry : editor.isSpan ? .editSpan : .editEntry))
      if let span = editor.span, editor.isDay {
        html.button(nil, text: words(.spanWhole, words.span(span.days)), Paths.leave(entry: span.id))
      }
      editor.write(cards.map { $0.type }, to: &html)
      if let id = editor.id { writeEnd(id, &html) }
    }
  }

  /// The other actions of the editor: delete the entry, or close the editor.
  private func writeEnd(_ id: String, _ html: inout HTML) {
    let words = html.words
    let days =
      editor.isSpan ? editor.span.map { words.span($0.days) } : (try? Day(iso: editor.on.text)).map { words.short($0) }
    html.element(.div, .class("actions")) { html in
      html.form(posting: Paths.deleteLeaveEntry(id), back: Paths.leave) { html in
        let name = ["\(words(leave: editor.type))", days].compactMap { $0 }.joined(separator: " ")
        html.submit(words(.deleteThing, name), .delete, class: "button danger")
      }
      html.button(.add, text: words(.newEntry), Paths.leave, key: "c")
    }
  }
}

extension LeaveForm {
  /// The form, for some kinds of leave.
  /// - Parameter back: The page to return to; by default the present one.
  func write(_ types: [LeaveType], back: Path? = nil, to html: inout HTML) {
    let words = html.words
    // A saved entry can be of a kind that the profile does not have any more.
    let types = id == nil || types.contains(type) ? types : types + [type]
    html.conflict(conflict)
    html.form(
      posting: id.map { Paths.leaveEntry($0) } ?? Paths.leaveEntries, class: "fields", hook: "wish", back: back,
      seen: seen
    ) { html in
      html.choice(
        Field.type, chosen: type.string, options: types.map { FormChoice($0.string, words(leave: $0)) })
      html.choice(Field.action, chosen: Field.value(action))
      html.hours(
        Field.hours, hours, label: isSpan ? .leaveHoursPerDay : nil, placeholder: isSpan ? words(.spanVaries) : nil,
        isRequired: !isSpan)
      html.field(Field.on, on, placeholder: words(.dateExample), hook: "date", isRequired: true)
      if !isDay {
        html.field(Field.until, until, placeholder: words(isSpan ? .spanKeepsLength : .optional), hook: "date")
      }
      html.field(Field.notes, notes, placeholder: words(.optional))
      html.submit(words(.save), .leave)
    }
  }
}

/// The editor of a new entry of leave as a separate page, opened from a day of a calendar.
public struct LeaveEntryPage: Sendable {
  /// The fields.
  public var form: LeaveForm
  /// The kinds of leave to choose from.
  public var types: [LeaveType]
  /// The page to return to.
  public var back: Path

  /// An editor.
  public init(_ form: LeaveForm, types: [LeaveType], back: Path) {
    self.form = form
    self.types = types
    self.back = back
  }
}

extension LeaveEntryPage: Page {
  /// The sidebar marks Leave.
  public var screen: Screen? { .leave }
  /// The title of a new entry of leave.
  public func title(_ words: PageWords) -> String { words(.newEntry) }

  /// The form.
  public func write(to html: inout HTML) {
    html.pageHeader(.leave, title(html.words), accent: "accent-tools") { _ in }
    html.element(.section, .class("card narrow")) { html in form.write(types, back: back, to: &html) }
  }
}

extension Paths {
  /// The editor of a new entry of leave, on a day.
  public static func newLeave(_ day: Day?) -> Path { path("/leave/new", on: day) }
}
