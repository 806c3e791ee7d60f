import FastiHolidays
public import FastiRecords
import FastiRegions

extension Almanac {
  /// The almanac of a store: shipped regions, updated if necessary, and the user's rules, layers and settings.
  ///
  /// - Parameters:
  ///   - named: The regions of a question; if empty, the selected ones. Only these, their parents and the user's own
  ///     regions are read and parsed; nil reads every region.
  ///   - zones: The source of a region's time zone.
  /// - Throws: `.storage` from the store; `.invalid` when a stored rule text cannot be read.
  /// - Complexity: O(*n*) in the length of the texts that are read.
  public static func read(
    from store: some Store, named: [String]?, zones: any Zones
  ) throws(Failure) -> Almanac {
    try read(from: store, named.map { Wanted.named($0) } ?? .all, zones)
  }

  /// The almanac of a store with only the regions that the user changed: the user's own, those with rules of the user,
  /// and all that inherit from them. With ``RegionIndex`` this is enough for a list of every region.
  ///
  /// - Throws: `.storage` from the store; `.invalid` when a stored rule text cannot be read.
  public static func readChanged(from store: some Store, zones: any Zones) throws(Failure) -> Almanac {
    try read(from: store, .changed, zones)
  }

  private static func read(
    from store: some Store, _ wanted: Wanted, _ zones: any Zones
  ) throws(Failure) -> Almanac {
    let content: Content
    do {
      try seed(store)
      content = try store.read { reader throws(StoreError) in try Content(reader, wanted) }
    } catch { throw Failure(error) }
    return try content.almanac(zones)
  }

  /// Writes the shipped regions of this program into a store that has those of another version. Does nothing inside a
  /// read.
  /// - Throws: ``StoreError`` when the store cannot be read or written.
  public static func seed(_ store: some Store) throws(StoreError) {
    _ = try store.seed(fingerprint: "\(ShippedRegion.fingerprint)") { ShippedRegion.texts }
  }

  /// Writes the shipped regions of a store again if they differ from the program's.
  ///
  /// - Returns: The codes of the regions that were written again.
  /// - Throws: `.storage` when the store cannot be read or written.
  public static func mendRegions(of store: some Store) throws(Failure) -> [String] {
    do {
      return try store.layAnew(fingerprint: "\(ShippedRegion.fingerprint)", ShippedRegion.texts)
    } catch { throw Failure(error) }
  }

  /// The regions to read.
  private enum Wanted {
    /// These regions; if empty, the selected ones.
    case named([String])
    /// The regions that the user changed, and regions that inherit from them.
    case changed
    case all
  }

  /// The content that is read from the store in one snapshot.
  private struct Content {
    var settings: Preferences
    var library = RegionLibrary()
    /// The user's rules, each with its region.
    var rules: [(rule: Rule, region: RegionCode)] = []
    /// Why a region or a rule cannot be read.
    var problem: Failure?
    var layers: [RuleLayer]
    /// Those of the read regions that are the user's own. A list: to copy a set makes the runtime look up its types by name.
    var ownRegions: [RegionCode]

    init(_ reader: any StoreReader, _ wanted: Wanted) throws(StoreError) {
      let stored = try reader.all(Setting.self)
      let settings = Preferences { key in stored.first { $0.record.key == key.rawValue }?.record.value }
      self.settings = settings
      let userRules = try reader.userRules().map(\.record)
      let codes: [String]?
      switch wanted {
      case .named(let named): codes = named.isEmpty ? settings.selected.map { $0.string } : named
      case .changed:
        let own = try reader.all(UserRegion.self).map(\.record.code)
        codes = Content.changed(own + userRules.map(\.region).filter { !$0.isEmpty })
      case .all: codes = nil
      }
      do throws(Failure) {
        rules = try userRules.map { rule throws(Failure) in (try rule.parsed(), RegionCode(rule.region)) }
      } catch { problem = error }
      let further = try Content.referred(reader, rules)
      var own: [RegionCode] = []
      do throws(RegionLibrary.LoadError<StoreError>) {
        library = try Content.library(reader, codes.map { $0 + further }, &own)
      } catch {
        switch error {
        case .source(let error): throw error
        case .unreadable(let code, let mistakes): problem = Failure(mistakes, in: code.string)
        }
      }
      ownRegions = own
      // A list of regions also counts hidden rules.
      if case .changed = wanted { layers = [] } else { layers = try reader.all(RuleLayer.self).map(\.record) }
    }

    /// Regions, and the shipped regions that inherit from them.
    private static func changed(_ codes: [String]) -> [String] {
      guard !codes.isEmpty else { return [] }
      let changed = Set(codes.map { RegionCode($0) })
      let index = RegionIndex.shipped()
      let parts = index.regions.map(\.code).filter { code in
        !changed.contains(code) && index.parents(of: code).contains { changed.contains($0) }
      }
      return codes + parts.map(\.string)
    }

