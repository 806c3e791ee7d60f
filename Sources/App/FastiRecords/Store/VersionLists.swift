/// The lists of the versions of one thing. Each is read once, because it may have thousands of entries.
struct VersionLists {
  /// A list in a version.
  struct State {
    let entries: ColumnEntries
    let ages: EntryAges
  }

  private let kind: RecordKind
  private let places: [Stamp: Int]
  /// Of each list the states in the order of the versions.
  private var states: [String: [State]] = [:]
  /// The keys of the entries that any version has or had.
  private var keys: [String: Set<String>] = [:]

  /// - Parameter rows: The versions, oldest first.
  /// - Complexity: O(*n*) in the bytes of the versions, if the programs that wrote them know entries.
  init(_ rows: [VersionRow], _ kind: RecordKind) {
    self.kind = kind
    places = kind.lists.isEmpty ? [:] : Dictionary(rows.enumerated().map { ($1.stamp, $0) }) { _, later in later }
    for list in kind.lists {
      guard let place = kind.columns.firstIndex(of: list) else { continue }
      let known = rows.map { $0.entryAges(of: list) }
      var found: Set<String> = []
      states[list] = rows.indices.map { index in
        let entries = ColumnEntries(rows[index].values[place])
        let ages = known[index] ?? Self.ages(of: rows[index], list, place, entries, rows, known)
        found.formUnion(entries.keys)
        found.formUnion(ages.named.keys)
        return State(entries: entries, ages: ages)
      }
      keys[list] = found
    }
  }

  /// The ages of entries that a version does not tell: those in versions that have the same list of the same age.
  private static func ages(
    of row: VersionRow, _ list: String, _ place: Int, _ entries: ColumnEntries, _ rows: [VersionRow],
    _ known: [EntryAges?]
  ) -> EntryAges {
    let age = row.age(of: list)
    let alike = rows.indices.filter { rows[$0].age(of: list) == age && rows[$0].values[place] == row.values[place] }
    let ages = alike.compactMap { known[$0] }
    guard let first = ages.first else { return row.keptAges(of: list, entries) }
    return ages.dropFirst().reduce(first) { $0.newest($1) }
  }

  private func state(of list: String, in row: VersionRow) -> State? {
    guard let place = places[row.stamp] else { return nil }
    return states[list]?[place]
  }

  /// The list with each entry from the version that changed it last.
  /// - Returns: The column, nil if that of the head has everything; and the ages of the entries.
  func merged(_ list: String, over head: VersionRow) -> (value: ColumnValue?, ages: EntryAges)? {
    guard let all = states[list], let own = state(of: list, in: head) else { return nil }
    var (entries, ages, isLacking) = (own.entries, own.ages, false)
    for key in keys[list] ?? [] {
      var best = own
      for state in all where state.ages[key] > best.ages[key] { best = state }
      if best.ages[key] > own.ages[key] {
        entries[key] = best.entries[key]
        isLacking = true
      }
      ages.named[key] = best.ages[key]
    }
    ages.others = all.reduce(own.ages.others) { max($0, $1.ages.others) }
    return (isLacking ? entries.value : nil, ages)
  }

  /// The groups of columns, and of each list the entries that a version changed.
  func parts(changedBy row: VersionRow) -> [VersionPart] {
    kind.groupPlaces.flatMap { group, places -> [VersionPart] in
      guard states[group] != nil else { return [VersionPart(group: group, places: places)] }
      guard let ages = state(of: group, in: row)?.ages else { return [] }
      let changed = ages.others == row.stamp ? keys[group] ?? [] : Set(ages.named.keys)
      return changed.filter { ages[$0] == row.stamp }.sorted()
        .map { VersionPart(group: group, places: places, entry: $0) }
    }
  }

  /// The stamp of the version that last changed a part.
  func age(of part: VersionPart, in row: VersionRow) -> Stamp {
    guard let entry = part.entry, let state = state(of: part.group, in: row) else { return row.age(of: part.group) }
    return state.ages[entry]
  }

  /// The content of a part of a version.
  func content(of part: VersionPart, in row: VersionRow) -> [ColumnValue] {
    guard let entry = part.entry else { return part.places.map { row.values[$0] } }
    return [state(of: part.group, in: row)?.entries[entry].map { .text($0) } ?? .nothing]
  }

  /// Copies parts of a version to other values.
  func copy(_ parts: [VersionPart], from row: VersionRow, to values: inout [ColumnValue]) {
    var lists: [Int: ColumnEntries] = [:]
    for part in parts {
      guard let entry = part.entry, let place = part.places.first else {
        for place in part.places { values[place] = row.values[place] }
        continue
      }
      lists[place, default: ColumnEntries(values[place])][entry] = state(of: part.group, in: row)?.entries[entry]
    }
    for (place, entries) in lists { values[place] = entries.value }
  }
}
