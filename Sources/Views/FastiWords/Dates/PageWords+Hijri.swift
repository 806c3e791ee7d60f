public import FastiCalendars

// Hijri dates in the reader's language; the names in Arabic are written beside them, from right to left.
extension PageWords {
  /// The name without its year, in English if the language has none.
  public func name(_ month: HijriMonth) -> String {
    let wanted = NameLanguage(code: Array(language.utf8)) ?? .english
    let name = month.nameUTF8(in: wanted) ?? month.nameUTF8(in: .english)
    return name.map { String(decoding: $0, as: UTF8.self) } ?? String(month.month)
  }

  /// The name of a month, 1 to 12, without a year.
  public func name(hijriMonth number: Int) -> String {
    HijriMonth(year: 1, month: number).map { name($0) } ?? String(number)
  }

  /// The month's name in Arabic.
  public func arabic(_ month: HijriMonth) -> String? {
    month.nameUTF8(in: .arabic).map { String(decoding: $0, as: UTF8.self) }
  }

  /// `Ramadan 1447`.
  public func title(_ month: HijriMonth) -> String { "\(name(month)) \(month.year)" }

  /// `1 Ramadan 1447`.
  public func text(_ date: HijriDate) -> String { "\(date.dayOfMonth) \(title(date.month))" }
}
