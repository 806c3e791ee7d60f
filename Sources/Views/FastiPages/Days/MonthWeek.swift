import FastiAgenda
public import FastiCivil

/// A row of a month: a week, its days, and their items as bars.
public struct MonthWeek: Sendable {
  /// The ISO week of the row's Thursday.
  public let week: ISOWeek
  /// The days of the row, seven.
  public let days: [DayCell]
  /// The bars of its items, one for each item of several days, by lane and then by column.
  public let bars: [MonthBar]
  /// The places in ``bars`` of those that begin in each column.
  private let beginning: [[Int]]
  /// The lanes that are used in each column.
  private let covered: [[Int]]

  /// A row of consecutive days.
  /// - Complexity: O(*n* log *n*) in the items of its days.
  public init(_ days: [DayCell]) {
    self.days = days
    week = ISOWeek(days.first { $0.day.weekday == .thursday }?.day ?? days.first?.day ?? Day(0))
    var found: [MonthBar] = []
    for (column, cell) in days.enumerated() {
      for item in cell.items {
        let span = item.days ?? DayRange(cell.day)
        // An item of several days has one bar: where it begins, or where the row begins.
        guard column == 0 || span.first == cell.day else { continue }
        let last = min(days.count - 1, column + (span.last - cell.day))
        found.append(
          MonthBar(
            item: item, columns: column...max(column, last), isCutBefore: span.first < cell.day,
            isCutAfter: span.last > cell.day + (last - column)))
      }
    }
    let lanes = Lanes.pack(found.map { $0.span })
    var covered = [[Int]](repeating: [], count: days.count)
    for index in found.indices {
      found[index].lane = lanes[index]
      for column in found[index].columns { covered[column].append(lanes[index]) }
    }
    // Places are sorted instead of bars, which are large.
    let order = found.map { ($0.lane, $0.columns.lowerBound) }
    let places = found.indices.sorted { order[$0] < order[$1] }
    bars = places.map { found[$0] }
    beginning = days.indices.map { column in places.indices.filter { order[places[$0]].1 == column } }
    self.covered = covered
  }

  /// The number of items of a column in lanes from `lane` on.
  func count(in column: Int, from lane: Int) -> Int { covered[column].count { $0 >= lane } }

  /// The bars that begin in a column, by lane.
  func bars(from column: Int) -> [MonthBar] { beginning[column].map { bars[$0] } }
}

/// An item in a row of a month.
public struct MonthBar: Sendable {
  public let item: DayItem
  /// The columns of the row it covers, from 0.
  public let columns: ClosedRange<Int>
  /// The number of rows of bars above it.
  public fileprivate(set) var lane = 0
  /// Whether it began before the row.
  public let isCutBefore: Bool
  /// Whether it continues after the row.
  public let isCutAfter: Bool

  fileprivate init(item: DayItem, columns: ClosedRange<Int>, isCutBefore: Bool, isCutAfter: Bool) {
    self.item = item
    self.columns = columns
    self.isCutBefore = isCutBefore
    self.isCutAfter = isCutAfter
  }

  /// Whether it is on one day only and begins at a time: it is shown as a dot with its time and its name.
  public var isTimed: Bool { item.time != nil && columns.count == 1 && !isCutBefore && !isCutAfter }

  /// An item from the row before stays on top; an item with an hour is below whole days.
  fileprivate var span: LaneSpan {
    LaneSpan(columns.lowerBound, columns.upperBound, rank: isCutBefore ? 0 : isTimed ? 2 : 1)
  }
}
