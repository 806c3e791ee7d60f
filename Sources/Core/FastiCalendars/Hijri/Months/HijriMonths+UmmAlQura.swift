import FastiCivil

extension HijriMonths {
  /// The years that ``ummAlQura(years:)`` knows: 1343 to 1832.
  public static var ummAlQuraYears: ClosedRange<Int> { HijriUmmAlQura.years }

  /// The months of Umm al-Qura: those of 1343 to 1500 as published, later ones by its rule and so projected.
  ///
  /// - Parameter years: Hijri years; those outside ``ummAlQuraYears`` are left out, and all of them if none is inside.
  /// - Complexity: O(*n*) in the number of months, some 5 ns each.
  /// - Source: Documentation/Mathematics/UmmAlQura.md.
  public static func ummAlQura(years: ClosedRange<Int> = ummAlQuraYears) -> HijriMonths {
    let known = years.overlaps(ummAlQuraYears) ? years.clamped(to: ummAlQuraYears) : ummAlQuraYears
    let count = 12 * known.count
    var starts: [Int32] = []
    var marks: [UInt8] = []
    starts.reserveCapacity(count + 1)
    marks.reserveCapacity(count)
    var end = HijriUmmAlQura.year(known.lowerBound).start
    starts.append(end.number)
    for number in known {
      let year = HijriUmmAlQura.year(number)
      let published = HijriUmmAlQura.published.years.contains(number)
      let mark = published ? self.mark(.table, .confirmed) : self.mark(.astronomical, .projected)
      for month in 0..<12 {
        end += year.length(month)
        starts.append(end.number)
        marks.append(mark)
      }
    }
    return HijriMonths(first: HijriMonth(ordinal: Int32(12 * known.lowerBound)), starts: starts, marks: marks)
  }
}
