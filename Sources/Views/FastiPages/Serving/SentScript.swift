/// A script as sent to browsers, without the parts that only readers of its source need.
public enum SentScript {
  /// The script without spaces at the start of lines and beside signs that separate words anyway, without empty lines,
  /// without line breaks after `;`, `,`, `{` and `}`, and without lines that have only a comment: `// …`, or `/** … */` on one
  /// line. A `;` before a line that begins with `}` is left out, and a line that begins with `const`, or a loop over one, has
  /// `let` in its place. A text over several lines loses its indentation too, so such texts may contain only markup.
  /// - Complexity: O(*n*) in its bytes.
  public static func bytes(of source: [UInt8]) -> [UInt8] {
    var sent: [UInt8] = []
    sent.reserveCapacity(source.count)
    for line in source.split(separator: UInt8(ascii: "\n")) {
      let text = line.drop { $0 == UInt8(ascii: " ") }
      guard !text.isEmpty, !isComment(text) else { continue }
      // The last statement of a block needs no sign at its end.
      if text.first == UInt8(ascii: "}"), sent.last == UInt8(ascii: ";") { sent.removeLast() }
      let start = starts.first { text.starts(with: $0.written.utf8) }
      sent += Array((start?.sent ?? "").utf8)
      write(text.dropFirst(start?.written.utf8.count ?? 0), to: &sent)
      if !isContinued(text) { sent.append(UInt8(ascii: "\n")) }
    }
    if let last = sent.last, last != UInt8(ascii: "\n") { sent.append(UInt8(ascii: "\n")) }
    return sent
  }

  /// The starts of lines that are sent shorter: what is constant only guards against mistakes in the source.
  private static let starts = [(written: "const ", sent: "let "), (written: "for (const ", sent: "for(let ")]

  /// Writes a line without the spaces beside signs. What is in quotes or a regular expression stays. A line stays as it is if it
  /// has a quotient, a comment, or a template that contains another or continues after it.
  private static func write(_ text: ArraySlice<UInt8>, to sent: inout [UInt8]) {
    let start = sent.count
    var quote: UInt8?
    var isEscaped = false
    // How many `${` of a template are open.
    var depth = 0
    for place in text.indices {
      let byte = text[place]
      if let open = quote {
        if byte == UInt8(ascii: "{"), sent.last == UInt8(ascii: "$") { depth += 1 }
        if byte == UInt8(ascii: "}"), depth > 0 { depth -= 1 }
        if byte == open, !isEscaped, depth == 0 { quote = nil }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        if byte == UInt8(ascii: "`"), depth > 0 { break }
      } else if byte == UInt8(ascii: "/"), !isExpression(text[place...], after: sent.last) {
        quote = byte
        break
      } else if byte == UInt8(ascii: "/") || isQuote(byte) {
        quote = byte
      } else if byte == UInt8(ascii: " "), let last = sent.last, place + 1 < text.endIndex,
        isNeedless(between: last, text[place + 1])
      {
        continue
      }
      sent.append(byte)
    }
    if quote != nil { sent.replaceSubrange(start..., with: text) }
  }

  /// Whether a slash begins a regular expression: a sign is before it, and it does not begin a comment.
  private static func isExpression(_ text: ArraySlice<UInt8>, after before: UInt8?) -> Bool {
    guard let before, let next = text.dropFirst().first else { return false }
    return isSign(before) && next != UInt8(ascii: "/") && next != UInt8(ascii: "*")
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`")].contains(byte)
  }

  /// Whether a space is not needed. Two operators keep theirs: `a + +b`, `a < !b`.
  private static func isNeedless(between before: UInt8, _ after: UInt8) -> Bool {
    isSign(before) || isSign(after) || isOperator(before) != isOperator(after)
  }

  /// Whether a byte separates what is before it from what follows.
  private static func isSign(_ byte: UInt8) -> Bool {
    "=&|?:,;*()[]{}>".utf8.contains(byte)
  }

  /// Whether a byte separates words, but is part of another sign beside some: `++`, `--`, `<!--`.
  private static func isOperator(_ byte: UInt8) -> Bool { "+-<!".utf8.contains(byte) }

  /// Whether the next line may follow without a line break: this line ends with `;`, `,`, `{` or `}` outside a comment. Every
  /// statement of a script ends with one of these.
  private static func isContinued(_ text: ArraySlice<UInt8>) -> Bool {
    guard let last = text.last, ";,{}".utf8.contains(last) else { return false }
    return !zip(text, text.dropFirst()).contains { $0 == UInt8(ascii: "/") && $1 == UInt8(ascii: "/") }
  }

  private static func isComment(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count >= 2, text.first == UInt8(ascii: "/") else { return false }
    switch text[text.startIndex + 1] {
    case UInt8(ascii: "/"): return true
    case UInt8(ascii: "*"):
      return text.count >= 4 && text.suffix(2).elementsEqual([UInt8(ascii: "*"), UInt8(ascii: "/")])
    default: return false
    }
  }
}
