public import FastiCivil
public import FastiHolidays
public import FastiRecords
import FastiRegions

/// The regions as in a list for people, by code.
///
/// If the user has no own region and no rule for a single region, the rows are lines of the index: nothing is sorted,
/// joined or read besides what a row shows.
public struct RegionRows: Sendable {
  /// A row for each region.
  public let rows: [RegionRow]
  /// The text that contains their codes and names, UTF-8.
  public let text: [UInt8]
  private let selected: [RegionCode]
  private let own: [RegionCode]

  /// Every region; rules are counted by their meaning on that day.
  /// - Throws: `.storage` from the store; `.invalid` when a stored rule text cannot be read.
  public static func read(
    from store: some Store, on day: Day, languages: [LanguageCode], zones: any Zones
  ) throws(Failure) -> RegionRows {
    let state: (selected: [RegionCode], isChanged: Bool)
    do throws(StoreError) {
      try Almanac.seed(store)
      state = try store.read { reader throws(StoreError) in
        let (rules, regions) = (try reader.all(UserRule.self), try reader.all(UserRegion.self))
        let isChanged = !regions.isEmpty || rules.contains { !$0.record.region.isEmpty }
        return (try Preferences([.regionsSelected], from: reader).selected, isChanged)
      }
    } catch { throw Failure(error) }
    guard state.isChanged else { return RegionRows(lines: RegionIndex.lines, day, languages, state.selected) }
    let list = ListRegions(try Almanac.readChanged(from: store, zones: zones))
    return RegionRows(list(on: day, languages: languages))
  }

  private init(lines: [UInt8], _ day: Day, _ languages: [LanguageCode], _ selected: [RegionCode]) {
    rows = RegionRow.all(in: lines, on: day, languages: languages)
    text = lines
    self.selected = selected
    own = []
  }

  /// The regions of a list.
  public init(_ items: [RegionItem]) {
    var text = UTF8Writer(capacity: items.count * 32)
    rows = items.map { item in
      let start = text.bytes.count
      text.write(utf8: item.code.bytes)
      let end = text.bytes.count
      text.write(text: item.name)
      return RegionRow(
        code: start..<end, name: end..<text.bytes.count, publicRules: item.publicRules, others: item.observances)
    }
    self.text = text.bytes
    selected = items.filter { $0.isSelected }.map { $0.code }
    own = items.filter { $0.isOwn }.map { $0.code }
  }

  /// Whether the region is one of `regions.selected`.
  public func isSelected(_ row: RegionRow) -> Bool { code(of: row, among: selected) != nil }

  /// Whether the region is the user's own.
  public func isOwn(_ row: RegionRow) -> Bool { code(of: row, among: own) != nil }

  /// Whether there is a shipped region with the code.
  public func isShipped(_ row: RegionRow) -> Bool {
    guard let code = code(of: row, among: own) else { return true }
    return ShippedRegion.code(like: code.string) != nil
  }

  private func code(of row: RegionRow, among codes: [RegionCode]) -> RegionCode? {
    for code in codes where code.bytes.count == row.code.count {
      if code.bytes.elementsEqual(text[row.code]) { return code }
    }
    return nil
  }
}
