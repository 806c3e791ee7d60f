package import FastiHolidays

/// The regions that ship with the program, without their rules: what a list of them says, written when the program is built.
///
/// Its lines are those of `RegionSummary`; a test compares each with that of the region's text. To read one takes a few
/// microseconds; to read a text takes some hundred times as long.
package struct RegionIndex: Sendable {
  /// A summary for each region, by code.
  package let regions: [RegionSummary]

  /// The index of the program.
  package static func shipped() -> RegionIndex {
    var regions: [RegionSummary] = []
    text.withUTF8Buffer { bytes in
      for line in [UInt8](bytes).split(separator: UInt8(ascii: "\n")) {
        if let summary = RegionSummary(line: line) { regions.append(summary) }
      }
    }
    return RegionIndex(regions: regions)
  }

  /// The summary of a code.
  package subscript(code: RegionCode) -> RegionSummary? {
    var (low, high) = (0, regions.count)
    while low < high {
      let middle = (low + high) / 2
      if regions[middle].code < code { low = middle + 1 } else { high = middle }
    }
    return low < regions.count && regions[low].code == code ? regions[low] : nil
  }

  /// The chain of parents of a region, nearest first.
  package func parents(of code: RegionCode) -> [RegionCode] {
    code.parents { self[$0]?.parent }
  }
}
