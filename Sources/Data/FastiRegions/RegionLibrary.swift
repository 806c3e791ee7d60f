public import FastiHolidays

/// Regions by code, each with everything it inherits, read from their texts when they are first asked for.
///
/// The one loader of regions. The texts come from the program itself (``region(_:)``) or from wherever the caller keeps
/// them (``load(_:from:)``); what has been read is kept, so copy the value on rather than making another.
///
/// ```swift
/// import FastiRegions
///
/// var library = RegionLibrary()
/// print(library.region("AU-NSW")?.weekend(on: Day(year: 2026, month: 6, day: 19)).members ?? [])
/// // [Sunday, Saturday]
/// print(library.book.regions.map(\.code.string))  // ["AU-NSW", "AU"]
/// ```
public struct RegionLibrary: Sendable {
  /// The regions read so far, each as its own text describes it.
  public private(set) var book: RuleBook

  /// Why a region could not be loaded.
  ///
  /// ```swift
  /// import FastiRegions
  ///
  /// var library = RegionLibrary()
  /// do {
  ///   try library.load(["SE"]) { _ in Array("rigion SE".utf8) }
  /// } catch {
  ///   if case .unreadable(let code, let mistakes) = error { print(code.string, mistakes.mistakes.count) }
  /// }
  /// // SE 1
  /// ```
  public enum LoadError<Failure: Error>: Error {
    /// The text could not be had.
    case source(Failure)
    /// The text of that region is not one of the rule language.
    case unreadable(RegionCode, RuleMistakes)
  }

  /// Every region of the program. They are read once in a process, when this is first asked for.
  ///
  /// - Complexity: O(*n*) in the length of the texts the first time.
  package static let shipped: RegionLibrary = {
    var library = RegionLibrary()
    // The texts of the program can all be read: a test reads them.
    try? library.load(ShippedRegion.all.map { RegionCode("\($0.code)") }) { ShippedRegion.text($0) }
    return library
  }()

  /// A library that holds the regions given; no text is asked for a code that one of them has.
  public init(_ regions: [Region] = []) { book = RuleBook(regions) }

  /// Reads regions in their order, then the parents they name, each unless it is here already.
  ///
  /// A parent that does not exist, or one that leads back to its region, is not an error: ``RuleBook/merged(_:)`` ends the
  /// chain there, and the linter reports it. Parts of a user's region stay readable after the region was removed.
  ///
  /// - Parameters:
  ///   - codes: The regions wanted; their parents are found by their texts.
  ///   - text: The text of a region, or nil where there is no such region, which is not an error.
  /// - Throws: `.source` with what `text` throws; `.unreadable` with every mistake of a text.
  /// - Complexity: O(*n*) in the length of the texts read.
  public mutating func load<Failure>(
    _ codes: [RegionCode], from text: (RegionCode) throws(Failure) -> [UInt8]?
  ) throws(LoadError<Failure>) {
    var wanted = codes
    while !wanted.isEmpty {
      var parents: [RegionCode] = []
      for code in wanted {
        if book[code] == nil { try read(code, from: text) }
        if let parent = book[code]?.parent, book[parent] == nil { parents.append(parent) }
      }
      wanted = parents
    }
  }

  private mutating func read<Failure>(
    _ code: RegionCode, from text: (RegionCode) throws(Failure) -> [UInt8]?
  ) throws(LoadError<Failure>) {
    let bytes: [UInt8]?
    do { bytes = try text(code) } catch { throw .source(error) }
    guard let bytes else { return }
    do throws(RuleMistakes) {
      for region in try Region.readKept(bytes) { book.add(region) }
    } catch { throw .unreadable(code, error) }
  }

  /// The region of a code, or of another code for it, with everything it inherits; nil where neither the library nor the
  /// program has it.
  ///
  /// - Complexity: O(*n*) in the length of the texts the first time, O(rules) from then on.
  public mutating func region(_ code: RegionCode) -> Region? {
    // The texts of the program can all be read: a test reads them.
    try? load([code]) { ShippedRegion.text($0) }
    if let region = book.merged(code) { return region }
    guard let meant = book.code(meaning: code.string) ?? RegionIndex.shipped().code(also: code.string)
    else { return nil }
    try? load([meant]) { ShippedRegion.text($0) }
    return book.merged(meant)
  }
}
