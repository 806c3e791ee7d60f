/// Indices by identifier, found by hash.
///
/// A `Dictionary` or a `Set` does the same. But when a program first makes one with its own type as key, the runtime searches
/// that type's conformances among all conformances of the program, which costs a command more than all look-ups in its regions.
struct IdentifierTable<Kind>: Sendable {
  private var entries: [(id: Identifier<Kind>, place: Int)] = []
  /// For each slot the entry in it, counted from 1; 0 for none. At most half of the slots, a power of two, are taken.
  private var slots: [Int32] = []

  /// The index of an identifier; nil if it has none.
  subscript(id: Identifier<Kind>) -> Int? {
    guard !slots.isEmpty else { return nil }
    let entry = slots[slot(of: id)]
    return entry == 0 ? nil : entries[Int(entry) - 1].place
  }

  /// Gives an identifier an index, unless it has one.
  /// - Returns: Whether it had none.
  mutating func insert(_ id: Identifier<Kind>, at place: Int = 0) -> Bool {
    if slots.count < (entries.count + 1) * 2 { grow() }
    let slot = slot(of: id)
    guard slots[slot] == 0 else { return false }
    entries.append((id, place))
    slots[slot] = Int32(entries.count)
    return true
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: max(16, slots.count * 2))
    for (index, entry) in entries.enumerated() { slots[slot(of: entry.id)] = Int32(index) + 1 }
  }

  /// The slot that an identifier has, or would get.
  private func slot(of id: Identifier<Kind>) -> Int {
    var slot = id.hashValue & (slots.count - 1)
    while slots[slot] != 0, entries[Int(slots[slot]) - 1].id != id { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }
}
