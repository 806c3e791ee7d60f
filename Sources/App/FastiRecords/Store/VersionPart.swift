/// A part of the content of a thing that devices change independently: a group of columns, or one entry of a column
/// that is a list.
struct VersionPart: Hashable {
  /// The name of the group: its first column.
  let group: String
  /// The positions of its columns.
  let places: [Int]
  /// The key of the entry; nil for the whole group.
  var entry: String?
}

/// The entries of a column that is a list: words separated by spaces.
///
/// The key of an entry is its text up to `>`, without `-` before it: `-2026-02-05` and `2026-02-05>2026-02-06` are two
/// contents of one entry, the occurrence of 5 February. `+2026-02-05` is another entry.
struct ColumnEntries: Hashable {
  private var texts: [String: String] = [:]

  /// The entries of a column.
  init(_ value: ColumnValue) {
    guard case .text(let text) = value else { return }
    for word in text.utf8.split(separator: UInt8(ascii: " ")) {
      let key = (word.first == UInt8(ascii: "-") ? word.dropFirst() : word).prefix { $0 != UInt8(ascii: ">") }
      texts[String(Substring(key))] = String(Substring(word))
    }
  }

  /// The keys, in any order.
  var keys: Dictionary<String, String>.Keys { texts.keys }

  /// The text of an entry; nil if the list does not have it.
  subscript(key: String) -> String? {
    get { texts[key] }
    set { texts[key] = newValue }
  }

  /// The column: entries in the order of their keys, those with `+` last.
  var value: ColumnValue {
    let ordered = texts.sorted { one, other in
      let places = (one.key.utf8.first == UInt8(ascii: "+"), other.key.utf8.first == UInt8(ascii: "+"))
      return places.0 == places.1 ? one.key < other.key : places.1
    }
    return ordered.isEmpty ? .nothing : .text(ordered.map(\.value).joined(separator: " "))
  }
}

/// When the entries of a list were last changed.
struct EntryAges: Hashable {
  /// The ages of some entries.
  var named: [String: Stamp] = [:]
  /// The age of all others.
  var others: Stamp

  subscript(entry: String) -> Stamp { named[entry] ?? others }

  /// For each entry the newer of two ages.
  func newest(_ ages: EntryAges) -> EntryAges {
    var newest = EntryAges(others: max(others, ages.others))
    for key in [named, ages.named].joined().map(\.key) { newest.named[key] = max(self[key], ages[key]) }
    return newest
  }
}

extension VersionRow {
  /// The ages of the entries of a list; nil if a program that does not know entries kept the list as it was.
  func entryAges(of list: String) -> EntryAges? {
    guard let ages = lineage.ages else { return EntryAges(others: stamp) }
    if let entries = ages.entries(of: list, own: stamp) { return entries }
    let age = age(of: list)
    return age == stamp || age == ages.other ? EntryAges(others: age) : nil
  }

  /// The ages of the entries of a list that a program kept as it was and that does not know entries: what it has may be
  /// as new as the list, and what it does not have is not newer than all other groups.
  func keptAges(of list: String, _ entries: ColumnEntries) -> EntryAges {
    let age = age(of: list)
    return EntryAges(
      named: Dictionary(uniqueKeysWithValues: entries.keys.map { ($0, age) }), others: lineage.ages?.other ?? stamp)
  }
}

extension RecordKind {
  /// Adds the ages of the entries of each list in a version that replaces another.
  func addEntries(_ values: [ColumnValue], over head: VersionRow, to named: inout [String: Stamp?]) {
    for list in lists {
      guard let place = columns.firstIndex(of: list) else { continue }
      let former = ColumnEntries(head.values[place])
      let next = values[place] == head.values[place] ? former : ColumnEntries(values[place])
      let ages = head.entryAges(of: list) ?? head.keptAges(of: list, former)
      for (key, age) in ages.named { named[GroupAges.name(of: key, in: list)] = .some(age) }
      if next != former {
        for key in [former.keys, next.keys].joined() where next[key] != former[key] {
          named[GroupAges.name(of: key, in: list)] = .some(nil)
        }
      }
      named[GroupAges.name(of: "", in: list)] = .some(ages.others)
    }
  }
}
