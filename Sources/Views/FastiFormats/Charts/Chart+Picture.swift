extension Chart {
  /// The chart as a picture.
  /// - Parameters:
  ///   - width: The width, in tenths of a unit.
  ///   - height: The height between the axes; axes and legend are added.
  ///   - size: The height of letters.
  public func picture(width: Int, height: Int, size: Int) -> ChartPicture {
    var layout = ChartLayout(self, width: width, height: height, size: size)
    layout.draw()
    return layout.picture
  }

  /// Its texts, in reading order.
  public var texts: [String] { picture(width: 5_000, height: 1_500, size: 80).texts + [summary] }
}

/// The positions of the parts of a chart.
private struct ChartLayout {
  private let chart: Chart
  private let (size, left, top, right, bottom): (Int, Int, Int, Int, Int)
  private(set) var picture: ChartPicture
  /// The texts above moments and dots.
  private var labels: [(from: Int, to: Int, y: Int)] = []

  init(_ chart: Chart, width: Int, height: Int, size: Int) {
    self.chart = chart
    self.size = size
    let widest = chart.up.ticks.reduce(0) { max($0, TextRoom.width($1.text, size)) }
    left = min(widest + size / 2, width / 3)
    right = width - size / 2
    // A dot or a moment may have its text above the upper edge.
    top = size * 3 / 2
    bottom = top + height
    picture = ChartPicture(width: width, height: bottom + size * 3 / 2)
    picture.marks.reserveCapacity(64)
  }

  mutating func draw() {
    grid()
    for series in chart.series { draw(series) }
    for case .moment(let number, let name) in chart.series.map({ $0.shape }) {
      label(name, x(number), top - size * 2 / 5)
    }
    for case .dots(let dots) in chart.series.map({ $0.shape }) {
      for dot in dots { label(dot.text, x(dot.place.across), y(dot.place.up) - size * 4 / 5) }
    }
    line([place(chart.across.low, chart.up.high), place(chart.across.low, chart.up.low)], width: 12)
    line([place(chart.across.low, chart.up.low), place(chart.across.high, chart.up.low)], width: 12)
    texts()
    legend()
  }

  // MARK: Places

  private func x(_ number: Double) -> Int {
    left + at(number, chart.across, Double(right - left))
  }

  private func y(_ number: Double) -> Int { bottom - at(number, chart.up, Double(bottom - top)) }

  private func at(_ number: Double, _ axis: Chart.Axis, _ room: Double) -> Int {
    let part = (number - axis.low) / (axis.high - axis.low)
    return Int((min(max(part, 0), 1) * room).rounded())
  }

  private func place(_ across: Double, _ up: Double) -> ChartPicture.Place { .init(x(across), y(up)) }

  private func places(_ points: [Chart.Point]) -> [ChartPicture.Place] {
    points.map { place($0.across, $0.up) }
  }

  // MARK: Marks

  private mutating func line(
    _ places: [ChartPicture.Place], width: Int, _ ink: PaperColor = .ink, dash: Int = 0
  ) {
    picture.marks.append(.line(places, width: width, ink: ink, dash: dash))
  }

  private mutating func text(
    _ text: String, _ x: Int, _ y: Int, _ anchor: Drawing.Anchor, _ ink: PaperColor = .ink
  ) {
    guard !text.isEmpty else { return }
    picture.marks.append(.text(ShownText.of(text), .init(x, y), size: size, ink: ink, anchor))
  }

  private mutating func grid() {
    if chart.up.hasLines {
      for tick in chart.up.ticks where tick.low > chart.up.low {
        line([.init(left, y(tick.low)), .init(right, y(tick.low))], width: 3, .faint)
      }
    }
    if chart.across.hasLines {
      // Short, so that the data stands out.
      for tick in chart.across.ticks where tick.low > chart.across.low {
        line([.init(x(tick.low), bottom), .init(x(tick.low), bottom + size / 2)], width: 8)
      }
    }
  }

