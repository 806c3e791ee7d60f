import FastiFormats
import FastiWords

extension HTML {
  /// A chart with its title, its summary as text, and its figures as a table that can be opened.
  mutating func chart(_ chart: Chart, heading: Tag = .h3) {
    element(.div, .class("chart")) { html in
      html.element(heading, text: chart.title)
      html.picture(chart.pagePicture, chart.summary)
      html.element(.p, .hiddenFromEars, text: chart.summary)
      html.element(.details) { html in
        html.element(.summary, text: html.words(.chartFigures))
        html.table(chart.figures)
      }
    }
  }

  private mutating func table(_ figures: Chart.Figures) {
    element(.table, .class("plain-table")) { html in
      html.element(.thead) { html in
        html.element(.tr) { html in
          for (place, column) in figures.columns.enumerated() {
            html.element(.th, .scope("col"), place > 0 ? .class("figure") : nil, text: column)
          }
        }
      }
      html.element(.tbody) { html in
        for row in figures.rows {
          html.element(.tr) { html in
            for (place, cell) in row.cells.enumerated() {
              if place == 0 {
                html.element(.th, .scope("row"), text: cell)
              } else {
                html.element(.td, .class("figure"), text: cell)
              }
            }
          }
        }
      }
    }
  }
}

extension Chart {
  /// The chart's picture on pages.
  var pagePicture: ChartPicture { picture(width: 3_600, height: 1_500, size: 110) }
}
