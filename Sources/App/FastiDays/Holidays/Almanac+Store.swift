import FastiHolidays
public import FastiRecords
import FastiRegions

extension Almanac {
  /// The almanac of a store: shipped regions brought up to date, the user's rules, layers and settings.
  ///
  /// - Parameters:
  ///   - named: The regions a question names; with none, the selected ones. Only these, their parents and the user's
  ///     own are read and parsed; nil reads every region.
  ///   - zones: The source of a region's time zone.
  /// - Throws: `.storage` from the store; `.invalid` when a stored rule text cannot be read.
  /// - Complexity: O(*n*) in the length of the texts read.
  public static func read(
    from store: some Store, named: [String]?, zones: any Zones
  ) throws(Failure) -> Almanac {
    let content: Content
    do {
      _ = try store.seed(fingerprint: "\(ShippedRegion.fingerprint)") { ShippedRegion.texts }
      content = try store.read { reader throws(StoreError) in try Content(reader, named: named) }
      // What cannot be written now is laid anew another time: the right texts are read either way.
      if content.isDamaged { _ = try? mendRegions(of: store) }
    } catch { throw Failure(error) }
    return try content.almanac(zones)
  }

  /// Lays the shipped regions of a store anew where they are not the program's.
  ///
  /// - Returns: The codes of those that were laid anew.
  /// - Throws: `.storage` when the store cannot be read or written.
  public static func mendRegions(of store: some Store) throws(Failure) -> [String] {
    do {
      return try store.layAnew(fingerprint: "\(ShippedRegion.fingerprint)", ShippedRegion.texts)
    } catch { throw Failure(error) }
  }

  /// What is read from the store in one snapshot.
  private struct Content {
    var settings: Preferences
    var library: Result<RegionLibrary, Failure>
    var rules: [UserRule]
    var layers: [RuleLayer]
    /// Whether the store has another text of a shipped region than the program.
    var isDamaged = false

    init(_ reader: any StoreReader, named: [String]?) throws(StoreError) {
      let stored = try reader.all(Setting.self)
      let settings = Preferences { key in stored.first { $0.record.key == key.rawValue }?.record.value }
      self.settings = settings
      let codes = named.map { $0.isEmpty ? settings.selected.map(\.string) : $0 }
      var isDamaged = false
      do throws(RegionLibrary.LoadError<StoreError>) {
        library = .success(try Content.library(reader, codes, &isDamaged))
      } catch {
        switch error {
        case .source(let error): throw error
        case .unreadable(let code, let mistakes): library = .failure(Failure(mistakes, in: code.string))
        }
      }
      self.isDamaged = isDamaged
      rules = try reader.all(UserRule.self).map(\.record)
      layers = try reader.all(RuleLayer.self).map(\.record)
    }

    /// The regions of the codes and their parents; every region when a code is not among them, so that the error can
    /// name the nearest.
    ///
    /// The store was brought up to date, so its texts are the program's. Where they are not, something bent them, and the
    /// program's are read.
    private static func library(
      _ reader: any StoreReader, _ codes: [String]?, _ isDamaged: inout Bool
    ) throws(RegionLibrary.LoadError<StoreError>) -> RegionLibrary {
      var isBent = false
      defer { isDamaged = isBent }
      if let codes {
        let codes = codes.map { RegionCode($0) }
        var library = RegionLibrary()
        try library.load(codes) { code throws(StoreError) in
          let stored = try reader.regions([code.string]).first?.text
          guard let shipped = ShippedRegion.text(code), shipped != stored else { return stored }
          isBent = true
          return shipped
        }
        if codes.allSatisfy({ library.book[$0] != nil }) { return library }
      }
      var library = RegionLibrary()
      var texts: [RegionText]
      do { texts = try reader.regions(nil) } catch { throw .source(error) }
      if texts != ShippedRegion.texts { (texts, isBent) = (ShippedRegion.texts, true) }
      try library.load(texts.map { RegionCode($0.code) }) { code throws(StoreError) in
        texts.first { $0.code == code.string }?.text
      }
      return library
    }

    func almanac(_ zones: any Zones) throws(Failure) -> Almanac {
      var book = try library.get().book
      var own: Set<RuleID> = []
      for rule in rules {
        let parsed = try rule.parsed()
        own.insert(parsed.id)
        book.add(parsed, to: RegionCode(rule.region))
      }
      var byRule: [RuleID: RuleLayer] = [:]
      for layer in layers { byRule[RuleID(layer.ruleID)] = layer }
      return Almanac(book: book, layers: byRule, ownRules: own, settings: settings, zones: zones)
    }
  }
}

extension UserRule {
  /// The rule that its text describes.
  /// - Throws: `.invalid` when the text cannot be read; what this program wrote always can.
  func parsed() throws(Failure) -> Rule {
    // A rule block needs a region line above it; the text keeps only the block.
    let file = Array("region USER\n".utf8) + Array(text.utf8)
    do throws(RuleMistakes) {
      guard let rule = try Region.read(file).first?.rules.first else {
        throw RuleMistakes(mistakes: [RuleMistake(field: .pattern, problem: .missing)])
      }
      return rule
    } catch { throw Failure(error, in: ruleID) }
  }
}

extension ShippedRegion {
  /// The shipped regions as the store keeps them.
  static var texts: [RegionText] {
    all.map { region in
      RegionText(code: "\(region.code)", hash: "\(region.hash)", text: region.text.withUTF8Buffer { Array($0) })
    }
  }
}