  private mutating func texts() {
    for tick in chart.up.ticks {
      text(tick.text, left - size * 2 / 5, (y(tick.low) + y(tick.high)) / 2 + size * 7 / 20, .end, .quiet)
    }
    var end = 0
    for tick in chart.across.ticks {
      let (middle, width) = ((x(tick.low) + x(tick.high)) / 2, TextRoom.width(tick.text, size))
      // A text that would touch the text before it or the edge is left out, such as a year that has just begun.
      guard middle - width / 2 >= end, middle + width / 2 <= right + size / 2 else { continue }
      text(tick.text, middle, bottom + size * 6 / 5, .middle, .quiet)
      end = middle + width / 2 + size / 5
    }
  }

  private mutating func draw(_ series: Chart.Series) {
    switch series.shape {
    case .areas(let areas):
      for area in areas { picture.marks.append(.polygon(places(area), fill: series.color, edge: 10)) }
    case .bands(let bands):
      for band in bands {
        picture.marks.append(.polygon(places(band.low + band.high.reversed()), fill: series.color, edge: 0))
      }
      for band in bands {
        line(places(band.low), width: 10)
        line(places(band.high), width: 10)
      }
    case .boxes(let boxes):
      for box in boxes {
        let (low, high) = (place(box.low.across, box.low.up), place(box.high.across, box.high.up))
        let corners: [ChartPicture.Place] = [low, .init(high.x, low.y), high, .init(low.x, high.y)]
        picture.marks.append(.polygon(corners, fill: series.color, edge: 10))
      }
    case .lines(let lines):
      for points in lines { line(places(points), width: 22, series.color) }
    case .level(let number):
      line([.init(left, y(number)), .init(right, y(number))], width: 15, series.color, dash: 50)
    case .moment(let number, _):
      line([.init(x(number), top), .init(x(number), bottom)], width: 10, series.color, dash: 15)
    case .dots(let dots):
      for dot in dots {
        let at = place(dot.place.across, dot.place.up)
        picture.marks.append(.dot(at, radius: 40, fill: series.color))
      }
    }
  }

  /// A text above a point, moved so that it stays in the picture. A text that would touch another is left out: the
  /// summary of the chart says it too.
  private mutating func label(_ name: String, _ x: Int, _ y: Int) {
    guard !name.isEmpty else { return }
    let half = TextRoom.width(name, size) / 2
    let (x, y) = (min(max(x, left + half), right - half), max(y, size))
    let isFree = labels.allSatisfy { label in
      abs(label.y - y) >= size || label.to + size / 5 < x - half || label.from - size / 5 > x + half
    }
    guard isFree else { return }
    labels.append((x - half, x + half, y))
    text(name, x, y, .middle)
  }

  /// The names of the series, on as many lines as they need.
  private mutating func legend() {
    var (x, y) = (left, bottom + size * 3)
    for series in chart.series where !series.name.isEmpty {
      let room = size * 2 + TextRoom.width(series.name, size)
      if x > left, x + room > right { (x, y) = (left, y + size * 3 / 2) }
      swatch(series, x, y - size * 7 / 20)
      text(series.name, x + size * 19 / 10, y, .start)
      x += room + size
      picture.height = y + size / 2
    }
  }

  private mutating func swatch(_ series: Chart.Series, _ x: Int, _ middle: Int) {
    let (end, half) = (x + size * 3 / 2, size * 2 / 5)
    switch series.shape {
    case .areas, .bands, .boxes:
      let corners: [ChartPicture.Place] = [
        .init(x, middle - half), .init(end, middle - half), .init(end, middle + half), .init(x, middle + half),
      ]
      picture.marks.append(.polygon(corners, fill: series.color, edge: 10))
    case .lines: line([.init(x, middle), .init(end, middle)], width: 22, series.color)
    case .level: line([.init(x, middle), .init(end, middle)], width: 15, series.color, dash: 50)
    case .moment:
      line(
        [.init((x + end) / 2, middle - half), .init((x + end) / 2, middle + half)], width: 10, series.color, dash: 15)
    case .dots: picture.marks.append(.dot(.init((x + end) / 2, middle), radius: 40, fill: series.color))
    }
  }
}
