import FastiFormats
import FastiWords

extension HTML {
  /// The content of a sheet of paper below its title, with the same texts in the same order.
  mutating func sheet(_ sheet: PaperSheet) {
    element(.section, .class("card sheet")) { html in
      if !sheet.subtitle.isEmpty { html.element(.p, .class("source"), text: sheet.subtitle) }
      for block in sheet.blocks { html.write(block) }
    }
  }

  private mutating func write(_ block: PaperBlock) {
    switch block {
    case .paragraph(let text): element(.p, .class("notice"), text: text)
    case .heading(let text): heading(text)
    case .chart(let chart): self.chart(chart)
    case .table(let table): write(table)
    case .cards(let cards):
      element(.div, .class("balance-cards")) { html in
        for card in cards { html.write(card) }
      }
    // Calendars have separate pages.
    case .grid, .grids, .legend: break
    }
  }

  private mutating func write(_ card: PaperCard) {
    element(.div, .class("card balance-card")) { html in
      html.element(.h2, text: card.title)
      html.element(.dl) { html in
        for figure in card.figures {
          html.element(.dt, text: figure.label)
          html.element(.dd) { html in
            html.element(.strong, .class("big"), text: figure.figure)
            if !figure.note.isEmpty { html.element(.small, text: figure.note) }
          }
        }
      }
    }
  }

  private mutating func write(_ table: PaperTable) {
    element(.table, .class("plain-table")) { html in
      html.element(.thead) { html in
        html.element(.tr) { html in
          for column in table.columns {
            html.element(.th, .scope("col"), column.isFigure ? .class("figure") : nil, text: column.title)
          }
        }
      }
      html.element(.tbody) { html in
        for row in table.rows {
          html.element(.tr, row.isSum ? .class("sum") : nil) { html in
            for (column, cell) in zip(table.columns, row.cells) {
              html.element(
                .td, .classes(column.isFigure ? "figure" : nil, row.isRed ? "red" : nil), text: cell)
            }
          }
        }
      }
    }
  }
}
