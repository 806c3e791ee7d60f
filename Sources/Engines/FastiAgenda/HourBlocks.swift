/// The place of an entry in a column of a day's hours, and its share of the column's width.
public struct HourBlock: Hashable, Sendable {
  /// The quarter of an hour it begins with, 0 to 94; it is one of the day's 96.
  public let first: Int
  /// How many quarters it takes, 2 to 96.
  public let count: Int
  /// Its lane among the entries that overlap it, from 0.
  public let lane: Int
  /// The number of lanes, at least 1.
  public let lanes: Int

  /// The quarters it takes.
  public var quarters: Range<Int> { first..<(first + count) }
}

/// Places entries with hours in a column so that they do not overlap.
public enum HourBlocks {
  /// The quarters of a day.
  private static let ofDay = 96
  /// The quarters that a line of text needs.
  private static let least = 2

  /// The block of each, in the order given.
  ///
  /// Quarters are widened outward: 09:05–09:50 takes the four from 09:00. What takes less than half an hour takes half an hour.
  /// Entries that overlap, directly or through others, have the same ``HourBlock/lanes``; each gets the first lane that is free.
  /// Those that begin earlier are placed first, then the longer ones, then in the order given.
  ///
  /// - Parameter hours: When each begins and ends, in seconds from the beginning of the day, 0 to 86,400.
  /// - Complexity: O(*n* log *n* + *n* × lanes).
  public static func place(_ hours: [Range<Int>]) -> [HourBlock] {
    let quarters = hours.map(quarters)
    let order = hours.indices.sorted { left, right in
      let (one, other) = (quarters[left], quarters[right])
      return (one.lowerBound, other.upperBound, left) < (other.lowerBound, one.upperBound, right)
    }
    var lanes = [Int](repeating: 0, count: hours.count)
    var widths = lanes
    var group: [Int] = []
    var ends: [Int] = []
    func close() {
      for index in group { widths[index] = ends.count }
      (group, ends) = ([], [])
    }
    for index in order {
      let span = quarters[index]
      if ends.allSatisfy({ $0 <= span.lowerBound }) { close() }
      let lane = ends.firstIndex { $0 <= span.lowerBound } ?? ends.count
      if lane == ends.count { ends.append(0) }
      ends[lane] = span.upperBound
      lanes[index] = lane
      group.append(index)
    }
    close()
    return hours.indices.map { index in
      HourBlock(
        first: quarters[index].lowerBound, count: quarters[index].count, lane: lanes[index], lanes: widths[index])
    }
  }

  private static func quarters(_ hours: Range<Int>) -> Range<Int> {
    let first = min(max(hours.lowerBound / 900, 0), ofDay - least)
    return first..<min(max((hours.upperBound + 899) / 900, first + least), ofDay)
  }
}
