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
    for index in found.indices { found[index].lane = lanes[index] }
    bars = found.sorted { ($0.lane, $0.columns.lowerBound) < ($1.lane, $1.columns.lowerBound) }
  }

  /// The number of items of a column in lanes from `lane` on.
  func count(in column: Int, from lane: Int) -> Int {
    bars.count { $0.columns.contains(column) && $0.lane >= lane }
  }
}

/// An item in a row of a month.
public struct MonthBar: Sendable {
  /// The item.
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
