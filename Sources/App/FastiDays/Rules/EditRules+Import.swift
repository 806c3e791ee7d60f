import FastiCivil
public import FastiHolidays
public import FastiRecords

extension EditRules {
  /// The result of an import.
  public struct Imported: Hashable, Sendable {
    /// The number of rules, including those of whole regions.
    public var rules = 0
    /// The regions that are now the user's own, or were before.
    public var regions: [RegionCode] = []
  }

  /// Adds the regions and rules of a file. A region without a shipped one becomes the user's own, or replaces the
  /// user's own; a rule of another region replaces the user's rule of the same id. A rule that refers to a missing rule
  /// is added too: it has no days, and the linter reports it.
  /// - Returns: What was written.
  /// - Throws: `.refused` when a rule has the id of a shipped one, `.invalid` for a parent that does not exist or leads
  ///   back to its region, and for a name or a source that could not be typed; the import writes everything or nothing.
  public func `import`(_ regions: [Region]) throws(Failure) -> Imported {
    let whole = regions.filter(isWhole)
    let replaced = Set(whole.map(\.code))
    let shipped = shippedIDs(besides: replaced)
    var failures = RuleTexts.failures(regions)
    for region in regions {
      if !region.code.bytes.isEmpty, almanac.book[region.code] == nil, !replaced.contains(region.code) {
        // Rules for an existing region, or a user's region without a name.
        failures.append(
          Failure(.thing(.unknown(.region, nearest: nil)), value: region.code.string, hint: .ownRegion))
      }
      for rule in region.rules where shipped.contains(rule.id) {
        failures.append(
          Failure(.thing(.shippedID), value: rule.id.string))
      }
    }
    if let failure = Failure.joined(failures) { throw failure }
    let trial = almanac.with(book(with: whole))
    try checkParents(of: whole, in: trial.book)
    try trial.checkReferences(regions.map { ($0.rules, $0.code) }, needsTargets: false)
    return try write(ChangeAction(.import, .rules)) { writer throws(StoreError) in
      var done = Imported()
      // Read once: a file may have thousands of rules.
      var known: [String: StoredRule] = [:]
      for version in try writer.userRules() {
        known[version.record.ruleID] = StoredRule(id: version.id, record: version.record)
      }
      for region in regions {
        if replaced.contains(region.code) {
          try put(region, writer, &done)
        } else {
          for rule in region.rules { try put(rule, of: region.code, writer, &known, &done) }
        }
      }
      return done
    }
  }

  /// Whether a file defines a complete region, and not rules for an existing region: it has a name, and there is no
  /// shipped region with its code.
  private func isWhole(_ region: Region) -> Bool {
    !region.code.bytes.isEmpty && !region.names.entries.isEmpty
      && (almanac.ownRegions.contains(region.code) || almanac.book[region.code] == nil)
  }

  /// The ids of the shipped rules, without those of replaced regions.
  private func shippedIDs(besides replaced: Set<RegionCode>) -> Set<RuleID> {
    let regions = almanac.book.regions.filter { !replaced.contains($0.code) }
    return Set(regions.flatMap { $0.rules.map(\.id) }).subtracting(almanac.ownRules)
  }

  /// The regions after the import, including the user's rules of replaced regions.
  private func book(with whole: [Region]) -> RuleBook {
    var book = RuleBook(whole + almanac.book.regions)
    for region in whole {
      let rules = almanac.book[region.code]?.rules ?? []
      book.add(rules.filter { almanac.ownRules.contains($0.id) }, to: region.code)
    }
    return book
  }

  private func checkParents(of regions: [Region], in book: RuleBook) throws(Failure) {
    var failures: [Failure] = []
    for region in regions {
      guard let parent = region.parent else { continue }
      let problem: RuleMistake.Problem? =
        book[parent] == nil ? .unknown : book.parents(of: region.code).contains(region.code) ? .circular : nil
      guard let problem else { continue }
      let mistake = RuleMistake(field: .parent, value: parent.bytes, problem: problem)
      failures.append(Failure(RuleMistakes(mistakes: [mistake]), in: region.code.string))
    }
    if let failure = Failure.joined(failures) { throw failure }
  }

  private func put(_ region: Region, _ writer: any StoreWriter, _ done: inout Imported) throws(StoreError) {
    var text = UTF8Writer()
    text.write(region)
    done.regions.append(region.code)
    guard try writer.record(UserRegion.self, key: region.code.string)?.text != text.string else { return }
    try writer.put(UserRegion(code: region.code.string, text: text.string, userModifiedAt: now))
    done.rules += region.rules.count
  }

  /// A rule of the user, and its id in the store.
  private struct StoredRule {
    let id: RecordID
    let record: UserRule
  }

  /// - Parameter known: The rules of the user by their names.
  private func put(
    _ rule: Rule, of region: RegionCode, _ writer: any StoreWriter, _ known: inout [String: StoredRule],
    _ done: inout Imported
  ) throws(StoreError) {
    let stored = known[rule.id.string]
    let id = stored?.id ?? store.newID()
    let record = record(of: rule, in: region)
    if let old = stored?.record, old.text == record.text, old.region == record.region { return }
    try writer.put(record, id: id)
    known[rule.id.string] = StoredRule(id: id, record: record)
    done.rules += 1
  }
}
