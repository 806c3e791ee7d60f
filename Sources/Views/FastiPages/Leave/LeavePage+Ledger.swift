import FastiAgenda
import FastiCivil
public import FastiLeave
import FastiWords

extension LeavePage {
  /// The statement: planned lines, the line of today, and past lines by month.
  func writeLedger(_ html: inout HTML) {
    let words = html.words
    html.element(.section, .class("card ledger"), .id("ledger")) { html in
      html.element(.div, .class("card-head")) { html in
        html.heading(words(.ledger))
        html.element(.nav, .class("segments"), .label(words(.leaveType))) { html in
          html.element(.a, .href(home), type == nil ? .current("true") : nil, text: words(.all))
          for card in cards {
            html.element(
              .a, .href(Paths.leave(type: card.type.string)), type == card.type ? .current("true") : nil,
              text: words(leave: card.type))
          }
        }
      }
      writeJoins(&html)
      if ledger.hasLater { writeTurn(ledger.number - 1, words(.agendaLater), &html) }
      let today = html.frame.today
      writePlanned(ledger.rows.filter { $0.day > today }, &html)
      if ledger.number == 0 { writeToday(&html) }
      writeMonths(ledger.rows.filter { $0.day <= today }, &html)
      if ledger.rows.isEmpty { html.element(.p, .class("empty"), text: words(.noEntries)) }
      writeOpenings(&html)
      if ledger.hasEarlier { writeTurn(ledger.number + 1, words(.agendaEarlier), &html) }
    }
  }

  /// The offer to convert entries that earlier versions of the program added together to spans.
  private func writeJoins(_ html: inout HTML) {
    guard !joins.isEmpty else { return }
    let words = html.words
    html.element(.details, .class("joins")) { html in
      html.element(.summary, text: words(.spanJoins, words.number(joins.count)))
      html.element(.ul) { html in for line in joins { html.element(.li, text: line) } }
      html.form(posting: Paths.leaveJoin) { html in html.submit(words(.spanJoin), class: "button") }
    }
  }

  private func writeTurn(_ number: Int, _ label: String, _ html: inout HTML) {
    let path = type == nil && number == 0 ? home : Paths.leave(type: type, page: number)
    html.button(number > ledger.number ? .next : .previous, text: label, path)
  }

  /// The ledger of all kinds of leave; without a profile its plain address has the questions instead of the example.
  private var home: Path { isExample ? Paths.leaveExample : Paths.leave }

  /// The lines after today, collapsed if there are many.
  private func writePlanned(_ rows: [LedgerRow], _ html: inout HTML) {
    guard !rows.isEmpty else { return }
    let words = html.words
    let isOpen = ledger.plannedCount <= LedgerSheet.mostPlanned || rows.contains { isChosen($0) } || ledger.number != 0
    html.element(.details, .class("planned"), isOpen ? .open : nil) { html in
      html.element(.summary) { html in
        html.element(.span, text: words(.ledgerPlanned, words.number(ledger.plannedCount)))
        html.element(.small, text: sums(ledger.planned, words))
      }
      writeMonths(rows, &html)
    }
  }

  private func writeToday(_ html: inout HTML) {
    html.element(.p, .class("today-line"), .id("today")) { html in
      html.time(html.frame.today, html.words(.ledgerToday, html.words.long(html.frame.today)))
    }
  }

  private func writeMonths(_ rows: [LedgerRow], _ html: inout HTML) {
    var start = rows.startIndex
    while start < rows.endIndex {
      let month = YearMonth(rows[start].day)
      let end = rows[start...].firstIndex { YearMonth($0.day) != month } ?? rows.endIndex
      html.element(.h3, .class("month-head")) { html in
        html.element(.span, text: html.words.title(month))
        if let sums = ledger.months[month] {
          html.space()
          html.element(.small, text: self.sums(sums, html.words))
        }
      }
      html.element(.ul, .class("rows")) { html in
        for row in rows[start..<end] { html.ledger(row, isChosen: isChosen(row), day: editor.id) }
      }
      start = end
    }
  }

  /// `Gained +6.46 · Taken −16.00`, without sums that are zero.
  private func sums(_ sums: LedgerSums, _ words: PageWords) -> String {
    let parts = [(Phrase.paperGained, sums.gained), (.paperTaken, sums.taken), (.paperExpired, sums.expired)]
    return parts.filter { $0.1 != .zero }.map { "\(words($0)) \(words.hours($1, signed: true))" }
      .joined(separator: " · ")
  }

  private func isChosen(_ row: LedgerRow) -> Bool {
    guard let id = row.id, let chosen = editor.id else { return false }
    return id == chosen || row.span?.lines.contains { $0.id == chosen } == true
  }

  private func writeOpenings(_ html: inout HTML) {
    guard !ledger.openings.isEmpty else { return }
    html.element(.h3, .class("month-head"), text: html.words(.paperOpening))
    html.element(.dl, .class("pairs")) { html in
      for opening in ledger.openings {
        html.element(.dt, text: html.words(leave: opening.type))
        html.element(.dd, text: html.words.hours(opening.balance))
      }
    }
  }
}

extension HTML {
  /// A line of the statement: hours, description, balance, and the delete button; a span can be opened.
  /// - Parameter day: The id of the edited day.
  mutating func ledger(_ row: LedgerRow, isChosen: Bool = false, day: String? = nil) {
    let words = words
    element(
      .li, .classes("row", row.id == nil ? "virtual" : nil, isChosen ? "chosen" : nil),
      isChosen ? .current("true") : nil, .hook("item")
    ) { html in
      html.element(.span, .class(row.style)) { html in
        html.element(.strong, text: words.hours(row.signed, signed: true))
      }
      html.element(.span, .class("row-title")) { html in
        html.element(.span) { html in
          if let id = row.id {
            html.element(.a, .href(Paths.leave(entry: id)), text: row.what)
          } else {
            html.text(row.what)
          }
        }
        html.element(.small) { html in
          html.text("\(words(leave: row.type)) · ")
          if let span = row.span, span.count > 1 {
            html.text(words.span(span.days))
          } else {
            html.time(row.day, words.short(row.day))
          }
          if row.id != nil {
            html.text(" · \(row.isPosted ? words(.posted) : words(.pending, words.dayMonth(row.postsOn)))")
          }
        }
      }
      if let balance = row.balance {
        html.element(.span, .class("balance-after")) { html in
          html.element(.small, text: words(.paperBalance))
          html.space()
          html.element(.strong, text: words.hours(balance))
        }
      }
      html.element(.span, .class("row-end")) { html in
        if let id = row.id {
          html.delete(row, id)
        } else {
          html.icon(.lock)
          html.element(.span, .class("ears"), text: words(.computed))
        }
      }
      if let span = row.span { html.days(of: span, id: row.id, chosen: day) }
    }
  }
}

extension LedgerRow {
  /// The class of its figure: a colour by its action, and a sign with the same meaning.
  fileprivate var style: StaticString {
    switch kind {
    case .leaveUsed: "figure-box used"
    case .leaveAccrued: "figure-box green"
    case .leaveRaised: "figure-box raised"
    case .leaveLowered: "figure-box lowered"
    default: "figure-box payday"
    }
  }
}

extension Paths {
  /// A page of the leave statement, of one kind of leave or of all kinds.
  public static func leave(type: LeaveType?, page: Int) -> Path {
    guard type != nil || page != 0 else { return leave }
    return path("/leave") { writer in
      if let type {
        writer.query("type")
        writer.write(text: type.string)
      }
      guard page != 0 else { return }
      writer.query("page")
      writer.write(text: "\(page)")
    }
  }
}