    /// The regions of the rules from which rules of every region count: that of a rule of the user, every region of the
    /// user, whose rules may have any id, and the shipped region with which the rule's id begins.
    private static func referred(
      _ reader: any StoreReader, _ rules: [(rule: Rule, region: RegionCode)]
    ) throws(StoreError) -> [String] {
      let everywhere = rules.filter { $0.region.bytes.isEmpty }.map(\.rule)
      let targets = everywhere.targets
      guard !targets.isEmpty else { return [] }
      let own = try reader.all(UserRegion.self).map(\.record.code)
      return own
        + targets.compactMap { id in
          rules.first { $0.rule.id == id }?.region.string ?? ShippedRegion.code(of: id)?.string
        }
    }

    /// The regions of the codes and their parents; without codes, every region. Unknown codes are left out.
    ///
    /// The user's own region replaces a shipped one. The texts of the others come from the program: the store has a
    /// copy of them, which is not read here, so damage to it does not change an answer.
    private static func library(
      _ reader: any StoreReader, _ codes: [String]?, _ own: inout [RegionCode]
    ) throws(RegionLibrary.LoadError<StoreError>) -> RegionLibrary {
      if let codes {
        var library = RegionLibrary()
        var found: [RegionCode] = []
        defer { own = found }
        func load(_ codes: [RegionCode]) throws(RegionLibrary.LoadError<StoreError>) {
          try library.load(codes) { code throws(StoreError) in
            guard let region = try reader.record(UserRegion.self, key: code.string) else {
              return ShippedRegion.text(code)
            }
            found.append(code)
            return Array(region.text.utf8)
          }
        }
        // The capitals of a user's code are not known: it is tried as typed, and in capitals.
        try load(codes.flatMap { [RegionCode($0), ShippedRegion.code(like: $0) ?? RegionCode($0.uppercased())] })
        // A code that no region has may be another code of one; the index has those of the program.
        let unknown = codes.filter { library.book.code(meaning: $0) == nil && !$0.isEmpty }
        guard !unknown.isEmpty else { return library }
        let index = RegionIndex.shipped()
        let others: [UserRegion]
        do { others = try reader.all(UserRegion.self).map(\.record) } catch { throw .source(error) }
        try load(unknown.compactMap { index.code(also: $0) } + others.map { RegionCode($0.code) })
        return library
      }
      let regions: [UserRegion]
      do { regions = try reader.all(UserRegion.self).map(\.record) } catch { throw .source(error) }
      if regions.isEmpty { return .shipped }
      own = regions.map { RegionCode($0.code) }
      var library = RegionLibrary()
      try library.load(ShippedRegion.texts.map { RegionCode($0.code) } + own.sorted()) { code throws(StoreError) in
        regions.first { $0.code == code.string }.map { Array($0.text.utf8) } ?? ShippedRegion.text(code)
      }
      return library
    }

    func almanac(_ zones: any Zones) throws(Failure) -> Almanac {
      if let problem { throw problem }
      var book = library.book
      var own: Set<RuleID> = []
      // No dictionary by region: setting up its type costs more than the rules of most people.
      var regions: [RegionCode] = []
      for (_, region) in rules where !regions.contains(region) { regions.append(region) }
      for region in regions.sorted() {
        let rules = rules.filter { $0.region == region }.map(\.rule)
        own.formUnion(rules.map(\.id))
        book.add(rules, to: region)
      }
      var byRule: [RuleID: RuleLayer] = [:]
      for layer in layers { byRule[RuleID(layer.ruleID)] = layer }
      return Almanac(
        book: book, layers: byRule, ownRules: own, ownRegions: Set(ownRegions), settings: settings, zones: zones)
    }
  }
}

extension UserRule {
  /// The rule that its text describes, under its name.
  /// - Throws: `.invalid` when the text cannot be read; a text that this program wrote always can.
  func parsed() throws(Failure) -> Rule {
    // A rule block needs a region line above it; the text keeps only the block.
    let file = Array("region USER\n".utf8) + Array(text.utf8)
    do throws(RuleMistakes) {
      guard var rule = try Region.readKept(file).first?.rules.first else {
        throw RuleMistakes(mistakes: [RuleMistake(field: .pattern, problem: .missing)])
      }
      // The text contains the id with which it was made; another rule may have it.
      rule.id = RuleID(ruleID)
      return rule
    } catch { throw Failure(error, in: ruleID) }
  }
}

extension ShippedRegion {
  /// The region with whose code the id of a rule begins: `SE` for `se.julafton`, `SE@seed` for `se-seed.julafton`.
  fileprivate static func code(of id: RuleID) -> RegionCode? {
    guard let dot = id.bytes.firstIndex(of: UInt8(ascii: ".")) else { return nil }
    var begin = Array(id.bytes[..<dot])
    if let code = Self.code(like: String(decoding: begin, as: UTF8.self)) { return code }
    guard let hyphen = begin.lastIndex(of: UInt8(ascii: "-")) else { return nil }
    begin[hyphen] = UInt8(ascii: "@")
    return Self.code(like: String(decoding: begin, as: UTF8.self))
  }

  /// The shipped regions as a store contains them.
  static var texts: [RegionText] {
    all.map { region in
      RegionText(code: "\(region.code)", hash: "\(region.hash)", text: region.text.withUTF8Buffer { Array($0) })
    }
  }
}
