/// A script as sent to browsers, without the parts that only readers of its source need.
public enum SentScript {
  /// The script without spaces at the start of lines and beside signs that separate words anyway, without empty lines,
  /// without line breaks after `;`, `,` and `{`, and without lines that have only a comment: `// …`, or `/** … */` on one
  /// line. A text over several lines loses its indentation too, so such texts may contain only markup.
  /// - Complexity: O(*n*) in its bytes.
  public static func bytes(of source: [UInt8]) -> [UInt8] {
    var sent: [UInt8] = []
    sent.reserveCapacity(source.count)
    for line in source.split(separator: UInt8(ascii: "\n")) {
      let text = line.drop { $0 == UInt8(ascii: " ") }
      guard !text.isEmpty, !isComment(text) else { continue }
      write(text, to: &sent)
      if !isContinued(text) { sent.append(UInt8(ascii: "\n")) }
    }
    if let last = sent.last, last != UInt8(ascii: "\n") { sent.append(UInt8(ascii: "\n")) }
    return sent
  }

  /// Writes a line without the spaces beside signs. What is in quotes stays, and so does a line with a template, or with a
  /// slash outside quotes: a regular expression, a quotient or a comment.
  private static func write(_ text: ArraySlice<UInt8>, to sent: inout [UInt8]) {
    let start = sent.count
    var quote: UInt8?
    var isEscaped = false
    for place in text.indices {
      let byte = text[place]
      if let open = quote {
        if byte == open, !isEscaped { quote = nil }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "`") || byte == UInt8(ascii: "/") {
        return sent.replaceSubrange(start..., with: text)
      } else if byte == UInt8(ascii: " "), let last = sent.last, place + 1 < text.endIndex,
        isSign(last) || isSign(text[place + 1])
      {
        continue
      }
      sent.append(byte)
    }
  }

  /// Whether a byte separates what is before it from what follows.
  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "?"), UInt8(ascii: ":"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "*"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"):
      true
    default: false
    }
  }

  /// Whether the next line may follow without a line break: this line ends with `;`, `,` or `{` outside a comment.
  private static func isContinued(_ text: ArraySlice<UInt8>) -> Bool {
    guard let last = text.last, [UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "{")].contains(last) else {
      return false
    }
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
