import FastiAgenda
import FastiCivil
@testable import FastiFormats
import FastiWeather
import Testing

/// The positions of the parts of a widget, read from its picture.
@Suite("Widgets") struct WidgetTests {
  /// A box, or a text centred at its position.
  private struct Picture {
    var boxes: [(x: Double, y: Double, width: Double, height: Double)] = []
    var texts: [(x: Double, y: Double, size: Double, text: String)] = []

    init(_ svg: String) {
      func number(_ name: String, _ attributes: Substring) -> Double {
        let rest =
          attributes.split(separator: " \(name)=\"", maxSplits: 1, omittingEmptySubsequences: false).dropFirst().first
          ?? ""
        return Double(rest.prefix { $0 != "\"" }) ?? .nan
      }
      for match in svg.matches(of: /<rect([^>]*)\/>/) {
        let all = match.1
        boxes.append((number("x", all), number("y", all), number("width", all), number("height", all)))
      }
      for match in svg.matches(of: /<text([^>]*text-anchor="middle"[^>]*)>([^<]*)<\/text>/) {
        let all = match.1
        texts.append((number("x", all), number("y", all), number("font-size", all), String(match.2)))
      }
    }
  }

  /// Every day is a day off, so that each has a box.
  private func picture(_ size: Widget.Size, _ today: Day) -> Picture {
    let days = DayRange(today).widened(before: 40, after: 40)
    let marks = Dictionary(uniqueKeysWithValues: days.map { ($0, DayMark.red) })
    let widget = Widget(today: today, marks: marks, ahead: [], words: .english, theme: .light)
    return Picture(String(decoding: widget.svg(size), as: UTF8.self))
  }

  @Test(
    "every day's number is in the middle of its box, and the boxes are in rows of seven",
    arguments: Widget.Size.allCases)
  func numbers(_ size: Widget.Size) throws {
    // A week within a month; a month of five weeks and one of six.
    for today in [Day(year: 2026, month: 6, day: 17), Day(year: 2026, month: 8, day: 5)] {
      let picture = picture(size, today)
      let days = size == .large || size == .eink ? YearMonth(today).days.map { $0 } : ISOWeek(today).days.map { $0 }
      // The first box is the border, and the bands are wider than any day.
      let boxes = picture.boxes.dropFirst().filter { $0.width < 60 }
      #expect(boxes.count == days.count)
      for (day, box) in zip(days, boxes) {
        let middle = box.x + box.width / 2
        let number = try #require(
          picture.texts.first {
            $0.text == "\(day.date.dayOfMonth)" && abs($0.x - middle) < 0.01 && $0.y > box.y
              && $0.y < box.y + box.height
          }, "\(day.iso) has no number in the middle of its box")
        // Digits are 0.7 of the size high: they are inside the box, and centred if nothing else is in it.
        #expect(number.y - 0.7 * number.size > box.y && number.y < box.y + box.height)
        if size != .medium {
          #expect(abs(number.y - 0.35 * number.size - (box.y + box.height / 2)) < 0.2, "\(day.iso)")
        }
      }
      for (one, next) in zip(boxes, boxes.dropFirst()) {
        if one.y == next.y { #expect(next.x > one.x + one.width) } else { #expect(next.y > one.y + one.height) }
      }
      let last = try #require(boxes.last)
      let border = try #require(picture.boxes.first)
      #expect(boxes.allSatisfy { $0.x > border.x && $0.x + $0.width < border.x + border.width })
      #expect(last.y + last.height < border.y + border.height)
    }
  }

  @Test("the mark of an observed day is inside the box of its number")
  func marks() {
    let today = Day(year: 2026, month: 6, day: 17)
    let days = DayRange(today).widened(before: 40, after: 40)
    let marks = Dictionary(uniqueKeysWithValues: days.map { ($0, [DayMark.red, .observed] as DayMark) })
    let widget = Widget(today: today, marks: marks, ahead: [], words: .english, theme: .light)
    let boxes = Picture(String(decoding: widget.svg(.large), as: UTF8.self)).boxes
    let small = boxes.filter { $0.width == 7 && $0.height == 7 }
    #expect(small.count == 30)
    for mark in small {
      let around = boxes.filter { box in
        box.width > 7 && box.width < 60 && box.x < mark.x && box.x + box.width > mark.x + 7 && box.y < mark.y
          && box.y + box.height > mark.y + 7
      }
      #expect(around.count == 1, "\(mark)")
    }
  }

  @Test("the number of a week makes room for a forecast, and a special day has a sign of 30 units on paper")
  func room() {
    let today = Day(year: 2026, month: 2, day: 5)
    let special = Widget.Special(day: today + 3, title: "x", kind: .observance)
    var widget = Widget(today: today, marks: [:], ahead: [special], words: .english, theme: .light)
    func week() -> Double? {
      Picture(String(decoding: widget.svg(.small), as: UTF8.self)).texts.first { $0.text == "6" && $0.size > 50 }?.size
    }
    #expect(week() == 72)
    let ink = Picture(String(decoding: widget.svg(.eink), as: UTF8.self))
    #expect(ink.boxes.contains { $0.width == 30 && $0.height == 30 })
    widget.weather = Widget.Forecast(days: [WeatherDay(today, low: 0, high: 9, sky: nil)], sky: nil, credit: "x")
    #expect(week() == 64)
  }

  @Test("every widget shows a forecast with its credit, in whole degrees; without a forecast no widget changes")
  func weather() throws {
    let today = Day(year: 2026, month: 2, day: 5)
    for size in Widget.Size.allCases {
      var widget = Widget(today: today, marks: [:], ahead: [], words: .english, theme: .light)
      let plain = widget.svg(size)
      widget.weather = Widget.Forecast(
        days: [WeatherDay(today, low: -35, high: 24, sky: .snow), WeatherDay(today + 1, low: -4, high: 5, sky: nil)],
        sky: "snow & <ice>", credit: "Weather data by Open-Meteo.com, CC BY 4.0")
      let svg = String(decoding: widget.svg(size), as: UTF8.self)
      #expect(svg.contains("\u{2212}4…2°") && svg.contains(">Weather data by Open-Meteo.com, CC BY 4.0</text>"))
      #expect(svg.contains("snow &amp; &lt;ice&gt;") && svg.utf8.count < 10_000)
      if size == .medium { #expect(svg.contains(">0…1°</text>"), "half a degree is a whole one, and there is no −0") }
      widget.weather = Widget.Forecast(days: [WeatherDay(today - 9, low: 0, high: 9, sky: nil)], sky: nil, credit: "x")
      #expect(widget.svg(size) == plain)
    }
  }
}
