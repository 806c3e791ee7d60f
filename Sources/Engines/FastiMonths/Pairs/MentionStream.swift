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
  /// The texts that name a month with an uncertain date.
  private(set) var doubtful: [Fragment] = []
  private var year: Int?
  private var rows = 0
  /// Whether the heading of the next part says that something begins.
  private var isHeadedFirst = false

  /// Ends the previous part; nothing of it belongs to the next one.
  mutating func cut() { items.append(Item(kind: .barrier, row: rows, isPlain: true, saysFirst: false)) }

  /// Adds a row: the cells of a table's row, or a single text.
  mutating func add(_ cells: [Fragment]) {
    rows += 1
    noteDoubt(cells)
    let all = cells.flatMap { $0.mentions }
    let years = all.compactMap { if case .year(let year) = $0 { year } else { nil } }
    if let first = years.first {
      year = years.allSatisfy { $0 == first } ? first : nil
      self.years.formUnion(years)
    }
    let lengths = all.compactMap { if case .length(let length) = $0 { length } else { nil } }
    let isSingle = all.count { if case .month = $0 { true } else { false } } == 1
    let isHeading = !all.contains { if case .month = $0 { true } else if case .date = $0 { true } else { false } }
    if isHeading, cells.contains(where: { !$0.isEmpty }) { isHeadedFirst = cells.contains { $0.saysFirst } }
    var weekday: Weekday?
    for cell in cells {
      for mention in cell.mentions {
        var kind: Item.Kind?
        switch mention {
        case .month(let month):
          kind = .month(month, year: year)
          if let own = month.year { self.years.insert(own) }
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
            length: isSingle && lengths.count == 1 ? lengths[0] : nil))
      }
    }
  }

  private mutating func noteDoubt(_ cells: [Fragment]) {
    guard cells.contains(where: { $0.isDoubtful }), cells.contains(where: { $0.hasDate }) else { return }
    doubtful += cells.filter { !$0.months.isEmpty }
  }
}
