/// How a version is related to those of other devices.
///
/// It is stored with a version and is not part of its hash: two stores may know different lineages of the same content.
public struct Lineage: Hashable, Sendable {
  /// The stamp of the version that it replaced; ``nothing`` if there was none; nil if it is unknown, as in versions of
  /// earlier programs and of backups.
  public var replaces: Stamp?
  /// The ages of its groups of columns; nil if it wrote all of them.
  public var ages: GroupAges?
  /// The version of another device whose lines were merged into it.
  public var joined: Joined?
  /// The columns of a later version of the program, as a JSON object in the order of their names; nil if there are
  /// none.
  public var extra: String?

  /// A version whose lines were merged into another.
  public struct Joined: Hashable, Sendable {
    public let stamp: Stamp
    /// Whether some of its lines were left out, because both devices had changed them.
    public let isPartial: Bool

    /// A merged version.
    public init(stamp: Stamp, isPartial: Bool) {
      self.stamp = stamp
      self.isPartial = isPartial
    }
  }

  public init(replaces: Stamp? = nil, ages: GroupAges? = nil, joined: Joined? = nil, extra: String? = nil) {
    self.replaces = replaces
    self.ages = ages
    self.joined = joined
    self.extra = extra
  }

  /// A lineage of which nothing is known.
  public static let unknown = Lineage()

  /// The stamp that stands for "no version".
  public static let nothing = Stamp(milliseconds: 0)

  /// The text of the ages and of the merged version, as a store writes it; nil if there is neither.
  public var since: String? {
    if let joined { return (joined.isPartial ? "~" : "+") + joined.stamp.text }
    return ages?.text
  }

  /// Reads the text of ``since``; unreadable text counts as unknown.
  public mutating func read(since text: String?) {
    guard let text, let first = text.utf8.first else { return }
    if first == UInt8(ascii: "+") || first == UInt8(ascii: "~") {
      joined = Stamp(text: String(text.dropFirst())).map { Joined(stamp: $0, isPartial: first == UInt8(ascii: "~")) }
    } else {
      ages = GroupAges(text: text)
    }
  }

  /// Every stamp in it.
  public var stamps: [Stamp] { [replaces, joined?.stamp].compactMap { $0 } + (ages?.stamps ?? []) }

  /// The lineage with every stamp replaced by `move`.
  public func moved(_ move: (Stamp) -> Stamp) -> Lineage {
    var lineage = self
    lineage.replaces = replaces.map(move)
    lineage.ages = ages?.moved(move)
    lineage.joined = joined.map { Joined(stamp: move($0.stamp), isPartial: $0.isPartial) }
    return lineage
  }
}

/// The ages of the groups of columns of a version: for each group, the stamp of the version that last changed it.
///
/// As text: `=title;019a9f3c2b7e.0000.5f0c9a7e21d44b10 notes;019a9f3c0000.0000.5f0c9a7e21d44b10`. The version itself
/// wrote the groups after `=`; the last stamp is that of all other groups. A group has the name of its first column.
///
/// `occurrences/2026-12-08` is an entry of a group that is a list, and `occurrences/` all its entries without an age of
/// their own. Earlier programs write no entries, and a version of theirs changed all entries of a changed group. The
/// text of entries has a limit, because a store has one for all ages: the oldest ones get the age of the newest of them.
public struct GroupAges: Hashable, Sendable {
  /// Groups with their own age; nil inside means the version's own stamp.
  private var named: [String: Stamp?]
  /// The stamp of all other groups.
  private let rest: Stamp

  /// The greatest number of bytes for the entries of a list. All ages of a version have 4,096 in a store.
  static let longestEntries = 3_000

  /// The ages of groups, and the age of all others.
  public init(_ named: [String: Stamp?], rest: Stamp) {
    let lists = Set(named.keys.compactMap { Self.list(of: $0) })
    var kept = named
    for list in lists { Self.shorten(list, in: &kept, rest: rest) }
    self.rest = rest
    self.named = kept.filter { name, age in
      guard let list = Self.list(of: name), !name.hasSuffix("/") else { return age != rest }
      let others: Stamp? = kept[Self.name(of: "", in: list)] ?? rest
      return age != others
    }
    // A group with an age of its own names entries, which says that the program knows them.
    for list in lists where self.named[list] != nil && entries(of: list, own: rest) == nil {
      let name = Self.name(of: "", in: list)
      self.named[name] = kept[name] ?? rest
    }
  }

