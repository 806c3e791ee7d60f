import FastiCivil
import FastiHolidays
public import FastiRecords

/// When and how often the user changed each rule, and program versions changed the shipped ones.
public struct RuleFeedSource: Sendable {
  /// When a rule was last changed, in milliseconds of Unix time, and how often.
  struct Change: Hashable, Sendable {
    var changed: Int64
    var sequence: Int
  }

  private let changes: [String: Change]
  /// The changes that affect every rule: another program version may rename or move a shipped rule, and a user's rule
  /// may refer to it.
  private let shipped: Change

  /// The change of a rule, and of those that ship.
  subscript(rule: RuleID) -> Change {
    guard let own = changes[rule.string] else { return shipped }
    return Change(
      changed: shipped.sequence > 0 ? max(own.changed, shipped.changed) : own.changed,
      sequence: own.sequence + shipped.sequence)
  }

  /// What a store holds, in one snapshot.
  /// - Throws: `.storage`.
  public static func read(from store: some Store) throws(Failure) -> RuleFeedSource {
    do {
      return try store.read { reader throws(StoreError) in
        // The first version of a rule is the rule; the first of a layer changes one, and a deleted layer does so again.
        var changes = try Self.changes(of: UserRule.self, from: 0, in: reader) { $0.ruleID }
        changes.merge(try Self.changes(of: RuleLayer.self, from: 1, in: reader) { $0.ruleID }) {
          Change(changed: max($0.changed, $1.changed), sequence: $0.sequence + $1.sequence)
        }
        return RuleFeedSource(changes: changes, shipped: Change(try reader.editions()))
      }
    } catch { throw Failure(error) }
  }

  private static func changes<Content: Record>(
    of kind: Content.Type, from first: Int, in reader: any StoreReader, _ rule: (Content) -> String
  ) throws(StoreError) -> [String: Change] {
    var changes: [String: Change] = [:]
    var gone = try reader.gone(kind)
    for version in try reader.versions(kind) {
      let name = rule(version.record)
      let more = gone.removeValue(forKey: version.id) ?? 0
      let known = changes[name] ?? Change(changed: 0, sequence: first - 1)
      changes[name] = Change(
        changed: max(known.changed, version.stamp.milliseconds), sequence: known.sequence + 1 + more)
    }
    return changes
  }
}

extension RuleFeedSource.Change {
  /// The shipped rules changed as often as one edition followed another.
  fileprivate init(_ editions: [ShippedEdition]) {
    let latest = editions.count > 1 ? editions.reduce(0) { max($0, $1.since) } : 0
    self.init(changed: max(ShippedEdition.firstWritten, latest), sequence: max(0, editions.count - 1))
  }
}
