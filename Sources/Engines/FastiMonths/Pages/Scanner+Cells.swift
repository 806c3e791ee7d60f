import FastiCivil

// Cells that contain only one item.
extension Scanner {
  /// A month's name, optionally with its number before and its year after it.
  var monthCell: (number: Int?, month: Int, year: Int?)? {
    var place = 0
    let number = number(0)
    if number != nil { place = skipping(")", at: skipping(".", at: 1)) }
    guard let name = hijriMonth(place) else { return nil }
    if name.end == tokens.count { return (number, name.month, nil) }
    guard let year = hijriYear(skipping(",", at: name.end)), year.end == tokens.count else { return nil }
    return (number, name.month, year.year)
  }

  /// A date with its year, optionally with its weekday.
  var dateCell: WrittenDate? {
    guard let date = date(0), date.end == tokens.count else { return nil }
    return date
  }

  var weekdayCell: Weekday? { tokens.count - (isMark(1, ".") ? 1 : 0) == 1 ? weekday(0) : nil }

  /// 29 or 30, optionally followed by `days`.
  var lengthCell: Int? {
    guard let length = number(0), length == 29 || length == 30 else { return nil }
    return skipping(word: "days", at: 1) == tokens.count ? length : nil
  }

  /// A Hijri year.
  var yearCell: Int? {
    guard let year = hijriYear(skipping(word: "year", at: 0)), year.end == tokens.count else { return nil }
    return year.year
  }

  /// The only Hijri year of a heading; nil when there are several or none.
  var headingYear: Int? {
    var found: Int?
    for place in tokens.indices {
      guard let year = hijriYear(place) else { continue }
      if let found, found != year.year { return nil }
      found = year.year
    }
    return found
  }
}
