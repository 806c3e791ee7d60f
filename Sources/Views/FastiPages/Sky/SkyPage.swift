import FastiCivil
public import FastiFormats
public import FastiWords

/// Sun and Moon during a year at the place in the settings.
public struct SkyPage: Sendable {
  /// The year of the chart.
  public var year: Int
  /// Its chart; nil if there is no place.
  public var chart: Chart?

  /// A year; without a chart the page says how to set a place.
  public init(_ year: Int, chart: Chart?) {
    self.year = year
    self.chart = chart
  }
}

extension SkyPage: Page {
  /// The sidebar marks Year.
  public var screen: Screen? { .year }
  /// Sun and Moon, and the year.
  public func title(_ words: PageWords) -> String { "\(words(.chartSky)) \(words.year(year))" }

  /// The chart with its words and its table.
  public func write(to html: inout HTML) {
    let words = html.words
    html.pageHeader(.sun, title(words), accent: "accent-calendar") { html in
      html.steps(
        previous: path(year - 1), words.year(year - 1), next: path(year + 1), words.year(year + 1),
        today: Paths.sky(html.frame.today.year), isToday: year == html.frame.today.year)
      html.extras { writeExtras(&$0) }
    }
    html.element(.section, .class("card charts"), .label(words(.chartSkyYear))) { html in
      if let chart {
        html.chart(chart, heading: .h2)
      } else {
        html.element(.p, .class("empty"), text: words(.weatherNowhere))
        html.button(.settings, text: words(.settings), Paths.settings)
      }
    }
    html.extras(isEnd: true) { writeExtras(&$0) }
  }

  private func writeExtras(_ html: inout HTML) {
    guard chart != nil else { return }
    html.file(html.words(.downloadPDF), Paths.paper("sky.pdf", on: DayRange(year: year).first))
  }

  private func path(_ year: Int) -> Path? { Limits.year.contains(year) ? Paths.sky(year) : nil }
}
