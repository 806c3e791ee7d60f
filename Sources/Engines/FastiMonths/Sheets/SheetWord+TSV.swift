extension SheetWord {
  /// The greatest number of words in a calendar.
  static let most = 50_000

  /// The words in the output of `pdftotext -tsv`; nil when the format differs.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  /// - Source: pdftotext(1) of poppler 22.12: level, page, paragraph, block, line, word, left, top, width, height,
  ///   confidence, text, separated by tabs; words have level 5.
  public static func words(tsv: [UInt8]) -> [SheetWord]? {
    var words: [SheetWord] = []
    for line in tsv.split(separator: UInt8(ascii: "\n")).dropFirst() {
      let fields = line.split(separator: UInt8(ascii: "\t"), maxSplits: 11, omittingEmptySubsequences: false)
      guard fields.count == 12 else { return nil }
      guard fields[0].elementsEqual([UInt8(ascii: "5")]) else { continue }
      guard let page = hundredths(fields[1]), let left = hundredths(fields[6]), let top = hundredths(fields[7]),
        let width = hundredths(fields[8]), let height = hundredths(fields[9]), words.count < most
      else { return nil }
      words.append(
        SheetWord(page: page / 100, left: left, top: top, width: width, height: height, text: Array(fields[11])))
    }
    return words
  }

  /// `-12.5` as -1250; nil for anything but a decimal number of at most seven digits before the point.
  private static func hundredths(_ text: ArraySlice<UInt8>) -> Int? {
    let isNegative = text.first == UInt8(ascii: "-")
    let digits = isNegative ? text.dropFirst() : text
    let whole = digits.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard (1...7).contains(whole.count) else { return nil }
    var value = whole.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } * 100
    let rest = digits.dropFirst(whole.count)
    if let point = rest.first {
      guard point == UInt8(ascii: "."),
        rest.dropFirst().allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
      else { return nil }
      for (digit, weight) in zip(rest.dropFirst(), [10, 1]) { value += Int(digit - UInt8(ascii: "0")) * weight }
    }
    return isNegative ? -value : value
  }
}
