public import FastiCivil

/// An era of the Japanese calendar, one reign since 1868.
///
/// ```swift
/// let era = JapaneseEra.showa
/// print(era.name, era.kanji, era.firstYear, era.days)  // Showa 昭和 1926 1926-12-25/1989-01-07
/// ```
public enum JapaneseEra: UInt8, CaseIterable, Sendable {
  /// 1868 to 1912-07-29; in this calendar from 1873-01-01 (Meiji 6), when Japan took over the Gregorian months.
  case meiji
  /// 1912-07-30 to 1926-12-24.
  case taisho
  /// 1926-12-25 to 1989-01-07.
  case showa
  /// 1989-01-08 to 2019-04-30.
  case heisei
  /// From 2019-05-01 on.
  case reiwa

  /// The era's name in Latin letters.
  public var name: StaticString {
    switch self {
    case .meiji: "Meiji"
    case .taisho: "Taisho"
    case .showa: "Showa"
    case .heisei: "Heisei"
    case .reiwa: "Reiwa"
    }
  }

  /// The era's name in Japanese.
  public var kanji: StaticString {
    switch self {
    case .meiji: "明治"
    case .taisho: "大正"
    case .showa: "昭和"
    case .heisei: "平成"
    case .reiwa: "令和"
    }
  }

  /// The Gregorian year that is year 1 of the era.
  public var firstYear: Int {
    switch self {
    case .meiji: 1868
    case .taisho: 1912
    case .showa: 1926
    case .heisei: 1989
    case .reiwa: 2019
    }
  }

  /// The days for which this calendar uses the era.
  ///
  /// The day of a change belongs to the new era. No end of Reiwa is known; dates are written in the current era until
  /// another is proclaimed (JIS X 0301:2019).
  public var days: DayRange {
    switch self {
    case .meiji: dayRange(-35_428, -20_975)
    case .taisho: dayRange(-20_974, -15_714)
    case .showa: dayRange(-15_713, 6_946)
    case .heisei: dayRange(6_947, 18_016)
    case .reiwa: dayRange(18_017, Limits.days.last.number)
    }
  }

  /// The era of a day from 1873-01-01 on.
  @inline(__always)
  init(_ day: Day) {
    self =
      switch day.number {
      case 18_017...: .reiwa
      case 6_947...: .heisei
      case (-15_713)...: .showa
      case (-20_974)...: .taisho
      default: .meiji
      }
  }
}
