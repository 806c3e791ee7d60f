import FastiCivil
import FastiHolidays
public import FastiRecords

/// The time and number of changes of each rule, by the user and by new versions of the shipped rules.
public struct RuleFeedSource: Sendable {
  /// The time of a rule's last change, in milliseconds of Unix time, and the number of changes.
  struct Change: Hashable, Sendable {
    var changed: Int64
    var sequence: Int
  }

  private let changes: [String: Change]
  /// The changes that affect every rule: another version of the program may rename or move a shipped rule, and a user's
  /// rule may refer to it.
  private let shipped: Change

  /// The changes of a rule and of the shipped rules.
  subscript(rule: RuleID) -> Change {
    guard let own = changes[rule.string] else { return shipped }
    return Change(
      changed: shipped.sequence > 0 ? max(own.changed, shipped.changed) : own.changed,
      sequence: own.sequence + shipped.sequence)
  }

  /// Reads the source from a store, in one snapshot.
  /// - Throws: `.storage`.
  public static func read(from store: some Store) throws(Failure) -> RuleFeedSource {
    do {
      return try store.read { reader throws(StoreError) in
        // The first version of a rule creates it; the first version of a layer changes a rule, and deleting the layer
        // changes it again.
        let names = try reader.secondNames()
        var changes = try Self.changes(of: UserRule.self, from: 0, in: reader) { version in
          // Also what was changed under the shared name counts for the second one.
          [version.record.ruleID] + names.filter { $0.id == version.id }.map { $0.second }
        }
        changes.merge(try Self.changes(of: RuleLayer.self, from: 1, in: reader) { [$0.record.ruleID] }) {
          Change(changed: max($0.changed, $1.changed), sequence: $0.sequence + $1.sequence)
        }
        return RuleFeedSource(changes: changes, shipped: Change(try reader.editions()))
      }
    } catch { throw Failure(error) }
  }

  private static func changes<Content: Record>(
    of kind: Content.Type, from first: Int, in reader: any StoreReader, _ rules: (Version<Content>) -> [String]
  ) throws(StoreError) -> [String: Change] {
    var changes: [String: Change] = [:]
    var gone = try reader.gone(kind)
    for version in try reader.versions(kind) {
      let more = gone.removeValue(forKey: version.id) ?? 0
      for name in rules(version) {
        let known = changes[name] ?? Change(changed: 0, sequence: first - 1)
        changes[name] = Change(
          changed: max(known.changed, version.stamp.milliseconds), sequence: known.sequence + 1 + more)
      }
    }
    return changes
  }
}

extension RuleFeedSource.Change {
  /// The shipped rules have changed whenever one edition followed another.
  fileprivate init(_ editions: [ShippedEdition]) {
    let latest = editions.count > 1 ? editions.reduce(0) { max($0, $1.since) } : 0
    self.init(changed: max(ShippedEdition.firstWritten, latest), sequence: max(0, editions.count - 1))
  }
}
