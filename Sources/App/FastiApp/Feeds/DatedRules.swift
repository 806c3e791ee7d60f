import FastiCivil
import FastiHolidays

/// When and how often the user changed each rule: what a feed has to tell of holidays.
public struct DatedRules: Sendable {
  /// When a rule was last changed, in milliseconds of Unix time, and how often.
  struct Change: Hashable, Sendable {
    var changed: Int64
    var sequence: Int
  }

  private let changes: [String: Change]

  /// The change of a rule; nil for one that is as it came with the program.
  subscript(rule: RuleID) -> Change? { changes[rule.string] }

  /// What a store holds, in one snapshot.
  /// - Throws: `.storage`.
  public static func read(from store: some Store) throws(Failure) -> DatedRules {
    do {
      return try store.read { reader throws(StoreError) in
        var changes: [String: Change] = [:]
        func note(_ rule: String, _ stamp: Stamp, first: Int) {
          let known = changes[rule]
          changes[rule] = Change(
            changed: max(known?.changed ?? 0, stamp.milliseconds), sequence: known.map { $0.sequence + 1 } ?? first)
        }
        // The first version of a rule is the rule; the first of a layer changes one, and a deleted layer does so again.
        for version in try reader.versions(UserRule.self) { note(version.record.ruleID, version.stamp, first: 0) }
        for version in try reader.versions(RuleLayer.self) { note(version.record.ruleID, version.stamp, first: 1) }
        return DatedRules(changes: changes)
      }
    } catch { throw Failure(error) }
  }
}
