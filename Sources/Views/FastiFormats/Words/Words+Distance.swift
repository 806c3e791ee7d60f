public import FastiCivil

extension UTF8Writer {
  /// Appends how far ahead a day is: `today`, `tomorrow`, `in 34 days`.
  /// - Parameter count: The days until it, from 0.
  public mutating func write(daysAhead count: Int, _ words: Words) {
    let kind = words.language.utf8Start.pointee
    switch (kind, count) {
    case (0x73, 0): write("i dag")
    case (0x73, 1): write("i morgon")
    case (0x76, 0): write("hôm nay")
    case (0x76, 1): write("ngày mai")
    case (_, 0): write("today")
    case (_, 1): write("tomorrow")
    case (0x73, _): write("om ", count, " dagar")
    case (0x76, _): write("còn ", count, " ngày")
    default: write("in ", count, " days")
    }
  }

  private mutating func write(_ before: StaticString, _ count: Int, _ after: StaticString) {
    write(before)
    write(count)
    write(after)
  }
}
