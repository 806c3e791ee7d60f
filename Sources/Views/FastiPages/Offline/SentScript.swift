/// A script as browsers get it: without the lines that are there for who reads its source.
public enum SentScript {
  /// The script without lines that hold a comment alone: `// …`, and `/** … */` that ends where it began.
  /// - Complexity: O(*n*) in its bytes.
  public static func bytes(of source: [UInt8]) -> [UInt8] {
    var sent: [UInt8] = []
    sent.reserveCapacity(source.count)
    for line in source.split(separator: 0x0A, omittingEmptySubsequences: false) where !isComment(line) {
      sent += line
      sent.append(0x0A)
    }
    // The last line end of the source closed its last line, and opened none.
    if sent.last == 0x0A { sent.removeLast() }
    return sent
  }

  private static func isComment(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0 == 0x20 }
    guard text.count >= 2, text.first == 0x2F else { return false }
    switch text[text.startIndex + 1] {
    case 0x2F: return true
    case 0x2A: return text.count >= 4 && text.suffix(2).elementsEqual([0x2A, 0x2F])
    default: return false
    }
  }
}
