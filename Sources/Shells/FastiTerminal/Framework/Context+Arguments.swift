public import FastiCivil
public import FastiRecords

extension Context {
  /// The DATE at a position, or nil if it is missing.
  /// - Throws: `.invalid` with what to type.
  public func day(at position: Int, _ field: Field.Input = .date) throws(Failure) -> Day? {
    guard let text = invocation.argument(position) else { return nil }
    return try dates().day(text, field: .input(field))
  }

  /// The DATE in an option, or nil.
  /// - Throws: `.invalid` if it is not a day.
  public func day(_ option: Option) throws(Failure) -> Day? {
    guard let text = invocation[option] else { return nil }
    return try dates().day(text, field: option.field)
  }

  /// The DATE in an option on which something ends that begins on a day; words count from that day. Nil if the option is
  /// missing.
  /// - Throws: `.invalid` if it is not a day.
  public func day(_ option: Option, endsWhatBegins first: Day?) throws(Failure) -> Day? {
    guard let text = invocation[option] else { return nil }
    return try dates().day(text, endsWhatBegins: first, field: option.field)
  }

  /// The YEAR at a position, or nil.
  /// - Throws: `.invalid` if it is not a year.
  public func year(at position: Int, _ field: Field.Input = .year) throws(Failure) -> Int? {
    guard let text = invocation.argument(position) else { return nil }
    return try DateReader.year(text, field: .input(field))
  }

  /// The whole number at a position, or nil.
  /// - Throws: `.invalid` if it is not a whole number.
  public func number(at position: Int, _ field: Field.Input = .number) throws(Failure) -> Int? {
    guard let text = invocation.argument(position) else { return nil }
    guard let number = Int(text) else {
      throw CommandLineError.notANumber(text, .min ... .max, field: .input(field)).failure
    }
    return number
  }

  /// The MONTH, or the month of the DATE, at a position, or nil.
  /// - Throws: `.invalid` if it is neither a month nor a day.
  public func month(at position: Int, _ field: Field.Input = .month) throws(Failure) -> YearMonth? {
    guard let text = invocation.argument(position) else { return nil }
    return try dates().monthOrDay(text, field: .input(field))
  }

  /// The WEEK, or the week of the DATE, at a position, or nil.
  /// - Throws: `.invalid` if it is neither a week nor a day.
  public func week(at position: Int, _ field: Field.Input = .week) throws(Failure) -> ISOWeek? {
    guard let text = invocation.argument(position) else { return nil }
    return try dates().weekOrDay(text, field: .input(field))
  }

  /// The range `--from` to `--to`, both ends included; either end may be missing.
  /// - Throws: `.invalid` if the first day is after the last.
  public func range(from: Option, to: Option, else missing: DayRange) throws(Failure) -> DayRange {
    let first = try day(from) ?? missing.first
    let last = try day(to) ?? missing.last
    do { return try DayRange(first, last) } catch { throw Failure(error, field: from.field) }
  }
}