  /// The group of an entry; nil for the name of a group.
  private static func list(of name: String) -> String? {
    name.utf8.firstIndex(of: UInt8(ascii: "/")).map { String(name[..<$0]) }
  }

  /// The name of an entry of a group; of all other entries if the key is empty.
  static func name(of entry: String, in group: String) -> String { "\(group)/\(entry)" }

  /// Gives the oldest entries one age, so that the text of all is not too long.
  private static func shorten(_ list: String, in named: inout [String: Stamp?], rest: Stamp) {
    let all = Self.name(of: "", in: list)
    let entries = named.filter { self.list(of: $0.key) == list && $0.key != all }.sorted { one, other in
      one.value == other.value ? one.key < other.key : isNewer(one.value, than: other.value)
    }
    var (room, stamps) = (longestEntries, Set<Stamp?>())
    for entry in entries {
      room -= entry.key.utf8.count + 1 + (stamps.insert(entry.value).inserted ? 36 : 0)
      if room >= 0 { continue }
      let former: Stamp? = named[all] ?? rest
      named[all] = .some(isNewer(former, than: entry.value) ? former : entry.value)
      for old in entries where !isNewer(old.value, than: entry.value) { named.removeValue(forKey: old.key) }
      return
    }
  }

  /// Whether an age is greater than another; nil is the version's own stamp, which is greater than all others.
  private static func isNewer(_ age: Stamp?, than other: Stamp?) -> Bool {
    guard let other else { return false }
    return age.map { $0 > other } ?? true
  }

  /// The ages of the entries of a group that is a list; nil if it names none.
  /// - Parameter own: The stamp of the version itself.
  func entries(of list: String, own: Stamp) -> EntryAges? {
    let prefix = Self.name(of: "", in: list).utf8
    var (found, others): ([String: Stamp], Stamp?) = ([:], nil)
    for (name, age) in named where name.utf8.starts(with: prefix) {
      let key = String(Substring(name.utf8.dropFirst(prefix.count)))
      if key.isEmpty { others = age ?? own } else { found[key] = age ?? own }
    }
    return others == nil && found.isEmpty ? nil : EntryAges(named: found, others: others ?? rest)
  }

  /// The stamp of the version that last changed a group.
  /// - Parameter own: The stamp of the version itself.
  public func stamp(of group: String, own: Stamp) -> Stamp {
    guard let age = named[group] else { return rest }
    return age ?? own
  }

  /// The stamp of groups that are not named.
  public var other: Stamp { rest }

  /// The text; equal ages have equal texts.
  public var text: String {
    var parts: [String] = []
    let own = named.filter { $0.value == nil }.keys.sorted()
    if !own.isEmpty { parts.append("=" + own.joined(separator: ",")) }
    let others = Dictionary(grouping: named.compactMap { name, stamp in stamp.map { (name, $0) } }, by: \.1)
    for (stamp, names) in others.sorted(by: { $0.key < $1.key }) {
      parts.append("\(stamp.text) \(names.map(\.0).sorted().joined(separator: ","))")
    }
    return (parts + [rest.text]).joined(separator: ";")
  }

  /// Reads the text of `text`; nil for any other text.
  public init?(text: String) {
    var named: [String: Stamp?] = [:]
    var parts = text.split(separator: ";", omittingEmptySubsequences: false).map { String($0) }
    guard let last = parts.popLast(), let rest = Stamp(text: last) else { return nil }
    for part in parts {
      if part.utf8.first == UInt8(ascii: "=") {
        for name in part.dropFirst().split(separator: ",") { named[String(name)] = .some(nil) }
        continue
      }
      let words = part.split(separator: " ").map { String($0) }
      guard words.count == 2, let stamp = Stamp(text: words[0]) else { return nil }
      for name in words[1].split(separator: ",") { named[String(name)] = stamp }
    }
    self.init(named, rest: rest)
  }

  fileprivate var stamps: [Stamp] { named.values.compactMap { $0 } + [rest] }

  fileprivate func moved(_ move: (Stamp) -> Stamp) -> GroupAges {
    GroupAges(named.mapValues { $0.map(move) }, rest: move(rest))
  }
}
