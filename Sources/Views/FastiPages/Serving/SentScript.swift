/// A script as browsers get it: without what is there for who reads its source.
public enum SentScript {
  /// The script without spaces before its lines, empty lines, and lines that hold a comment alone: `// …`, and `/** … */`
  /// that ends where it began. A text over several lines loses its indentation too, so only markup stands in one.
  /// - Complexity: O(*n*) in its bytes.
  public static func bytes(of source: [UInt8]) -> [UInt8] {
    var sent: [UInt8] = []
    sent.reserveCapacity(source.count)
    for line in source.split(separator: UInt8(ascii: "\n")) {
      let text = line.drop { $0 == UInt8(ascii: " ") }
      guard !text.isEmpty, !isComment(text) else { continue }
      sent += text
      sent.append(UInt8(ascii: "\n"))
    }
    return sent
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
