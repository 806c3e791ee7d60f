import FastiCivil
import FastiLeave
import FastiPages
import FastiPerson
import FastiRecords
import FastiWords

/// The record that an id of a leave form names: an entry, or the entries of a span.
struct NamedLeave {
  let id: String
  /// The entries, by day; at least one.
  let items: [LeaveEntryItem]
  /// The named span, or the span of the named day; nil for a single entry.
  let whole: LeaveSpanItem?

  /// - Throws: `.notFound`, `.storage`.
  init(_ id: String, _ call: Call) throws(Failure) {
    let all = try ListEntries(LoadLedger(call.store)()).entries(today: call.today)
    let items = all.filter { $0.id?.text == id || $0.span?.text == id }.sorted { $0.day < $1.day }
    guard let first = items.first else {
      throw Failure(.thing(.unknown(.entry, nearest: nil)), field: .id, value: id)
    }
    (self.id, self.items) = (id, items)
    let span = first.span.map { span in all.filter { $0.span == span }.sorted { $0.day < $1.day } }
    whole = span.map { LeaveSpanItem(entries: $0) }
  }

  /// Whether the id is that of a span.
  var isSpan: Bool { items[0].id?.text != id }

  /// The first to the last day.
  var days: DayRange { DayRange(items[0].day...items[items.count - 1].day) }

  /// The hours, if all entries have the same; otherwise nil.
  private var hours: Hours? { items.allSatisfy { $0.hours == items[0].hours } ? items[0].hours : nil }
  /// The notes, if all entries have the same; otherwise empty.
  private var notes: String { items.allSatisfy { $0.notes == items[0].notes } ? items[0].notes : "" }

  /// The editor, filled from the entries.
  func form(_ call: Call) throws(Failure) -> LeaveForm {
    let item = items[0]
    var form = LeaveForm(
      id: id, type: item.type, action: item.action, hours: FieldInput(shown(call.pageWords)),
      on: FieldInput(item.day.iso),
      until: FieldInput(isSpan ? days.last.iso : ""), notes: FieldInput(notes))
    form.span = span
    if isSpan, let id = RecordID(text: id) {
      do throws(StoreError) {
        form.seen =
          try call.store.read { reader throws(StoreError) in try SpanVersion.text(id, reader) } ?? BaseVersion.nothing
      } catch { throw Failure(error) }
    } else if let id = item.id {
      form.seen = try call.version(LeaveEntryRecord.self, id)
    }
    return form
  }

  /// The span, for the editor.
  var span: LeaveFormSpan? {
    whole.flatMap { whole in
      whole.id.map { LeaveFormSpan(id: $0.text, DayRange(whole.first...whole.last), count: whole.entries.count) }
    }
  }

  private func shown(_ words: PageWords) -> String { hours.map { words.field($0.text) } ?? "" }

  /// The changes of a form: only values that differ from the shown ones. The days of a span may differ from each other,
  /// saved hours may have been rounded by another rule, and a kind of leave may be in the profile no more.
  func edit(_ fields: LeaveEntryFields, _ words: PageWords) -> EditEntry.Edit {
    let form = fields.form
    var edit = EditEntry.Edit()
    if form["type"] != items[0].type.string { edit.type = form.some("type") }
    if (try? LeaveAction(entered: fields.action, sign: fields.sign)) != items[0].action {
      (edit.action, edit.sign) = (fields.action, fields.sign)
    }
    if form["hours"] != shown(words) { edit.hours = fields.hours }
    if form["notes"] != notes { edit.notes = form["notes"] }
    return edit
  }

  /// The days over which a form spreads the span; nil if they do not change, or for one day. A span without a last day
  /// keeps its number of days.
  func days(from first: Day, until last: Day?) throws(Failure) -> (first: Day, last: Day)? {
    guard isSpan else { return last.map { (first, $0) } }
    let last = last ?? first + (days.count - 1)
    return (first, last) == (days.first, days.last) ? nil : (first, last)
  }
}

extension PageWords {
  /// Entries on one line: their days, their action and their hours.
  func line(_ items: [LeaveEntryItem]) -> String {
    let item = LeaveSpanItem(entries: items)
    let days = items.count == 1 ? short(item.first) : span(DayRange(item.first...item.last))
    return "\(days) · \(line(items[0].type, item.signed))"
  }

  /// The message about the change, with its notes.
  func notice(_ done: String, _ notes: [Sentence]) -> String {
    notes.reduce(done) { "\($0). \(text($1))" }
  }
}
