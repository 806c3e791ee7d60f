import FastiCivil
import FastiFormats
import FastiWords

/// Writes a page: elements are closed automatically, attributes come from a fixed list, and text is always escaped.
///
/// It does not accept markup, so typed text cannot become markup: `<`, `>`, `&` and quotes are written as references,
/// and control characters that HTML forbids as U+FFFD.
public struct HTML: Sendable {
  /// The data around the page's content.
  let frame: PageFrame
  private var writer: UTF8Writer
  /// How many forms were begun. Each form has its own number, see ``PageFrame/request``.
  var forms = 0
  /// Whether a field already has the initial focus.
  private var hasFocus = false

  /// An empty page in a frame.
  init(frame: PageFrame) {
    self.frame = frame
    writer = UTF8Writer(capacity: 16_384)
  }

  /// The attributes of a field with a mistake: screen readers announce it, and the first such field gets the focus.
  mutating func invalid(_ isWrong: Bool) -> (Attribute?, Attribute?) {
    guard isWrong else { return (nil, nil) }
    defer { hasFocus = true }
    return (.invalid, hasFocus ? nil : .autofocus)
  }

  /// The words of the reader's language.
  var words: PageWords { frame.words }

  /// The bytes written so far, UTF-8.
  var bytes: [UInt8] { writer.bytes }

  /// Writes the line that keeps browsers out of quirks mode.
  mutating func writeDoctype() { writer.write("<!doctype html>\n") }

  /// Writes an element with its content.
  mutating func element(_ tag: Tag, _ attributes: Attribute?..., content: (inout HTML) -> Void) {
    open(tag, attributes)
    content(&self)
    close(tag)
  }

  /// Writes an element that contains one text.
  mutating func element(_ tag: Tag, _ attributes: Attribute?..., text: String) {
    open(tag, attributes)
    self.text(text)
    close(tag)
  }

  /// Writes an element that contains one number, without grouping.
  mutating func element(_ tag: Tag, _ attributes: Attribute?..., number: Int) {
    open(tag, attributes)
    self.number(number)
    close(tag)
  }

  /// Writes an element that cannot have content: `<input>`, `<link>`.
  mutating func element(_ tag: VoidTag, _ attributes: Attribute?...) {
    writer.write("<")
    writer.write(text: tag.rawValue)
    for case let attribute? in attributes { write(attribute) }
    writer.write(">")
  }

  /// Writes a reference to one of the page's two scripts. Scripts are never inline.
  /// - Parameter isEarly: Whether the script runs before the page is shown, rather than after it is loaded.
  mutating func script(_ source: Path, isEarly: Bool = false) {
    writer.write(isEarly ? "<script" : "<script type=\"module\"")
    write(.source(source))
    writer.write("></script>")
  }

  /// Writes a picture of the sprite, which screen readers ignore.
  mutating func icon(_ icon: Icon) { picture(icon.rawValue) }

  /// Writes a picture of the sprite by its name in the file.
  mutating func picture(_ name: StaticString) { picture("\(name)") }

  private mutating func picture(_ name: String) {
    writer.write("<svg class=\"icon\" aria-hidden=\"true\" focusable=\"false\"><use href=\"")
    escape(Paths.file(Paths.icons, frame.version).bytes.span)
    writer.write("#")
    writer.write(text: name)
    writer.write("\"></use></svg>")
  }

  /// Writes a QR code, black on white in every theme.
  /// - Parameter label: A description for screen readers.
  mutating func code(_ squares: QRSquares, _ label: String) {
    writer.write("<svg class=\"qr\" role=\"img\" shape-rendering=\"crispEdges\" viewBox=\"0 0 ")
    writer.write(squares.units)
    writer.write(" ")
    writer.write(squares.units)
    writer.write("\" aria-label=\"")
    text(label)
    writer.write("\"><path d=\"")
    writer.write(text: squares.path)
    writer.write("\"></path></svg>")
  }

  /// Writes a chart as a picture in the page's colours.
  /// - Parameter label: A description for screen readers.
  mutating func picture(_ picture: ChartPicture, _ label: String) {
    writer.write("<svg role=\"img\" viewBox=\"0 0 ")
    writer.write(picture.width)
    writer.write(" ")
    writer.write(picture.height)
    writer.write("\" aria-label=\"")
    text(label)
    writer.write("\">")
    for mark in picture.marks { write(mark) }
    writer.write("</svg>\n")
  }

