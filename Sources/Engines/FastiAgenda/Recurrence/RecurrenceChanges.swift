public import FastiCivil

/// What was done to single occurrences. An occurrence is named by its original day, which it keeps when it is moved.
public struct RecurrenceChanges: Hashable, Sendable {
  /// What was done to an occurrence.
  public enum Change: Hashable, Sendable {
    /// It does not come.
    case dropped
    /// It comes on another day.
    case moved(to: Day)
  }

  /// An occurrence and what was done to it.
  public struct Item: Hashable, Sendable {
    /// The day on which the rule has it.
    public let original: Day
    /// What was done to it.
    public let change: Change
  }

  /// Nothing was done.
  public static let none = RecurrenceChanges()

  /// The occurrences that were dropped or moved, one item each, in the order of their original days.
  public private(set) var items: [Item] = []
  /// Days on which it comes in addition to its rule, in order; each is the original day of its occurrence.
  public private(set) var added: [Day] = []

  /// Nothing yet.
  public init() {}

  /// Whether nothing was done.
  public var isEmpty: Bool { items.isEmpty && added.isEmpty }

  /// Drops or moves the occurrence of an original day; what was done to it before is forgotten.
  public mutating func set(_ change: Change, of original: Day) {
    restore(original)
    items.insert(Item(original: original, change: change), at: place(of: original))
  }

  /// Puts the occurrence of an original day back to where the rule has it.
  public mutating func restore(_ original: Day) {
    let place = place(of: original)
    if place < items.count, items[place].original == original { items.remove(at: place) }
  }

  /// Adds an occurrence to those of the rule.
  public mutating func add(_ day: Day) {
    let place = added.firstIndex { $0 >= day } ?? added.count
    if place == added.count || added[place] != day { added.insert(day, at: place) }
  }

  /// What was done to the occurrence of an original day; nil for nothing.
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

  /// Where an original day stands or would stand.
  private func place(of original: Day) -> Int {
    var (low, high) = (0, items.count)
    while low < high {
      let middle = (low + high) / 2
      if items[middle].original < original { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
