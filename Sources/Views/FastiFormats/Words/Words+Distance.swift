public import FastiCivil

extension UTF8Writer {
  /// Appends the distance of a later day: `today`, `tomorrow`, `in 34 days`.
  /// - Parameter count: The days until it, from 0.
  public mutating func write(daysAhead count: Int, _ words: Words) {
    let kind = words.language.utf8Start.pointee
    switch (kind, count) {
    case (UInt8(ascii: "s"), 0): write("i dag")
    case (UInt8(ascii: "s"), 1): write("i morgon")
    case (UInt8(ascii: "v"), 0): write("hôm nay")
    case (UInt8(ascii: "v"), 1): write("ngày mai")
    case (_, 0): write("today")
    case (_, 1): write("tomorrow")
    case (UInt8(ascii: "s"), _): write("om ", count, " dagar")
    case (UInt8(ascii: "v"), _): write("còn ", count, " ngày")
    default: write("in ", count, " days")
    }
  }

  private mutating func write(_ before: StaticString, _ count: Int, _ after: StaticString) {
    write(before)
    write(count)
    write(after)
  }
}
