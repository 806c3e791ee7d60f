import FastiCivil
import FastiWords

// A span of leave in the statement.
extension HTML {
  /// The button that deletes a line. For a part of a span it is a link to the editor of the span, which shows the whole
  /// span.
  mutating func delete(_ row: LedgerRow, _ id: String) {
    let name = "\(words(leave: row.type)) \(row.span.map { words.span($0.whole) } ?? words.short(row.day))"
    guard row.span?.isPart == true else { return delete(Paths.deleteLeaveEntry(id), name) }
    button(.delete, words(.deleteThing, name), Paths.leave(entry: id), hook: "delete")
  }

  /// The days of a span, which can be opened.
  /// - Parameters:
  ///   - id: The id of the span.
  ///   - chosen: The id of the day that is in the editor.
  mutating func days(of span: LedgerRowSpan, id: String?, chosen: String?) {
    let words = words
    let count =
      span.isPart
      ? "\(words(.spanPart, words.number(span.count), words.number(span.wholeCount))), \(words.span(span.whole))"
      : words(.lastsDays, words.number(span.count))
    guard !span.lines.isEmpty else {
      return element(.p, .class("span-days")) { html in
        if let id { html.element(.a, .href(Paths.leave(entry: id)), text: count) } else { html.text(count) }
      }
    }
    let isOpen = span.lines.contains { $0.id == chosen }
    element(.details, .class("span-days"), isOpen ? .open : nil) { html in
      html.element(.summary, text: count)
      html.element(.table) { html in
        html.element(.thead) { html in
          html.element(.tr) { html in
            for head in [Phrase.paperDay, .paperHours, .paperBalance] {
              html.element(.th, .scope("col"), text: words(head))
            }
          }
        }
        html.element(.tbody) { html in
          for line in span.lines {
            html.element(.tr, line.id == chosen ? .current("true") : nil) { html in
              html.element(.td) { html in
                html.element(.a, .href(Paths.leave(entry: line.id))) { $0.time(line.day, words.short(line.day)) }
              }
              html.element(.td, text: words.hours(line.signed, signed: true))
              html.element(.td, text: line.balance.map { words.hours($0) } ?? "")
            }
          }
        }
      }
    }
  }
}
