package import FastiHolidays

/// One region file as it ships with the program: rules are data, and this is their text.
///
/// ```swift
/// import FastiRegions
///
/// print(ShippedRegion.all.contains { "\($0.code)" == "SE" })  // true
/// ```
public struct ShippedRegion: Sendable {
  /// The file's name without its ending, which is the region's code: `SE`, `AU-NSW`.
  public let code: StaticString
  /// The file's text, UTF-8, in the language of Documentation/Rules.md.
  public let text: StaticString
  /// The text's 64-bit FNV-1a hash, sixteen hexadecimal digits: it differs when the text does, so that a store knows
  /// which regions to read again.
  ///
  /// FNV-1a is due to Fowler, Noll and Vo. It guards against forgetting, not against forgery.
  public let hash: StaticString
}

extension ShippedRegion {
  /// The text of the region of a code; nil when no such region ships.
  package static func text(_ code: RegionCode) -> [UInt8]? {
    for region in all where region.code.withUTF8Buffer({ $0.elementsEqual(code.bytes) }) {
      return region.text.withUTF8Buffer { [UInt8]($0) }
    }
    return nil
  }
}
