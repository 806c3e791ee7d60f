/// Finds the word that was probably meant.
public enum Suggestion {
  /// The nearest candidate, if it is near enough to be a typing error.
  ///
  /// A typing error is an inserted, dropped, changed or swapped letter. A third of the word's length may be wrong, at
  /// most three letters, or the candidate must begin with the word.
  /// - Complexity: O(*n* · *a* · *b*) for *n* candidates, words of *a* and *b* bytes.
  public static func nearest(_ word: String, among candidates: some Sequence<String>) -> String? {
    let typed = folded(word)
    guard !typed.isEmpty, typed.count <= 64 else { return nil }
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let other = folded(candidate)
      let allowed = min(3, max(1, max(typed.count, other.count) / 3))
      // The distance is at least the difference in length.
      var distance = abs(typed.count - other.count) <= allowed ? self.distance(typed, other) : .max
      if typed.count >= 2, other.starts(with: typed) { distance = min(distance, 1) }
      guard distance <= allowed, distance < best?.distance ?? Int.max else { continue }
      best = (candidate, distance)
    }
    return best?.candidate
  }

  /// The candidates nearest to a word, nearest first, even if they are too different for a typing error.
  public static func closest(_ word: String, among candidates: [String], atMost count: Int) -> [String] {
    let typed = Array(folded(word).prefix(64))
    let measured = candidates.enumerated().map { (distance(typed, folded($1)), $0, $1) }
    return measured.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(count).map(\.2)
  }

  /// The bytes with ASCII capitals in lower case.
  private static func folded(_ word: String) -> [UInt8] {
    word.utf8.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 + 0x20 : $0 }
  }

  /// The number of insertions, deletions, changes and swaps of neighbours between two words.
  ///
  /// - Source: the restricted Damerau-Levenshtein ("optimal string alignment") distance; L. Boytsov, "Indexing methods
  ///   for approximate dictionary searching", ACM JEA 16 (2011), section 2.2.1.
  static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var before = [Int](repeating: 0, count: right.count + 1)
    var above = Array(0...right.count)
    for (i, a) in left.enumerated() {
      var row = [Int](repeating: i + 1, count: right.count + 1)
      for (j, b) in right.enumerated() {
        row[j + 1] = min(above[j + 1] + 1, row[j] + 1, above[j] + (a == b ? 0 : 1))
        if i > 0, j > 0, a == right[j - 1], left[i - 1] == b { row[j + 1] = min(row[j + 1], before[j - 1] + 1) }
      }
      before = above
      above = row
    }
    return above[right.count]
  }
}
