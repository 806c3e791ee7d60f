import FastiCivil

/// Writes JSON (RFC 8259) as UTF-8 bytes. The result is always valid: the writer adds commas and quotes.
///
/// It does not write fractions: hours are decimal strings, other numbers are whole. Only a number that was read from a
/// JSON text may have one, because it is written unchanged.
public struct JSONWriter: Sendable {
  /// The placement of line breaks.
  public enum Layout: Hashable, Sendable {
    /// No spaces, no line breaks.
    case compact
    /// Each element of a list is on a separate line; everything else is compact. For pipes and files.
    case lines
    /// Two spaces per level. For a terminal.
    case indented
  }

  var text: UTF8Writer
  let layout: Layout
  private var depth = 0
  private var isFirst = true
  private var followsName = false
  private var isList = false

  /// An empty text.
  public init(layout: Layout = .compact, capacity: Int = 0) {
    text = UTF8Writer(capacity: capacity)
    self.layout = layout
  }

  /// The written bytes.
  public var bytes: [UInt8] { text.bytes }

  /// The written bytes, as a `String`.
  public var string: String { text.string }

  /// Returns the bytes written since the last call and drops them: for a text that is too long for memory.
  ///
  /// - Parameter room: The number of bytes to reserve.
  public mutating func drain(room: Int = 0) -> [UInt8] {
    defer { text = UTF8Writer(capacity: room) }
    return text.bytes
  }

  // MARK: Structure

  /// Writes an object; the closure writes its members.
  public mutating func object(_ members: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "{"))
    members(&self)
    close(UInt8(ascii: "}"))
  }

  /// Writes an array; the closure writes its elements.
  public mutating func array(_ elements: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "["))
    elements(&self)
    close(UInt8(ascii: "]"))
  }

  /// Writes an array with one element for each of the items.
  public mutating func array<Items: Sequence>(
    _ items: Items, _ element: (inout JSONWriter, Items.Element) -> Void
  ) {
    open(UInt8(ascii: "["))
    for item in items { element(&self, item) }
    close(UInt8(ascii: "]"))
  }

  /// Begins an object; its members follow, then ``endObject()``. For objects that are written piece by piece.
  public mutating func beginObject() { open(UInt8(ascii: "{")) }

  /// Ends the object that was begun last.
  public mutating func endObject() { close(UInt8(ascii: "}")) }

  /// Begins an array; its elements follow, then ``endArray()``. For arrays that are written piece by piece.
  public mutating func beginArray() { open(UInt8(ascii: "[")) }

  /// Ends the array that was begun last.
  public mutating func endArray() { close(UInt8(ascii: "]")) }

  /// Writes the name of the member that follows.
  public mutating func name(_ name: StaticString) {
    separate()
    text.write(byte: UInt8(ascii: "\""))
    text.write(name)
    finishName()
  }

  /// Writes the name of the member that follows, from text.
  public mutating func name(text name: String) {
    separate()
    text.write(byte: UInt8(ascii: "\""))
    escape(text: name)
    finishName()
  }

  private mutating func finishName() {
    text.write(byte: UInt8(ascii: "\""))
    text.write(byte: UInt8(ascii: ":"))
    if layout == .indented { text.write(byte: UInt8(ascii: " ")) }
    followsName = true
  }

  private mutating func open(_ bracket: UInt8) {
    separate()
    text.write(byte: bracket)
    if depth == 0 { isList = bracket == UInt8(ascii: "[") }
    depth += 1
    isFirst = true
  }

  private mutating func close(_ bracket: UInt8) {
    depth -= 1
    if !isFirst { breakLine(isOutermost: depth == 0) }
    text.write(byte: bracket)
    isFirst = false
    followsName = false
  }

  /// The comma and line break before a member, element or name; nothing between a name and its value.
  mutating func separate() {
    if followsName {
      followsName = false
      return
    }
    guard depth > 0 else { return }
    if !isFirst { text.write(byte: UInt8(ascii: ",")) }
    isFirst = false
    breakLine(isOutermost: depth == 1)
  }

  private mutating func breakLine(isOutermost: Bool) {
    switch layout {
    case .compact: return
    case .lines:
      guard isOutermost, isList else { return }
      text.write(byte: UInt8(ascii: "\n"))
    case .indented:
      text.write(byte: UInt8(ascii: "\n"))
      for _ in 0..<depth { text.write("  ") }
    }
  }
}
