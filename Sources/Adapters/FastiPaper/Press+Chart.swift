import CCairo
import FastiFormats

// Charts, and their descriptions.
extension Press {
  private static let words = Canvas.Style(size: 8.5, color: .quiet)

  func set(_ chart: Chart) {
    if y + height(chart) > bottom { breakPage() }
    let picture = picture(chart)
    cairo_save(canvas.context)
    cairo_translate(canvas.context, left, y)
    canvas.tagged("Figure") { canvas.draw(picture) }
    figures.append(chart.title)
    cairo_restore(canvas.context)
    y += Double(picture.height) / 10 + 3
    let size = canvas.measure(chart.summary, Press.words, room: width)
    canvas.tagged("P") {
      canvas.text(chart.summary, Press.words, left, y, room: width, lines: size.lines)
    }
    y += size.height + 8
  }

  /// The height of a chart with its description.
  func height(_ chart: Chart) -> Double {
    Double(picture(chart).height) / 10 + canvas.measure(chart.summary, Press.words, room: width).height + 11
  }

  private func picture(_ chart: Chart) -> ChartPicture {
    func picture(_ height: Int) -> ChartPicture { chart.picture(width: Int(width * 10), height: height, size: 80) }
    let (least, most) = (1_200, 2_200)
    guard let loneTable else { return picture(least) }
    // A large chart leaves room for its table, if that can be.
    let words = canvas.measure(chart.summary, Press.words, room: width).height
    let beyond = y + Double(picture(most).height) / 10 + words + 11 + height(loneTable) - bottom
    return picture(max(least, most - Int(max(0, beyond * 10).rounded(.up))))
  }
}
