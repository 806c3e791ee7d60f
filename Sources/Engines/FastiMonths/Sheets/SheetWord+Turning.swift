extension SheetWord {
  /// The words of a page turned so that its text is upright: most pages are unchanged; a page whose words are taller
  /// than wide is turned by a quarter.
  static func upright(_ words: [SheetWord]) -> [SheetWord] {
    let long = words.filter { $0.text.count >= 3 }
    guard 2 * long.count(where: { $0.height > $0.width }) > long.count else { return words }
    // Consecutive words of a line show its direction.
    var (up, down) = (0, 0)
    for (word, next) in zip(words, words.dropFirst()) where word.left == next.left {
      if next.top < word.top { up += 1 } else { down += 1 }
    }
    return words.map { up > down ? $0.turnedRight : $0.turnedLeft }
  }

  /// The word of a page whose lines run upwards.
  private var turnedRight: SheetWord {
    SheetWord(page: page, left: -(top + height), top: left, width: height, height: width, text: text)
  }

  /// The word of a page whose lines run downwards.
  private var turnedLeft: SheetWord {
    SheetWord(page: page, left: top, top: -(left + width), width: height, height: width, text: text)
  }
}
