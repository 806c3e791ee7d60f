import FastiCivil
@testable import FastiFormats
import Testing

@Suite("Charts") struct ChartTests {
  private func chart(_ shapes: [Chart.Shape], amounts: [Double] = []) -> Chart {
    Chart(
      "Test", summary: "What is seen.",
      across: Chart.Axis(0, 10, ticks: [.init("Jan", 0, to: 5), .init("Feb", 5, to: 10)]),
      up: .round(from: 0, to: 7) { String($0) },
      series: shapes.enumerated().map { Chart.Series("Series \($0)", .green, $1) },
      figures: .init(["Month", "Hours"], rows: amounts.map { .init(["m", String(Int($0))], amount: $0) }))
  }

  private static let shapes: [Chart.Shape] = [
    .areas([[.init(0, 0), .init(5, 7), .init(10, 0)]]), .lines([[.init(0, 3), .init(10, 99)]]),
    .boxes([.init(.init(1, 0), .init(2, 5))]), .level(6),
    .bands([.init([.init(0, 2), .init(10, 3)], [.init(0, 6), .init(10, 40)])]), .moment(9.9, "a long name for a day"),
    .dots([.init(.init(10, 7), "−12.00"), .init(.init(0, 7), "+12.00")]),
  ]

  @Test(
    "an axis begins and ends at round numbers around the data, with at most seven texts",
    arguments: [
      (0.0, 97.0, 0.0, 100.0), (0, 1, 0, 1), (-7.75, 0.25, -8, 2), (0, 0, 0, 1), (12, 872.76, 0, 1_000),
      (-3, -1, -3, -1), (0, 1e14, 0, 1e14),
    ])
  func axes(_ low: Double, _ high: Double, _ first: Double, _ last: Double) {
    let axis = Chart.Axis.round(from: low, to: high) { String($0) }
    #expect(axis.low == first && axis.high == last, "\(axis.low) \(axis.high)")
    #expect((2...7).contains(axis.ticks.count) && axis.ticks.first?.low == first && axis.ticks.last?.low == last)
  }

  @Test("all marks are inside the picture at any width", arguments: [1_200, 3_600, 9_000], [80, 110])
  func places(_ width: Int, _ size: Int) {
    let picture = chart(Self.shapes).picture(width: width, height: 1_500, size: size)
    for mark in picture.marks {
      let places: [ChartPicture.Place]
      switch mark {
      case .polygon(let all, _, _), .line(let all, _, _, _): places = all
      case .dot(let place, _, _), .text(_, let place, _, _, _): places = [place]
      }
      for place in places {
        #expect((0...width).contains(place.x) && (0...picture.height).contains(place.y), "\(mark)")
      }
    }
    #expect(picture.texts.contains("Series 6") && picture.texts.contains("a long name for a day"))
    #expect(picture.texts.contains("Feb") && picture.texts.contains("−12.00"))
  }

  @Test("a number beyond an axis is drawn at its edge, and a higher one above a lower one")
  func scale() throws {
    let picture = chart([.lines([[.init(0, 1), .init(4, 5), .init(20, 99)]])]).picture(
      width: 3_600, height: 1_500, size: 110)
    let line = try #require(
      picture.marks.compactMap { mark -> [ChartPicture.Place]? in
        if case .line(let places, 22, .green, 0) = mark { places } else { nil }
      }.first)
    #expect(line[0].x < line[1].x && line[1].x < line[2].x && line[0].y > line[1].y && line[1].y > line[2].y)
    #expect(line[2].x == 3_600 - 55 && line[2].y == 165)
  }

  @Test(
    "no text of a chart touches another, with any number of dots and years", arguments: [1_200, 3_600, 9_000],
    [1, 10, 60])
  func crowd(_ width: Int, _ count: Int) throws {
    let years = (0..<count).map { Chart.Tick(String(2_021 + $0), Double($0) * 12, to: Double($0) * 12 + 12) }
    var crowded = chart([
      .dots((1...count).map { Chart.Dot(.init(Double($0) * 12, Double($0 % 3)), "\u{2212}122.46") }),
      .moment(7, "Today"),
    ])
    crowded.across = Chart.Axis(
      0, Double(count) * 12 + 1, ticks: years + [.init("2099", Double(count) * 12, to: Double(count) * 12 + 1)])
    let size = 110
    let texts = crowded.picture(width: width, height: 1_500, size: size).marks.compactMap { mark in
      if case .text(let text, let place, _, _, .middle) = mark {
        (text: text, x: place.x, y: place.y, half: TextRoom.width(text, size) / 2)
      } else {
        nil
      }
    }
    #expect(texts.contains { $0.text == "Today" } && texts.contains { $0.text.hasPrefix("20") })
    #expect(texts.contains { $0.text.hasSuffix("122.46") } && texts.allSatisfy { $0.x + $0.half <= width })
    for (place, one) in texts.enumerated() {
      for other in texts[..<place] {
        #expect(abs(one.y - other.y) >= size || abs(one.x - other.x) >= one.half + other.half, "\(one) \(other)")
      }
    }
  }

  @Test("a band is filled without an edge, and its lines are drawn over it")
  func bands() {
    let band = Chart.Band([.init(0, 1), .init(10, 2)], [.init(0, 5), .init(10, 6)])
    let marks = chart([.bands([band])]).picture(width: 3_600, height: 1_500, size: 110).marks
    let fills = marks.compactMap { mark -> [ChartPicture.Place]? in
      if case .polygon(let places, .green, 0) = mark { places } else { nil }
    }
    let lines = marks.compactMap { mark -> [ChartPicture.Place]? in
      if case .line(let places, 10, .ink, 0) = mark { places } else { nil }
    }
    #expect(fills.count == 1 && lines.count == 2 && fills.first == lines[0] + lines[1].reversed())
    #expect(lines[0][0].y > lines[1][0].y && lines[0][0].x < lines[0][1].x)
  }

  @Test("on a terminal a row is a bar of blocks; a bar below zero is shaded")
  func bars() {
    var writer = UTF8Writer()
    chart([], amounts: [8, 4, -2, 0]).write(to: &writer, TerminalStyle(isOn: false), columns: 4)
    let lines = writer.string.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(
      lines == [
        "Test", "Month        Hours", "m      ████      8", "m      ██        4", "m      ▒        -2",
        "m                0", "What is seen.", "",
      ])
    #expect(Chart.bar(1.0 / 32, 4) == "▏" && Chart.bar(7.0 / 32, 4) == "▉" && Chart.bar(0, 4) == "")
  }

  @Test("a row of a table is neither a sum nor red unless it says so")
  func rows() {
    let row = PaperTable.Row(["a"])
    #expect(!row.isSum && !row.isRed && row.sign == nil)
  }
}
