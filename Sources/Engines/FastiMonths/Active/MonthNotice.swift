public import FastiCalendars
public import FastiCivil

/// The sentence about changed months.
public enum MonthNotice {
  /// `New data available for month Ramadan 1447; calendar updated.`, as UTF-8; nil when no month changed.
  public static func text(_ months: [HijriMonth]) -> [UInt8]? {
    guard !months.isEmpty else { return nil }
    var writer = UTF8Writer(capacity: 80)
    writer.write(months.count == 1 ? "New data available for month " : "New data available for months ")
    for (place, month) in months.enumerated() {
      if place > 0 { writer.write(", ") }
      writer.write(utf8: month.nameUTF8(in: .english) ?? [])
      writer.write(" ")
      writer.write(month.year)
    }
    writer.write("; calendar updated.")
    return writer.bytes
  }
}

extension HijriMonths {
  /// The months whose first day differs from an earlier table and that end on or after `today` in either table; in
  /// order.
  ///
  /// A month whose length alone changed is not included, because the next month is the one that moved.
  public func changed(since earlier: HijriMonths, from today: Day) -> [HijriMonth] {
    var changed: [HijriMonth] = []
    for month in definitions {
      guard let old = earlier[month.month], max(month.end, old.end) > today else { continue }
      if old.start != month.start { changed.append(month.month) }
    }
    return changed
  }
}
