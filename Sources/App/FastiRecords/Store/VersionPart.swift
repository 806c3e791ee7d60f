/// A part of the content of a thing that devices change independently: a group of columns, or one entry of a column
/// that is a list.
struct VersionPart: Hashable {
  /// The name of the group: its first column.
  let group: String
  /// The positions of its columns.
  let places: [Int]
  /// The key of the entry; nil for the whole group, empty for all entries that nothing names.
  let entry: String?

  /// The name under which ages store when it was last changed.
  var name: String { entry.map { GroupAges.name(of: $0, in: group) } ?? group }

  /// Its content among the values of a version.
  func content(of values: [ColumnValue]) -> [ColumnValue] {
    places.map { place in
      guard let entry else { return values[place] }
      return ColumnEntries(values[place])[entry].map { ColumnValue.text($0) } ?? .nothing
    }
  }

  /// Copies its content from the values of one version to those of another.
  func copy(from values: [ColumnValue], to others: inout [ColumnValue]) {
    for place in places {
      guard let entry else {
        others[place] = values[place]
        continue
      }
      var entries = ColumnEntries(others[place])
      entries[entry] = ColumnEntries(values[place])[entry]
      others[place] = entries.value
    }
  }
}

/// The entries of a column that is a list: words separated by spaces.
///
/// The key of an entry is its text up to `>`, without `-` before it: `-2026-02-05` and `2026-02-05>2026-02-06` are two
/// contents of one entry, the occurrence of 5 February. `+2026-02-05` is another entry.
struct ColumnEntries {
  private var texts: [String: String] = [:]

  /// The entries of a column.
  init(_ value: ColumnValue) {
    guard case .text(let text) = value else { return }
    for word in text.split(separator: " ") {
      let key = (word.utf8.first == UInt8(ascii: "-") ? word.dropFirst() : word).prefix { $0 != ">" }
      texts[String(key)] = String(word)
    }
  }

  /// The keys, in any order.
  var keys: some Sequence<String> { texts.keys }

  /// The text of an entry; nil if the list does not have it.
  subscript(key: String) -> String? {
    get { texts[key] }
    set { texts[key] = newValue }
  }

  /// The column: entries in the order of their keys, those with `+` last.
  var value: ColumnValue {
    let ordered = texts.sorted { one, other in
      let places = [one.key, other.key].map { $0.utf8.first == UInt8(ascii: "+") ? 1 : 0 }
      return (places[0], one.key) < (places[1], other.key)
    }
    return ordered.isEmpty ? .nothing : .text(ordered.map(\.value).joined(separator: " "))
  }
}

extension RecordKind {
  /// The parts that versions of one thing have: each group, and of a group that is a list each entry of any of them.
  func parts(in rows: [VersionRow]) -> [VersionPart] {
    groupPlaces.flatMap { group, places -> [VersionPart] in
      guard lists.contains(group) else { return [VersionPart(group: group, places: places, entry: nil)] }
      var keys: Set<String> = [""]
      for row in rows {
        for place in places { keys.formUnion(ColumnEntries(row.values[place]).keys) }
        keys.formUnion(row.lineage.ages?.entries(of: group) ?? [])
      }
      return keys.sorted().map { VersionPart(group: group, places: places, entry: $0) }
    }
  }
}

extension VersionRow {
  /// The stamp of the version that last changed a part.
  func age(of part: VersionPart) -> Stamp {
    guard let entry = part.entry, let ages = lineage.ages else { return age(of: part.group) }
    return ages.stamp(of: entry, in: part.group, own: stamp)
  }
}
