import FastiCivil

/// Writes a picture of boxes and text. Every text is escaped, and lengths are tenths of a unit.
struct SVGWriter {
  private var text: UTF8Writer
  private let theme: Widget.Theme

  /// A picture with a border all around.
  /// - Parameter label: What it shows, for those who cannot see it.
  init(width: Int, height: Int, label: String, theme: Widget.Theme) {
    text = UTF8Writer(capacity: 6_144)
    self.theme = theme
    text.write("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ")
    text.write(width)
    text.write(" ")
    text.write(height)
    text.write("\" width=\"")
    text.write(width)
    text.write("\" height=\"")
    text.write(height)
    text.write(
      "\" role=\"img\" font-family=\"ui-rounded,'SF Pro Rounded',Quicksand,Nunito,'Varela Round',system-ui,sans-serif\""
    )
    text.write(" font-weight=\"700\"><title>")
    escape(label)
    text.write("</title>")
    box(15, 15, width * 10 - 30, height * 10 - 30, radius: 160, fill: .paper, border: 30)
  }

  /// The bytes.
  consuming func finish() -> [UInt8] {
    text.write("</svg>\n")
    return text.bytes
  }

  /// A box; a border of 0 is none.
  mutating func box(
    _ x: Int, _ y: Int, _ width: Int, _ height: Int, radius: Int = 0, fill: WidgetColor?, border: Int = 0
  ) {
    text.write("<rect")
    for (name, value) in [("x", x), ("y", y), ("width", width), ("height", height)] as [(StaticString, Int)] {
      attribute(name, value)
    }
    if radius > 0 { attribute("rx", radius) }
    attribute("fill", fill)
    if border > 0 {
      attribute("stroke", .ink)
      attribute("stroke-width", border)
    }
    text.write("/>")
  }

  /// A straight wall.
  mutating func line(_ x: Int, _ y: Int, _ toX: Int, _ toY: Int, width: Int) {
    text.write("<path d=\"M")
    number(x)
    text.write(" ")
    number(y)
    text.write("L")
    number(toX)
    text.write(" ")
    number(toY)
    text.write("\"")
    attribute("stroke", .ink)
    attribute("stroke-width", width)
    text.write("/>")
  }

  /// Where a text stands at its place.
  enum Anchor { case start, middle, end }

  /// A line of text with its base line at `y`.
  /// - Parameter room: The width it may have; what is longer is cut, with three dots. 0 for any.
  mutating func line(
    _ string: String, _ x: Int, _ y: Int, size: Int, color: WidgetColor = .ink, anchor: Anchor = .start,
    isHeavy: Bool = false, room: Int = 0
  ) {
    text.write("<text")
    attribute("x", x)
    attribute("y", y)
    attribute("font-size", size)
    attribute("fill", color)
    switch anchor {
    case .start: break
    case .middle: text.write(" text-anchor=\"middle\"")
    case .end: text.write(" text-anchor=\"end\"")
    }
    if isHeavy { text.write(" font-weight=\"800\"") }
    text.write(">")
    escape(room > 0 ? TextRoom.cut(string, size: size, room: room) : string)
    text.write("</text>")
  }

  // MARK: Parts

  private mutating func attribute(_ name: StaticString, _ value: Int) {
    text.write(" ")
    text.write(name)
    text.write("=\"")
    number(value)
    text.write("\"")
  }

  private mutating func attribute(_ name: StaticString, _ color: WidgetColor?) {
    text.write(" ")
    text.write(name)
    text.write("=\"")
    if let color { text.write(color.hex(theme)) } else { text.write("none") }
    text.write("\"")
  }

  /// Tenths as a decimal number without a needless `.0`.
  private mutating func number(_ tenths: Int) {
    text.write(tenths / 10)
    guard tenths % 10 != 0 else { return }
    text.write(".")
    text.write(abs(tenths % 10))
  }

  /// Text without what XML 1.0 does not allow.
  private mutating func escape(_ string: String) {
    for byte in ShownText.of(string).utf8 {
      switch byte {
      case UInt8(ascii: "&"): text.write("&amp;")
      case UInt8(ascii: "<"): text.write("&lt;")
      case UInt8(ascii: ">"): text.write("&gt;")
      case 0..<0x20, 0x7F: text.write(" ")
      default: text.write(byte: byte)
      }
    }
  }
}
