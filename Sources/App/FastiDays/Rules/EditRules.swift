import FastiCivil
public import FastiHolidays
public import FastiRecords

/// Adds, changes and removes rules and the user's layer over them. Each call is one change that can be undone.
public struct EditRules {
  let store: any Store
  let almanac: Almanac
  let now: Int64

  /// Edits through a store.
  ///
  /// - Parameters:
  ///   - almanac: Every region of the store, read before.
  ///   - now: Unix milliseconds, for `userModifiedAt`.
  public init(_ store: any Store, _ almanac: Almanac, now: Int64) {
    self.store = store
    self.almanac = almanac
    self.now = now
  }

  /// Adds a rule of the user.
  /// - Returns: Its id.
  /// - Throws: Every mistake at once; `.notFound` for an unknown region.
  public func add(_ new: NewRule) throws(Failure) -> RuleID {
    let region = new.region.isEmpty ? RegionCode([]) : try almanac.code(new.region)
    let id = new.id { id in almanac.book.regions.contains { $0.rules.contains { $0.id == id } } }
    let rule = try new.rule(id: id)
    try almanac.checkReferences([([rule], region)])
    try write(.add, id) { writer throws(StoreError) in
      try writer.put(record(of: rule, in: region), id: store.newID())
    }
    return id
  }

  /// Replaces a rule of the user, keeping its id.
  /// - Throws: Every mistake at once; `.refused` for a shipped rule, `.notFound`.
  public func rewrite(_ id: String, _ new: NewRule) throws(Failure) {
    let name = try own(id).id
    try store.decide(ChangeAction(.edit, .rule, name.string)) { writer throws(StoreError) -> Result<Void, Failure> in
      try revise(name, writer) { old, _ throws(Failure) in try kept(new, over: old) }
    }
  }

  /// A rule that the user may replace.
  /// - Throws: `.refused` for a shipped rule, `.notFound`.
  @discardableResult
  public func own(_ id: String) throws(Failure) -> Rule {
    let rule = try ListRules(almanac).rule(id, on: Limits.days.first, languages: []).rule
    guard almanac.ownRules.contains(rule.id) else {
      throw Failure(.thing(.shipped), field: .id, value: id)
    }
    return rule
  }

  /// The fields of an edit; nil does not change a field, an empty text clears it.
  public struct LayerEdit: Sendable {
    /// The name that replaces the rule's.
    public var title: String?
    /// The symbol shown beside it.
    public var symbol: String?
    /// The symbol's colour, `#RRGGBB`.
    public var color: String?
    /// The user's notes.
    public var notes: String?
    /// Whether the rule's days are left out.
    public var hidden: Bool?

    /// An edit of these fields.
    public init(title: String?, symbol: String?, color: String?, notes: String?, hidden: Bool?) {
      self.title = title
      self.symbol = symbol
      self.color = color
      self.notes = notes
      self.hidden = hidden
    }

    var isEmpty: Bool { title == nil && symbol == nil && color == nil && notes == nil && hidden == nil }

    /// The layer of a rule after the edit; nil if nothing changes.
    fileprivate func layer(of rule: RuleID, over old: RuleLayer?, now: Int64) -> RuleLayer? {
      func merged(_ new: String?, _ old: String?) -> String? { new.map { $0.isEmpty ? nil : $0 } ?? old }
      let layer = RuleLayer(
        ruleID: rule.string, titleOverride: merged(title, old?.titleOverride),
        symbolName: merged(symbol, old?.symbolName), iconColor: merged(color, old?.iconColor),
        notes: merged(notes, old?.notes), hidden: hidden ?? old?.hidden ?? false, userModifiedAt: now)
      // A new time of change alone is not a change.
      return layer == old?.modified(at: now) ?? RuleLayer(ruleID: rule.string, userModifiedAt: now) ? nil : layer
    }
  }

  /// Changes the user's layer over a rule, and the rule itself if it is the user's own, in one change.
  /// - Throws: `.notFound`, `.invalid` for a wrong colour and for every mistake of the rule, `.refused` when the rule
  ///   itself is shipped.
  public func edit(_ id: String, _ edit: LayerEdit, _ revision: RuleRevision = RuleRevision()) throws(Failure) {
    guard !edit.isEmpty || !revision.isEmpty else {
      throw Failure(.usage(.nothingToChange))
    }
    let own = revision.isEmpty ? nil : try own(id).id
    let rule = edit.isEmpty ? nil : try layered(id, edit)
    let action = ChangeAction(.edit, .rule, RuleID(id).string)
    try store.decide(action) { writer throws(StoreError) -> Result<Void, Failure> in
      if let own {
        let revised = try revise(own, writer) { old, region throws(Failure) in
          let new = try revision.rule(of: old, in: region, on: today)
          let kept = try kept(new, over: old)
          return kept.text == text(of: old) && kept.region == region.string ? nil : kept
        }
        if case .failure = revised { return revised }
      }
      guard let rule else { return .success(()) }
      // Read here, so that an edit of somebody else is not lost.
      let old = try writer.record(RuleLayer.self, key: rule.string)
      if let layer = edit.layer(of: rule, over: old, now: now) { try writer.put(layer) }
      return .success(())
    }
  }