  private mutating func write(_ mark: ChartPicture.Mark) {
    switch mark {
    case .polygon(let places, let fill, let edge):
      path(places, "Z", fill: fill, ink: edge > 0 ? .ink : nil, edge)
    case .line(let places, let width, let ink, let dash):
      path(places, "", fill: nil, ink: ink, width, dash: dash)
    case .dot(let place, let radius, let fill):
      writer.write(text: "<circle class=\"fill-\(fill.rawValue) ink-ink\" stroke-width=\"10\"")
      writer.write(text: " cx=\"\(place.x)\" cy=\"\(place.y)\" r=\"\(radius)\"></circle>")
    case .text(let string, let place, let size, let ink, let anchor):
      writer.write(text: "<text class=\"fill-\(ink.rawValue)\" font-size=\"\(size)\"")
      writer.write(text: " x=\"\(place.x)\" y=\"\(place.y)\"")
      switch anchor {
      case .start: break
      case .middle: writer.write(" text-anchor=\"middle\"")
      case .end: writer.write(" text-anchor=\"end\"")
      }
      writer.write(">")
      text(string)
      writer.write("</text>")
    }
  }

  private mutating func path(
    _ places: [ChartPicture.Place], _ end: StaticString, fill: PaperColor?, ink: PaperColor?, _ width: Int,
    dash: Int = 0
  ) {
    let classes = "fill-\(fill?.rawValue ?? "none") ink-\(ink?.rawValue ?? "none")"
    writer.write(text: "<path class=\"\(classes)\" stroke-width=\"\(width)\"")
    if dash > 0 { writer.write(text: " stroke-dasharray=\"\(dash) \(dash * 3 / 4)\"") }
    writer.write(" d=\"")
    for (number, place) in places.enumerated() {
      writer.write(number == 0 ? "M" : "L")
      writer.write(place.x)
      writer.write(" ")
      writer.write(place.y)
    }
    writer.write(end)
    writer.write("\"></path>")
  }

  /// Writes text.
  mutating func text(_ text: String) {
    escape(text.utf8.span)
  }

  /// Writes a number in decimal, without grouping.
  mutating func number(_ number: Int) {
    if number < 0 { return text("\u{2212}\(number.magnitude)") }
    writer.write(number)
  }

  /// Writes a clock time: `07:45`, or `7:45 AM`.
  mutating func hour(_ time: TimeOfDay) { writer.write(clock: time, words.dates) }

  /// Writes a space that separates two words on one line.
  mutating func space() { writer.write(" ") }

  private mutating func open(_ tag: Tag, _ attributes: [Attribute?]) {
    let name = tag.rawValue
    let bytes = name.utf8.span
    writer.write(room: 1 + bytes.count) { room in
      room.append(UInt8(ascii: "<"))
      room.write(bytes)
    }
    for place in attributes.indices {
      if let attribute = attributes[place] { write(attribute) }
    }
    writer.write(byte: UInt8(ascii: ">"))
  }

  private mutating func close(_ tag: Tag) {
    let name = tag.rawValue
    let bytes = name.utf8.span
    writer.write(room: 4 + bytes.count) { room in
      room.write("</")
      room.write(bytes)
      room.append(UInt8(ascii: ">"))
      if tag.isBlock { room.append(UInt8(ascii: "\n")) }
    }
  }

  private mutating func write(_ attribute: Attribute) {
    switch attribute.value {
    case .absent:
      writer.write(" ")
      writer.write(attribute.name)
    case .constant(let text): text.withUTF8Buffer { write(attribute.name, $0.span) }
    case .text(let text): write(attribute.name, text.utf8.span)
    case .bytes(let bytes): write(attribute.name, bytes.span)
    }
  }

  private mutating func write(_ name: StaticString, _ value: borrowing Span<UInt8>) {
    // Nearly all values are written as they are, with their name in one step.
    let isPlain = Self.firstSuspect(value, from: 0) == value.count
    writer.write(room: 4 + name.utf8CodeUnitCount + (isPlain ? value.count : 0)) { room in
      room.append(UInt8(ascii: " "))
      room.write(name)
      room.write("=\"")
      guard isPlain else { return }
      room.write(value)
      room.append(UInt8(ascii: "\""))
    }
    guard !isPlain else { return }
    escape(value)
    writer.write(byte: UInt8(ascii: "\""))
  }

  /// Writes bytes, and replaces those that have a meaning in HTML text or in quoted attributes.
  private mutating func escape(_ bytes: borrowing Span<UInt8>) {
    var start = 0
    var place = Self.firstSuspect(bytes, from: 0)
    while place < bytes.count {
      let byte = bytes[place]
      if byte == 0xC2 || byte == 0xE2 {
        let count = ShownText.refused(bytes, at: place)
        if count > 0 {
          write(bytes.extracting(start..<place))
          if count < 3 { writer.write("\u{FFFD}") }
          start = place + count
        }
      } else if let reference = Self.reference(byte) {
        write(bytes.extracting(start..<place))
        writer.write(reference)
        start = place + 1
      }
      place = Self.firstSuspect(bytes, from: max(start, place + 1))
    }
    write(bytes.extracting(start..<bytes.count))
  }

  /// Writes bytes unchanged.
  private mutating func write(_ run: borrowing Span<UInt8>) {
    writer.bytes.append(addingCapacity: run.count) { $0.write(run) }
  }
}
