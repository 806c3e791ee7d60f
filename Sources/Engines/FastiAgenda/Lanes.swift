/// A span of columns in a row: a bar over days of a week, a block over times of a day.
public struct LaneSpan: Hashable, Sendable {
  /// The first column, 0 to 63.
  public var first: Int
  /// The last column, ``first`` to 63.
  public var last: Int
  /// Spans with a lower rank are placed first, nearer to the first lane.
  public var rank: Int

  /// From a column to a column.
  public init(_ first: Int, _ last: Int, rank: Int = 0) {
    self.first = first
    self.last = last
    self.rank = rank
  }

  /// One bit for each of its columns.
  var columns: UInt64 { (UInt64.max >> UInt64(63 - (last - first))) << UInt64(first) }
}

/// Places spans in lanes so that no two in a lane have a column in common.
public enum Lanes {
  /// The lane of each span, from 0, in the order given.
  ///
  /// A span gets the first lane that is free in all of its columns. Those of lower rank come first; of one rank the longer ones, then
  /// those that begin earlier, then in the order given.
  ///
  /// - Complexity: O(*n* log *n* + *n* × lanes).
  public static func pack(_ spans: [LaneSpan]) -> [Int] {
    let order = spans.indices.sorted { left, right in
      let (one, other) = (spans[left], spans[right])
      return (one.rank, other.last - other.first, one.first, left)
        < (other.rank, one.last - one.first, other.first, right)
    }
    var lanes: [UInt64] = []
    var placed = [Int](repeating: 0, count: spans.count)
    for index in order {
      let columns = spans[index].columns
      let lane = lanes.firstIndex { $0 & columns == 0 } ?? lanes.count
      if lane == lanes.count { lanes.append(0) }
      lanes[lane] |= columns
      placed[index] = lane
    }
    return placed
  }
}
