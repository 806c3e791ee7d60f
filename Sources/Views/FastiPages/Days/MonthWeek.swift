import FastiAgenda
public import FastiCivil

/// A row of a month: a week, the places of its days, and their items as bars.
public struct MonthWeek: Sendable {
  /// The ISO week of the row's Thursday.
  public let week: ISOWeek
  /// The places of its days among those of the month, seven.
  public let days: Range<Int>
  /// The bars of its items, one for each item of several days, by lane and then by column.
  public let bars: [MonthBar]
  /// The places in ``bars`` of those that begin in each column.
  private var beginning: [[Int]]
  /// The lanes that are used in each column.
  private let covered: [[Int]]

  /// A row of consecutive days.
  /// - Complexity: O(*n* log *n*) in the items of its days.
  public init(_ days: ArraySlice<DayCell>) {
    self.days = days.indices
    week = ISOWeek(days.first { $0.day.weekday == .thursday }?.day ?? days.first?.day ?? Day(0))
    var found: [MonthBar] = []
    found.reserveCapacity(days.reduce(0) { $0 + $1.items.count })
    for (column, index) in days.indices.enumerated() {
      let day = days[index].day
      for place in days[index].items.indices {
        let span = days[index].items[place].days ?? DayRange(day)
        // An item of several days has one bar: where it begins, or where the row begins.
        guard column == 0 || span.first == day else { continue }
        let last = min(days.count - 1, column + (span.last - day))
        found.append(
          MonthBar(
            place: place, hasTime: days[index].items[place].time != nil, columns: column...max(column, last),
            isCutBefore: span.first < day, isCutAfter: span.last > day + (last - column)))
      }
    }
    let lanes = Lanes.pack(found.map { $0.span })
    var covered = [[Int]](repeating: [], count: days.count)
    for index in found.indices {
      found[index].lane = lanes[index]
      for column in found[index].columns { covered[column].append(lanes[index]) }
    }
    bars = found.sorted { ($0.lane, $0.columns.lowerBound) < ($1.lane, $1.columns.lowerBound) }
    beginning = [[Int]](repeating: [], count: days.count)
    for place in bars.indices { beginning[bars[place].columns.lowerBound].append(place) }
    self.covered = covered
  }

  /// The place of the day in a column among those of the month.
  func place(of column: Int) -> Int { days.lowerBound + column }

  /// The number of items of a column in lanes from `lane` on.
  func count(in column: Int, from lane: Int) -> Int { covered[column].count { $0 >= lane } }

  /// The bars that begin in each column, by lane.
  var barsByColumn: [[MonthBar]] { beginning.map { $0.map { bars[$0] } } }

  /// The bars that begin in a column, by lane.
  func bars(from column: Int) -> [MonthBar] { beginning[column].map { bars[$0] } }
}

/// An item in a row of a month. It does not contain the item, which would be copied whenever bars are sorted.
public struct MonthBar: Sendable {
  /// The place of its item among those of the day in its first column.
  let place: Int
  private let hasTime: Bool
  /// The columns of the row it covers, from 0.
  public let columns: ClosedRange<Int>
  /// The number of rows of bars above it.
  public fileprivate(set) var lane = 0
  /// Whether it began before the row.
  public let isCutBefore: Bool
  /// Whether it continues after the row.
  public let isCutAfter: Bool

  fileprivate init(place: Int, hasTime: Bool, columns: ClosedRange<Int>, isCutBefore: Bool, isCutAfter: Bool) {
    self.place = place
    self.hasTime = hasTime
    self.columns = columns
    self.isCutBefore = isCutBefore
    self.isCutAfter = isCutAfter
  }

  /// Whether it is on one day only and begins at a time: it is shown as a dot with its time and its name.
  public var isTimed: Bool { hasTime && columns.count == 1 && !isCutBefore && !isCutAfter }

  /// An item from the row before stays on top; an item with an hour is below whole days.
  fileprivate var span: LaneSpan {
    LaneSpan(columns.lowerBound, columns.upperBound, rank: isCutBefore ? 0 : isTimed ? 2 : 1)
  }
}
