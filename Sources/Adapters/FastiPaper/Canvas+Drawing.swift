import CCairo
import FastiFormats

extension Canvas {
  /// A picture, its lengths in units of one point.
  func draw(_ drawing: Drawing) {
    for mark in drawing.marks {
      switch mark {
      case .box(let frame, let radius, let fill, let border, let ink):
        path(Frame(frame), units(radius))
        if let fill {
          setColor(fill)
          cairo_fill_preserve(context)
        }
        if border > 0 {
          setColor(ink)
          cairo_set_line_width(context, units(border))
          cairo_stroke_preserve(context)
        }
        cairo_new_path(context)
      case .line(let frame, let width, let ink):
        cairo_move_to(context, units(frame.x), units(frame.y))
        cairo_line_to(context, units(frame.x + frame.width), units(frame.y + frame.height))
        setColor(ink)
        cairo_set_line_width(context, units(width))
        cairo_stroke(context)
      case .text(let text, let x, let y, let size, let ink, let anchor, let isHeavy):
        setColor(ink)
        line(text, Style(size: units(size), isHeavy: true), units(x), base: units(y), anchor, outline: isHeavy)
      }
    }
  }

  /// A chart, its lengths in units of one point.
  func draw(_ picture: ChartPicture) {
    for mark in picture.marks {
      switch mark {
      case .polygon(let places, let fill, let edge):
        path(through: places)
        cairo_close_path(context)
        setColor(fill)
        cairo_fill_preserve(context)
        setColor(.ink)
        cairo_set_line_width(context, units(edge))
        if edge > 0 { cairo_stroke(context) }
        cairo_new_path(context)
      case .line(let places, let width, let ink, let dash):
        path(through: places)
        setColor(ink)
        cairo_set_line_width(context, units(width))
        if dash > 0 { cairo_set_dash(context, [units(dash), units(dash) * 0.75], 2, 0) }
        cairo_stroke(context)
        cairo_set_dash(context, nil, 0, 0)
      case .dot(let place, let radius, let fill):
        let side = units(2 * radius)
        let frame = Frame(x: units(place.x) - side / 2, y: units(place.y) - side / 2, width: side, height: side)
        box(frame, radius: side / 2, fill: fill, border: 1)
      case .text(let text, let place, let size, let ink, let anchor):
        setColor(ink)
        line(
          text, Style(size: units(size), isHeavy: true), units(place.x), base: units(place.y), anchor, outline: false)
      }
    }
  }

  private func path(through places: [ChartPicture.Place]) {
    for (number, place) in places.enumerated() {
      if number == 0 {
        cairo_move_to(context, units(place.x), units(place.y))
      } else {
        cairo_line_to(context, units(place.x), units(place.y))
      }
    }
  }

  private func units(_ tenths: Int) -> Double { Double(tenths) / 10 }
}

extension Frame {
  fileprivate init(_ frame: Drawing.Frame) {
    self.init(
      x: Double(frame.x) / 10, y: Double(frame.y) / 10, width: Double(frame.width) / 10,
      height: Double(frame.height) / 10)
  }
}
