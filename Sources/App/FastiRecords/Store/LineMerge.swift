/// A three-way merge by lines of two texts with a common base.
///
/// Lines that one side changed are taken from that side. If both changed a line, that of `ours` is taken, and the merge
/// is not complete. Lines that both added at one place are all kept, theirs first.
/// - Complexity: O(*n* m) in the lines of the base and of each side that differ; texts of more than 3,000 lines are not merged.
/// - Source: Khanna, Kunal and Pierce, A Formal Investigation of Diff3 (2007), section 2.
public struct LineMerge: Hashable, Sendable {
  /// The merged text.
  public private(set) var text: String
  /// Whether it contains all changes of both sides.
  public private(set) var isWhole = true

  /// Merges two texts with their common base.
  public init(base: String, ours: String, theirs: String) {
    text = ours
    if ours == theirs || theirs == base { return }
    if ours == base {
      text = theirs
      return
    }
    let (old, mine, other) = (Self.lines(base), Self.lines(ours), Self.lines(theirs))
    guard max(old.count, mine.count, other.count) <= Self.most else {
      isWhole = false
      return
    }
    let (inMine, inOther) = (Self.matches(old, mine), Self.matches(old, other))
    var merged: [Substring] = []
    var (place, left, right) = (0, 0, 0)
    while place < old.count || left < mine.count || right < other.count {
      if place < old.count, inMine[place] == left, inOther[place] == right {
        merged.append(old[place])
        (place, left, right) = (place + 1, left + 1, right + 1)
        continue
      }
      var end = place
      while end < old.count, inMine[end] == nil || inOther[end] == nil { end += 1 }
      let (leftEnd, rightEnd) = (
        end < old.count ? inMine[end] ?? mine.count : mine.count,
        end < old.count ? inOther[end] ?? other.count : other.count
      )
      merged += choose(old[place..<end], mine[left..<leftEnd], other[right..<rightEnd])
      (place, left, right) = (end, leftEnd, rightEnd)
    }
    text = merged.joined(separator: "\n")
  }

  private mutating func choose(
    _ old: ArraySlice<Substring>, _ mine: ArraySlice<Substring>, _ other: ArraySlice<Substring>
  ) -> [Substring] {
    // If each line was replaced by one line, each line is merged separately.
    if old.count > 1, mine.count == old.count, other.count == old.count {
      return zip(old.indices, zip(mine.indices, other.indices)).flatMap { at, sides in
        chooseWhole(old[at...at], mine[sides.0...sides.0], other[sides.1...sides.1])
      }
    }
    return Array(chooseWhole(old, mine, other))
  }

  private mutating func chooseWhole(
    _ old: ArraySlice<Substring>, _ mine: ArraySlice<Substring>, _ other: ArraySlice<Substring>
  ) -> ArraySlice<Substring> {
    if mine.elementsEqual(other) || other.elementsEqual(old) { return mine }
    if mine.elementsEqual(old) { return other }
    if old.isEmpty { return other + mine }
    // One side changed lines, and the other only added lines before or after them.
    if other.starts(with: old) { return mine + other.dropFirst(old.count) }
    if other.reversed().starts(with: old.reversed()) { return other.dropLast(old.count) + mine }
    if mine.starts(with: old) { return other + mine.dropFirst(old.count) }
    if mine.reversed().starts(with: old.reversed()) { return mine.dropLast(old.count) + other }
    isWhole = false
    return mine
  }

  private static let most = 3_000

  private static func lines(_ text: String) -> [Substring] {
    text.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The position in another text of each line of a text, by a longest common subsequence.
  private static func matches(_ old: [Substring], _ new: [Substring]) -> [Int?] {
    var found = [Int?](repeating: nil, count: old.count)
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] {
      found[start] = start
      start += 1
    }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
      found[oldEnd] = newEnd
    }
    let (rows, width) = (oldEnd - start, newEnd - start)
    guard rows > 0, width > 0 else { return found }
    var lengths = [UInt16](repeating: 0, count: (rows + 1) * (width + 1))
    for row in stride(from: rows - 1, through: 0, by: -1) {
      for column in stride(from: width - 1, through: 0, by: -1) {
        let at = row * (width + 1) + column
        lengths[at] =
          old[start + row] == new[start + column]
          ? lengths[at + width + 2] + 1 : max(lengths[at + width + 1], lengths[at + 1])
      }
    }
    var (row, column) = (0, 0)
    while row < rows, column < width {
      let at = row * (width + 1) + column
      if old[start + row] == new[start + column] {
        found[start + row] = start + column
        (row, column) = (row + 1, column + 1)
      } else if lengths[at + width + 1] >= lengths[at + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return found
  }
}
