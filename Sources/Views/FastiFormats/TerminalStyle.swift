public import FastiCivil

/// Colour and weight on a terminal, or nothing at all where they are off.
///
/// What it writes begins with ``mark`` in place of the escape: a byte that no UTF-8 has, so that an answer can be freed of
/// every escape that a text brought along. ``finished(_:)`` does that, and puts the real ones in.
/// - Source: ECMA-48, 5th edition, section 8.3.117 (SGR).
public struct TerminalStyle: Hashable, Sendable {
  /// Replaces the escape until the answer is complete.
  static let mark: UInt8 = 0xFF

  /// An answer as a terminal may have it: the escapes are those of styles alone, and ``ShownText`` has looked at the rest.
  /// - Parameter isFile: Whether its text is that of a file, and stays as it is.
  public static func finished(_ answer: [UInt8], isFile: Bool = false) -> [UInt8] {
    var bytes = isFile ? answer : ShownText.of(answer)
    var isStyled = false
    for byte in bytes where byte == mark { isStyled = true }
    guard isStyled else { return bytes }
    for place in bytes.indices where bytes[place] == mark { bytes[place] = 0x1B }
    return bytes
  }

  /// Whether anything is written.
  public let isOn: Bool

  public init(isOn: Bool) { self.isOn = isOn }

  /// How a piece of text looks; several may be combined.
  public struct Look: OptionSet, Hashable, Sendable {
    /// One bit for each attribute.
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Heavier.
    public static let bold = Look(rawValue: 1)
    /// Fainter.
    public static let dim = Look(rawValue: 2)
    /// Text and ground exchanged.
    public static let reverse = Look(rawValue: 4)
    /// Foreground 31 of ANSI.
    public static let red = Look(rawValue: 8)
    /// Foreground 32 of ANSI.
    public static let green = Look(rawValue: 16)
    /// Foreground 33 of ANSI.
    public static let yellow = Look(rawValue: 32)
    /// A line below the text.
    public static let underline = Look(rawValue: 64)
  }

  /// Writes text in a look; nothing but the text where style is off or the look is empty.
  public func write(_ look: Look, to writer: inout UTF8Writer, _ text: (inout UTF8Writer) -> Void) {
    guard isOn, !look.isEmpty else { return text(&writer) }
    writer.write(byte: Self.mark)
    writer.write(byte: UInt8(ascii: "["))
    var isFirst = true
    for (bit, code) in Self.codes where look.contains(bit) {
      if !isFirst { writer.write(byte: UInt8(ascii: ";")) }
      writer.write(code)
      isFirst = false
    }
    writer.write(byte: UInt8(ascii: "m"))
    text(&writer)
    writer.write(byte: Self.mark)
    writer.write("[0m")
  }

  /// Writes a text that is already at hand; the same rules as ``write(_:to:_:)``.
  public func write(_ look: Look, _ text: String, to writer: inout UTF8Writer) {
    write(look, to: &writer) { $0.write(text: text) }
  }

  private static var codes: [(Look, Int)] {
    [(.bold, 1), (.dim, 2), (.underline, 4), (.reverse, 7), (.red, 31), (.green, 32), (.yellow, 33)]
  }
}