  /// Replaces a rule of the user with what becomes of it in this transaction, so that an edit of somebody else is not
  /// lost.
  /// - Parameter plan: The rule to write; nil if nothing changes. It gets the stored rule and its region.
  private func revise(
    _ id: RuleID, _ writer: any StoreWriter, _ plan: (Rule, RegionCode) throws(Failure) -> UserRule?
  ) throws(StoreError) -> Result<Void, Failure> {
    guard let stored = try writer.userRules().first(where: { $0.record.ruleID == id.string }) else {
      return .failure(Failure(.thing(.unknown(.rule, nearest: nil)), field: .id, value: id.string))
    }
    let planned: UserRule?
    do throws(Failure) { planned = try plan(stored.record.parsed(), RegionCode(stored.record.region)) } catch {
      return .failure(error)
    }
    if let planned { try writer.put(planned, id: stored.id) }
    return .success(())
  }

  /// The record of a rule from new fields, with what the fields do not show of the rule that it replaces.
  private func kept(_ new: NewRule, over old: Rule) throws(Failure) -> UserRule {
    let region = new.region.isEmpty ? RegionCode([]) : try almanac.code(new.region)
    let rule = try new.rule(id: old.id).keeping(old, new, on: today)
    try almanac.checkReferences([([rule], region)])
    return record(of: rule, in: region)
  }

  /// The day of the edit.
  private var today: Day { Instant(seconds: now / 1_000).day() }

  /// The rule whose layer an edit changes.
  private func layered(_ id: String, _ edit: LayerEdit) throws(Failure) -> RuleID {
    if let color = edit.color, !color.isEmpty, !Self.isColor(color) {
      throw Failure(.value(.color), field: .color, value: color)
    }
    let texts = [
      edit.title.map { TypedText(text: $0, field: .input(.ruleTitle), limit: 1_000) },
      edit.symbol.map { TypedText(text: $0, field: .input(.symbol), limit: 200) },
      edit.notes.map { TypedText(text: $0, field: .input(.notes), limit: 65_536, hasLines: true) },
    ]
    if let failure = Failure.joined(texts.flatMap { $0?.failures ?? [] }) { throw failure }
    return try ListRules(almanac).rule(id, on: Limits.days.first, languages: []).rule.id
  }

  /// Removes the user's layer from a rule.
  /// - Returns: Whether there was one.
  /// - Throws: `.notFound` when there is no such rule, `.storage`.
  public func reset(_ id: String) throws(Failure) -> Bool {
    let rule = try ListRules(almanac).rule(id, on: Limits.days.first, languages: []).rule.id
    return try write(.reset, rule) { writer throws(StoreError) in try writer.delete(RuleLayer.self, key: rule.string) }
  }

  /// Deletes a rule of the user, and the layer over it.
  /// - Returns: The rules that refer to it; they have no days from now on.
  /// - Throws: `.refused` for a shipped rule, `.notFound`.
  public func delete(_ id: String) throws(Failure) -> [RuleID] {
    let rule = try ListRules(almanac).rule(id, on: Limits.days.first, languages: []).rule.id
    guard almanac.ownRules.contains(rule) else {
      throw Failure(.thing(.shipped), field: .id, value: id)
    }
    try write(.delete, rule) { writer throws(StoreError) in
      for version in try writer.userRules() where version.record.ruleID == rule.string {
        try writer.delete(UserRule.self, id: version.id)
      }
      try writer.delete(RuleLayer.self, key: rule.string)
    }
    let others = almanac.book.regions.flatMap { $0.rules }.filter { $0.id != rule }
    return others.filter { $0.periods.contains { $0.pattern.target == rule } }.map { $0.id }
  }

  func record(of rule: Rule, in region: RegionCode) -> UserRule {
    UserRule(ruleID: rule.id.string, region: region.string, text: text(of: rule), userModifiedAt: now)
  }

  private func text(of rule: Rule) -> String {
    var text = UTF8Writer()
    text.write(rule)
    return text.string
  }

  @discardableResult
  private func write<Answer>(
    _ verb: ChangeAction.Verb, _ rule: RuleID, _ body: (any StoreWriter) throws(StoreError) -> Answer
  ) throws(Failure) -> Answer {
    try write(ChangeAction(verb, .rule, rule.string), body)
  }

  func write<Answer>(
    _ action: ChangeAction, _ body: (any StoreWriter) throws(StoreError) -> Answer
  ) throws(Failure) -> Answer {
    do { return try store.write(store.newChange(action), body) } catch { throw Failure(error) }
  }

  private static func isColor(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count == 7, bytes[0] == UInt8(ascii: "#") else { return false }
    return bytes.dropFirst().allSatisfy {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || (UInt8(ascii: "A")...UInt8(ascii: "F")).contains($0)
        || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
    }
  }
}
