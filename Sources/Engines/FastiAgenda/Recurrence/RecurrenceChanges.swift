public import FastiCivil

/// The changes of single occurrences. An occurrence is identified by its original day, also after it is moved.
public struct RecurrenceChanges: Hashable, Sendable {
  /// The change of an occurrence.
  public enum Change: Hashable, Sendable {
    case dropped
    /// It falls on another day.
    case moved(to: Day)
  }

  /// An occurrence and its change.
  public struct Item: Hashable, Sendable {
    /// The day on which the rule has it.
    public let original: Day
    public let change: Change
  }

  /// No changes.
  public static let none = RecurrenceChanges()

  /// The occurrences that were dropped or moved, one item each, in the order of their original days.
  public private(set) var items: [Item] = []
  /// Days on which it occurs in addition to its rule, in order; each is the original day of its occurrence.
  public private(set) var added: [Day] = []

  /// No changes.
  public init() {}

  /// Whether there are no changes.
  public var isEmpty: Bool { items.isEmpty && added.isEmpty }

  /// Drops or moves the occurrence of an original day, and replaces its former change.
  public mutating func set(_ change: Change, of original: Day) {
    restore(original)
    items.insert(Item(original: original, change: change), at: place(of: original))
  }

  /// Restores the occurrence of an original day to the day of the rule.
  public mutating func restore(_ original: Day) {
    let place = place(of: original)
    if place < items.count, items[place].original == original { items.remove(at: place) }
  }

  /// Adds an occurrence to those of the rule.
  public mutating func add(_ day: Day) {
    let place = Self.place(of: day, among: added.count) { added[$0] }
    if place == added.count || added[place] != day { added.insert(day, at: place) }
  }

  /// Whether an occurrence was added on a day.
  /// - Complexity: O(log *n*) in the added days.
  public func adds(_ day: Day) -> Bool {
    let place = Self.place(of: day, among: added.count) { added[$0] }
    return place < added.count && added[place] == day
  }

  /// Removes an added day.
  mutating func remove(added day: Day) { added.removeAll { $0 == day } }

  /// The change of the occurrence of an original day; nil if there is none.
  /// - Complexity: O(log *n*) in the number of items.
  public func change(of original: Day) -> Change? {
    let place = place(of: original)
    return place < items.count && items[place].original == original ? items[place].change : nil
  }

  /// The changes of the occurrences with original days from one to another.
  public func within(_ range: DayRange) -> RecurrenceChanges {
    var changes = RecurrenceChanges()
    changes.items = items.filter { range.contains($0.original) }
    changes.added = added.filter { range.contains($0) }
    return changes
  }

  /// The index of an original day, or the index at which it would be inserted.
  private func place(of original: Day) -> Int { Self.place(of: original, among: items.count) { items[$0].original } }

  private static func place(of day: Day, among count: Int, _ at: (Int) -> Day) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if at(middle) < day { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
