import FastiAgenda
import FastiCivil

/// Days as columns of hours in a wide window: the place of each item, and the shown hours. The stylesheet turns lists
/// of days into a grid by the classes of the places, so that a narrow window and paper show the same lists without it.
struct HourGrid {
  /// The shown hours: 6 to 22, and earlier and later hours with items.
  let hours: Range<Int>
  /// The place of each item of each day, in the order of its items.
  let places: [[HourPlace]]

  /// The grid of consecutive days.
  /// - Parameter most: The greatest number of items side by side.
  /// - Complexity: O(*n* log *n*) in the items.
  init(_ days: [DayCell], most: Int) {
    let found = days.map { day in
      let timed = day.items.indices.filter { day.items[$0].hours != nil }
      return Dictionary(uniqueKeysWithValues: zip(timed, HourBlocks.place(timed.compactMap { day.items[$0].hours })))
    }
    let shown = found.flatMap { $0.values }
    let first = min(6, (shown.map { $0.first }.min() ?? 96) / 4)
    let last = max(22, ((shown.map { $0.quarters.upperBound }.max() ?? 0) + 3) / 4)
    hours = first..<last
    let whole = days.map { day in
      var day = day
      day.items.removeAll { $0.hours != nil }
      return day
    }
    var bars = MonthWeek(whole[...]).barsByColumn
    places = days.indices.map { column in
      days[column].items.indices.map { index in
        if let block = found[column][index] {
          return block.lane < most
            ? .block(column, block.first - first * 4, block, lanes: min(block.lanes, most)) : .over
        }
        let item = days[column].items[index]
        // An item that is there twice has two bars.
        guard let bar = bars[column].firstIndex(where: { whole[column].items[$0.place] == item }) else {
          return .continued
        }
        return HourPlace(bars[column].remove(at: bar))
      }
    }
  }

  /// Places of items, of which those without room are bars as far as there are lanes.
  func bars(for places: [HourPlace]) -> [HourPlace] {
    var lane = 0
    return places.map { place in
      guard place == .over, lane < MonthPage.mostLanes else { return place }
      defer { lane += 1 }
      return .bar(column: 0, count: 1, lane: lane, isCutBefore: false, isCutAfter: false)
    }
  }

  /// The number of items of a column that are not in the grid.
  func over(_ column: Int) -> Int { places[column].count { $0 == .over } }

  /// The class with as many rows as hours.
  var style: [UInt8] { Array("hours-\(hours.count)".utf8) }
}

/// The place of an item in a grid of hours.
enum HourPlace: Hashable {
  /// A bar over whole days.
  case bar(column: Int, count: Int, lane: Int, isCutBefore: Bool, isCutAfter: Bool)
  /// A block of a column, from a quarter hour of the shown hours on.
  case block(_ column: Int, _ quarter: Int, HourBlock, lanes: Int)
  /// In the bar of an earlier day.
  case continued
  /// Not in the grid, because there is no room.
  case over

  fileprivate init(_ bar: MonthBar) {
    guard bar.lane < MonthPage.mostLanes else {
      self = .over
      return
    }
    self = .bar(
      column: bar.columns.lowerBound, count: bar.columns.count, lane: bar.lane, isCutBefore: bar.isCutBefore,
      isCutAfter: bar.isCutAfter)
  }

  /// The classes that place it.
  var classes: [UInt8] {
    switch self {
    case .bar(let column, let count, let lane, let isCutBefore, let isCutAfter):
      Array(
        "from-\(column + 1) span-\(count) lane-\(lane + 1)\(isCutBefore ? " cut-before" : "")\(isCutAfter ? " cut-after" : "")"
          .utf8)
    case .block(let column, let quarter, let block, let lanes):
      Array("timed from-\(column + 1) at-\(quarter) long-\(block.count) lane-\(block.lane)-of-\(lanes)".utf8)
    case .continued, .over: Array("elsewhere".utf8)
    }
  }
}

extension HourGrid {
  /// The greatest number of blocks side by side.
  static let mostLanes = 6
  /// The first grid row of the hours: after the heading, twelve rows of bars, and the items without room.
  private static let firstRow = 15

  /// The rules of the stylesheet that place items with hours: a class for each quarter hour, each length, and each
  /// share of the width.
  static let stylesheet: String = {
    var rules = ""
    for hours in 16...24 { rules += ".hours-\(hours){--quarters:\(hours * 4)}" }
    rules += "\n"
    for quarter in 0..<96 { rules += ".at-\(quarter){grid-row-start:\(firstRow + quarter)}" }
    rules += "\n"
    for count in 2...96 { rules += ".long-\(count){grid-row-end:span \(count)}" }
    rules += "\n"
    for lanes in 1...mostLanes {
      for lane in 0..<lanes { rules += ".lane-\(lane)-of-\(lanes){--lane:\(lane);--lanes:\(lanes)}" }
    }
    return rules + "\n"
  }()
}
