package import FastiHolidays

/// The regions that ship with the program, without their rules: what a list of them says, written when the program is built.
///
/// Its lines are those of `RegionSummary`; a test compares each with that of the region's text. To read one takes a few
/// microseconds; to read a text takes some hundred times as long. A list for people needs only a part of each line, which
/// `RegionRow` reads.
package struct RegionIndex: Sendable {
  /// A summary for each region, by code.
  package let regions: [RegionSummary]

  /// The index of the program.
  package static func shipped() -> RegionIndex {
    RegionIndex(regions: lines.split(separator: UInt8(ascii: "\n")).compactMap { RegionSummary(line: $0) })
  }

  /// Its lines, UTF-8.
  package static var lines: [UInt8] { text.withUTF8Buffer { [UInt8]($0) } }

  /// The summary of a code.
  package subscript(code: RegionCode) -> RegionSummary? {
    var (low, high) = (0, regions.count)
    while low < high {
      let middle = (low + high) / 2
      if regions[middle].code < code { low = middle + 1 } else { high = middle }
    }
    return low < regions.count && regions[low].code == code ? regions[low] : nil
  }

  /// The region that has a text as another code, in capital or small letters; nil if there is none.
  package func code(also text: String) -> RegionCode? {
    regions.first { $0.aliases.contains { $0.matches(text) } }?.code
  }

  /// The chain of parents of a region, nearest first.
  package func parents(of code: RegionCode) -> [RegionCode] {
    code.parents { self[$0]?.parent }
  }
}
