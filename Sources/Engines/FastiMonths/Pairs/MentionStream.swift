import FastiCalendars
import FastiCivil

/// The months and dates that a document names, in the order of reading.
///
/// Tables, lists, cards and columns all put a date beside, under or before the name of its month, so they are read in
/// one way: a run of months is paired with a run of the same number of dates. ``MonthPairs`` decides whether a pair is
/// a month start.
struct MentionStream {
  struct Item {
    enum Kind {
      case month(NamedMonth, year: Int?)
      case date(NamedDate)
      /// The text before it is unrelated to the text after it.
      case barrier
    }

    var kind: Kind
    /// The row that contains it.
    let row: Int
    /// Whether the text beside it does not change its meaning.
    let isPlain: Bool
    /// Whether a word beside it says that something begins.
    let saysFirst: Bool
    /// The length beside it in its row.
    var length: Int?
  }

  private(set) var items: [Item] = []
  /// The years of the Hijri calendar that are named anywhere.
  private(set) var years: Set<Int> = []
  /// The months that are named with an uncertain date.
  private(set) var doubtful: [HijriMonth] = []
  private var year: Int?
  private var rows = 0
  /// Whether the heading of the next part says that something begins.
  private var isHeadedFirst = false

  /// Ends the previous part; nothing of it belongs to the next one.
  mutating func cut() { items.append(Item(kind: .barrier, row: rows, isPlain: true, saysFirst: false)) }

  /// Adds a row: the cells of a table's row, or a single text.
  mutating func add(_ cells: [Fragment]) {
    rows += 1
    let all = cells.flatMap { $0.mentions }
    let years = all.compactMap { if case .year(let year) = $0 { year } else { nil } }
    if let first = years.first {
      year = years.allSatisfy { $0 == first } ? first : nil
      self.years.formUnion(years)
    }
    noteDoubt(cells)
    let lengths = Set(all.compactMap { if case .length(let length) = $0 { length } else { nil } })
    let named = all.compactMap { if case .month(let month) = $0 { month } else { nil } }
    let isSingle = Set(named.map { $0.number }).count == 1 && Set(named.compactMap { $0.year }).count < 2
    let isHeading = !all.contains { if case .month = $0 { true } else if case .date = $0 { true } else { false } }
    if isHeading, cells.contains(where: { !$0.isEmpty }) { isHeadedFirst = cells.contains { $0.saysFirst } }
    var weekday: Weekday?
    for cell in cells {
      for mention in cell.mentions {
        var kind: Item.Kind?
        switch mention {
        case .month(let month):
          if let own = month.year { self.years.insert(own) }
          if repeats(month, cell) { continue }
          kind = .month(month, year: year)
        case .date(var date):
          date.weekday = date.weekday ?? weekday
          kind = .date(date)
        case .weekday(let day):
          weekday = day
          // Beside the date before it, if that has none.
          if let last = items.indices.last, items[last].row == rows, case .date(var date) = items[last].kind,
            date.weekday == nil
          {
            date.weekday = day
            items[last].kind = .date(date)
            weekday = nil
          }
          continue
        case .year, .length: break
        }
        guard let kind else { continue }
        weekday = nil
        items.append(
          Item(
            kind: kind, row: rows, isPlain: cell.isPlain, saysFirst: cell.saysFirst || isHeadedFirst,
            length: isSingle && lengths.count == 1 ? lengths.first : nil))
      }
    }
  }

  /// Whether a month was named just before in the same row, in another script or without its year. Then they are one.
  private mutating func repeats(_ month: NamedMonth, _ cell: Fragment) -> Bool {
    guard let last = items.last, last.row == rows, case .month(let former, let heading) = last.kind,
      former.number == month.number, former.year == nil || month.year == nil || former.year == month.year
    else { return false }
    items[items.count - 1] = Item(
      kind: .month(former.year == nil ? month : former, year: heading), row: rows,
      isPlain: last.isPlain && cell.isPlain, saysFirst: last.saysFirst || cell.saysFirst, length: last.length)
    return true
  }

  private mutating func noteDoubt(_ cells: [Fragment]) {
    let hasDate = cells.contains { $0.hasDate }
    if hasDate, cells.contains(where: { $0.isDoubtful }) {
      let named = cells.flatMap { $0.months }
      doubtful += named.compactMap { name in name.year.flatMap { HijriMonth(year: $0, month: name.number) } }
    }
    // The first day of a month in a timetable of days: its date is that of the row.
    if !hasDate, cells.count > 1, cells.contains(where: { $0.weekdays > 0 }) {
      let firsts = cells.flatMap { $0.months }.filter { $0.isFirst }
      doubtful += firsts.compactMap { name in (name.year ?? year).flatMap { HijriMonth(year: $0, month: name.number) } }
    }
  }
}
