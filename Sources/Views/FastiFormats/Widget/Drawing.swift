public import FastiCivil

/// A picture of boxes, lines and texts, which is written as SVG or drawn as PNG and PDF. Lengths are tenths of a unit.
public struct Drawing: Hashable, Sendable {
  /// The width in units.
  public let width: Int
  /// The height in units.
  public let height: Int
  /// A description of the picture, for people who cannot see it.
  public let label: String
  /// The marks; each is drawn over the ones before it.
  public private(set) var marks: [Mark] = []
  private let theme: Widget.Theme

  /// One drawn element; colours are `0xRRGGBB`.
  public enum Mark: Hashable, Sendable {
    /// A box; half of its border is outside, and a border of 0 is not drawn.
    case box(Frame, radius: Int, fill: UInt32?, border: Int, ink: UInt32)
    /// A straight line between two corners of a frame.
    case line(Frame, width: Int, ink: UInt32)
    /// A line of text with its baseline at `y`.
    case text(String, x: Int, y: Int, size: Int, ink: UInt32, Anchor, isHeavy: Bool)
  }

  /// A rectangle, given by its top left corner and its size.
  public struct Frame: Hashable, Sendable {
    /// From the left, in tenths of a unit.
    public let x: Int
    /// From the top, in the same unit.
    public let y: Int
    /// To the right of ``x``, in the same unit.
    public let width: Int
    /// Down from ``y``, in the same unit.
    public let height: Int

    init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  /// How a text is aligned at its place.
  public enum Anchor: Hashable, Sendable {
    /// It begins there.
    case start
    /// Its middle is there.
    case middle
    /// It ends there.
    case end
  }

  /// A picture with a border on all sides.
  init(width: Int, height: Int, label: String, theme: Widget.Theme) {
    (self.width, self.height) = (width, height)
    self.label = label
    self.theme = theme
    marks.reserveCapacity(160)
    box(15, 15, width * 10 - 30, height * 10 - 30, radius: 160, fill: .paper, border: 30)
  }

  /// Draws a box; a border of 0 is not drawn.
  mutating func box(
    _ x: Int, _ y: Int, _ width: Int, _ height: Int, radius: Int = 0, fill: WidgetColor?, border: Int = 0
  ) {
    marks.append(
      .box(
        Frame(x, y, width, height), radius: radius, fill: fill?.rgb(theme), border: border,
        ink: WidgetColor.ink.rgb(theme)))
  }

  /// Draws a straight line.
  mutating func line(_ x: Int, _ y: Int, _ toX: Int, _ toY: Int, width: Int) {
    marks.append(.line(Frame(x, y, toX - x, toY - y), width: width, ink: WidgetColor.ink.rgb(theme)))
  }

  /// Draws a line of text with its baseline at `y`.
  /// - Parameter room: The greatest width; a longer text is cut, with three dots. 0 for any width.
  mutating func line(
    _ string: String, _ x: Int, _ y: Int, size: Int, color: WidgetColor = .ink, anchor: Anchor = .start,
    isHeavy: Bool = false, room: Int = 0
  ) {
    let shown = ShownText.of(room > 0 ? TextRoom.cut(string, size: size, room: room) : string)
    marks.append(.text(shown, x: x, y: y, size: size, ink: color.rgb(theme), anchor, isHeavy: isHeavy))
  }
}

/// The output formats of a drawing.
public enum PictureFormat: Hashable, Sendable {
  /// A number of points per unit on each side, 1 to 3, in colours, or in 2 or 4 greys from black to white, for e-ink.
  case png(scale: Int, greys: Int?)
  /// A page with the size of the drawing; the file states this day instead of the day of the clock.
  case pdf(on: Day)
}
