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

  private func units(_ tenths: Int) -> Double { Double(tenths) / 10 }
}

extension Frame {
  fileprivate init(_ frame: Drawing.Frame) {
    self.init(
      x: Double(frame.x) / 10, y: Double(frame.y) / 10, width: Double(frame.width) / 10,
      height: Double(frame.height) / 10)
  }
}
