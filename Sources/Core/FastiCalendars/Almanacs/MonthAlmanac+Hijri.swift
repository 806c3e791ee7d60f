import FastiCivil

extension AlmanacID {
  /// Whether its months are those of a Hijri calendar.
  public var isHijri: Bool { name.withUTF8Buffer { $0.starts(with: "hijri-".utf8) } }

  /// The tables of Hijri months.
  public static var hijri: [AlmanacID] { allCases.filter { $0.isHijri } }
}

extension HijriMonths {
  /// The months of a country's table; after its end those of Umm al-Qura, moved by the days of its fall-back.
  ///
  /// - Parameters:
  ///   - id: A table of Hijri months.
  ///   - years: Hijri years; those outside ``ummAlQuraYears`` are left out.
  /// - Complexity: O(*n*) in the number of months.
  public static func almanac(_ id: AlmanacID, years: ClosedRange<Int> = ummAlQuraYears) -> HijriMonths {
    let table = id.table
    let base = ummAlQura(years: years)
    let shift = table.fallback?.shift ?? 0
    var starts = base.definitions.map { $0.start.number + Int32(shift) }
    starts.append((base.days.last + 1 + shift).number)
    var marks = [UInt8](repeating: mark(.almanac, .projected), count: base.count)
    for (place, entry) in table.entries.enumerated() {
      guard let month = HijriMonth(year: Int(entry.year), month: Int(entry.month)) else { continue }
      let index = month - base.first
      guard index >= 0, index < base.count else { continue }
      starts[index] = entry.start.number
      if place < table.decided, !entry.isComputed { marks[index] = mark(.almanac, .confirmed) }
    }
    return HijriMonths(first: base.first, starts: starts, marks: marks)
  }
}

extension AlmanacID {
  /// The table with that name, as UTF-8; nil when none ships.
  public init?(name bytes: some Collection<UInt8>) {
    for almanac in AlmanacID.allCases {
      let same = almanac.name.withUTF8Buffer { $0.elementsEqual(bytes) }
      if same {
        self = almanac
        return
      }
    }
    return nil
  }
}
