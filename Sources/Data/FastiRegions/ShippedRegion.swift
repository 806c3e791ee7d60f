package import FastiHolidays

/// One region as it ships with the program: rules are data, and this is their text.
///
/// ```swift
/// import FastiRegions
///
/// print(ShippedRegion.all.contains { "\($0.code)" == "SE" })  // true
/// ```
public struct ShippedRegion: Sendable {
  /// The region's code: `SE`, `AU-NSW`. A file of several regions ships as one each.
  public let code: StaticString
  /// The region's text, UTF-8, in the language of Documentation/Rules.md.
  public let text: StaticString
  /// The text's 64-bit FNV-1a hash, sixteen hexadecimal digits: it differs when the text does, so that a store knows
  /// which regions to read again.
  ///
  /// FNV-1a is due to Fowler, Noll and Vo. It guards against forgetting, not against forgery.
  public let hash: StaticString
}

extension ShippedRegion {
  /// The code that a text means, in capitals or small letters; nil when no such region ships.
  package static func code(like text: String) -> RegionCode? {
    func lower(_ byte: UInt8) -> UInt8 { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 : byte }
    for region in all
    where region.code.withUTF8Buffer({ $0.elementsEqual(text.utf8) { lower($0) == lower($1) } }) {
      return region.code.withUTF8Buffer { RegionCode(Array($0)) }
    }
    return nil
  }

  /// The text of the region of a code; nil when no such region ships.
  package static func text(_ code: RegionCode) -> [UInt8]? {
    for region in all where region.code.withUTF8Buffer({ $0.elementsEqual(code.bytes) }) {
      return region.text.withUTF8Buffer { [UInt8]($0) }
    }
    return nil
  }
}
