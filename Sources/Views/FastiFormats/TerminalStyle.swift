public import FastiCivil

/// Colour and weight on a terminal, or plain text if they are off.
///
/// Its output contains ``mark`` instead of the escape: a byte that UTF-8 never contains, so that all escapes of a text
/// can be removed from an answer. ``finished(_:)`` does that, and inserts the real escapes.
/// - Source: ECMA-48, 5th edition, section 8.3.117 (SGR).
public struct TerminalStyle: Hashable, Sendable {
  /// Replaces the escape until the answer is complete.
  static let mark: UInt8 = 0xFF

  /// An answer for a terminal: it has only the escapes of styles, and ``ShownText`` has checked the rest.
  /// - Parameter isFile: Whether the answer is the text of a file, which is not changed.
  public static func finished(_ answer: [UInt8], isFile: Bool = false) -> [UInt8] {
    // Most answers contain neither a style nor anything to remove, and are looked at once.
    guard ShownText.contains(answer.span, where: { $0 == mark || ShownText.isSuspect($0) }) else { return answer }
    var bytes = isFile ? answer : ShownText.of(answer)
    for place in bytes.indices where bytes[place] == mark { bytes[place] = 0x1B }
    return bytes
  }

  /// Whether styles are written.
  public let isOn: Bool

  public init(isOn: Bool) { self.isOn = isOn }

  /// The attributes of a text; several may be combined.
  public struct Look: OptionSet, Hashable, Sendable {
    /// One bit for each attribute.
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Heavier.
    public static let bold = Look(rawValue: 1)
    /// Fainter.
    public static let dim = Look(rawValue: 2)
    /// Foreground and background exchanged.
    public static let reverse = Look(rawValue: 4)
    /// ANSI foreground 31.
    public static let red = Look(rawValue: 8)
    /// ANSI foreground 32.
    public static let green = Look(rawValue: 16)
    /// ANSI foreground 33.
    public static let yellow = Look(rawValue: 32)
    /// A line below the text.
    public static let underline = Look(rawValue: 64)
  }

  /// Writes text in a look; only the text if style is off or the look is empty.
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

  /// Writes an existing text in a look, with the same rules as ``write(_:to:_:)``.
  public func write(_ look: Look, _ text: String, to writer: inout UTF8Writer) {
    write(look, to: &writer) { $0.write(text: text) }
  }

  private static var codes: [(Look, Int)] {
    [(.bold, 1), (.dim, 2), (.underline, 4), (.reverse, 7), (.red, 31), (.green, 32), (.yellow, 33)]
  }
}
