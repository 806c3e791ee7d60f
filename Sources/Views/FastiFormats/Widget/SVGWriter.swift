import FastiCivil

/// Writes a drawing as SVG. Every text is escaped.
struct SVGWriter {
  private var text = UTF8Writer(capacity: 6_144)

  /// The bytes of a drawing.
  static func svg(_ drawing: Drawing) -> [UInt8] {
    var writer = SVGWriter(drawing)
    for mark in drawing.marks { writer.write(mark) }
    writer.text.write("</svg>\n")
    return writer.text.bytes
  }

  private init(_ drawing: Drawing) {
    text.write("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ")
    text.write(drawing.width)
    text.write(" ")
    text.write(drawing.height)
    text.write("\" width=\"")
    text.write(drawing.width)
    text.write("\" height=\"")
    text.write(drawing.height)
    text.write(
      "\" role=\"img\" font-family=\"ui-rounded,'SF Pro Rounded',Quicksand,Nunito,'Varela Round',system-ui,sans-serif\""
    )
    text.write(" font-weight=\"700\"><title>")
    escape(ShownText.of(drawing.label))
    text.write("</title>")
  }

  private mutating func write(_ mark: Drawing.Mark) {
    switch mark {
    case .box(let frame, let radius, let fill, let border, let ink):
      text.write("<rect")
      for (name, value) in [
        ("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height),
      ] as [(StaticString, Int)] { attribute(name, value) }
      if radius > 0 { attribute("rx", radius) }
      color("fill", fill)
      if border > 0 {
        color("stroke", ink)
        attribute("stroke-width", border)
      }
      text.write("/>")
    case .line(let frame, let width, let ink):
      text.write("<path d=\"M")
      number(frame.x)
      text.write(" ")
      number(frame.y)
      text.write("L")
      number(frame.x + frame.width)
      text.write(" ")
      number(frame.y + frame.height)
      text.write("\"")
      color("stroke", ink)
      attribute("stroke-width", width)
      text.write("/>")
    case .text(let string, let x, let y, let size, let ink, let anchor, let isHeavy):
      text.write("<text")
      attribute("x", x)
      attribute("y", y)
      attribute("font-size", size)
      color("fill", ink)
      switch anchor {
      case .start: break
      case .middle: text.write(" text-anchor=\"middle\"")
      case .end: text.write(" text-anchor=\"end\"")
      }
      if isHeavy { text.write(" font-weight=\"800\"") }
      text.write(">")
      escape(string)
      text.write("</text>")
    }
  }

  // MARK: Parts

  private mutating func attribute(_ name: StaticString, _ value: Int) {
    text.write(" ")
    text.write(name)
    text.write("=\"")
    number(value)
    text.write("\"")
  }

  private mutating func color(_ name: StaticString, _ rgb: UInt32?) {
    text.write(" ")
    text.write(name)
    text.write("=\"")
    if let rgb {
      text.write("#")
      for shift in stride(from: 20, through: 0, by: -4) {
        let digit = UInt8(rgb >> UInt32(shift) & 0xF)
        text.write(byte: digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    } else {
      text.write("none")
    }
    text.write("\"")
  }

  /// Tenths as a decimal number, without `.0`.
  private mutating func number(_ tenths: Int) {
    text.write(tenths / 10)
    guard tenths % 10 != 0 else { return }
    text.write(".")
    text.write(abs(tenths % 10))
  }

  /// Writes text without the characters that XML 1.0 does not allow.
  private mutating func escape(_ string: String) {
    for byte in string.utf8 {
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
