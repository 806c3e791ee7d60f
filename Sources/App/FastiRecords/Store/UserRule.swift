/// A holiday rule of the user, which can be edited and deleted.
public struct UserRule: Record {
  /// The rule's own id, unique among all rules: `user.midsommarfest`.
  public let ruleID: String
  /// The region it belongs to; empty for every region.
  public let region: String
  /// The rule as text of the rule language.
  public let text: String
  /// When the user last changed it, in milliseconds of Unix time.
  public let userModifiedAt: Int64

  public init(ruleID: String, region: String, text: String, userModifiedAt: Int64) {
    self.ruleID = ruleID
    self.region = region
    self.text = text
    self.userModifiedAt = userModifiedAt
  }

  /// The table and columns of the kind.
  public static let kind = RecordKind(
    table: "rule", columns: ["rule_id", "region", "text", "user_modified_at"], label: "rule_id",
    blank: [.erased, .text(""), .erased, .integer(0)], meeting: .whole, reach: .synced)

  /// It never fails: the text is parsed where rules are read.
  public init?(reading columns: inout some ColumnReader) {
    self.init(
      ruleID: columns.text(), region: columns.text(), text: columns.text(), userModifiedAt: columns.integer())
  }

  /// Writes the rule's text unchanged.
  public func write(to columns: inout some ColumnWriter) {
    columns.write(text: ruleID)
    columns.write(text: region)
    columns.write(text: text)
    columns.write(integer: userModifiedAt)
  }
}

extension StoreReader {
  /// The rules of the user, each under a name that no other one has, in the order of their ids.
  ///
  /// Two devices can make rules with one `rule_id` apart. The rule with the smaller id keeps that name; the other one
  /// answers under the name with `-2`, or with the next number that no rule has. An edit makes that its `rule_id`.
  /// - Throws: ``StoreError`` when the store cannot be read.
  package func userRules() throws(StoreError) -> [Version<UserRule>] { UserRule.named(try all(UserRule.self)) }

  /// The rules that answer under another name than their `rule_id`, because another rule has it: both names.
  /// - Throws: ``StoreError`` when the store cannot be read.
  package func secondNames() throws(StoreError) -> [(id: RecordID, shared: String, second: String)] {
    let rules = try all(UserRule.self)
    var found: [(id: RecordID, shared: String, second: String)] = []
    for (stored, named) in zip(rules, UserRule.named(rules)) where stored.record.ruleID != named.record.ruleID {
      found.append((named.id, stored.record.ruleID, named.record.ruleID))
    }
    return found
  }
}

extension UserRule {
  /// The rules with a second name for each whose name an earlier one has.
  fileprivate static func named(_ rules: [Version<UserRule>]) -> [Version<UserRule>] {
    let names = rules.map(\.record.ruleID).sorted()
    // Sorted names need no set, whose type a command would have to set up.
    guard zip(names, names.dropFirst()).contains(where: { $0 == $1 }) else { return rules }
    var taken = Set(names)
    var kept: Set<String> = []
    return rules.map { version in
      let rule = version.record
      if kept.insert(rule.ruleID).inserted { return version }
      var number = 2
      while !taken.insert("\(rule.ruleID)-\(number)").inserted { number += 1 }
      let named = UserRule(
        ruleID: "\(rule.ruleID)-\(number)", region: rule.region, text: rule.text, userModifiedAt: rule.userModifiedAt)
      return Version(id: version.id, stamp: version.stamp, record: named)
    }
  }
}
