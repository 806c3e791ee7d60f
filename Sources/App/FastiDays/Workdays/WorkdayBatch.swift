public import FastiCivil
public import FastiHolidays
public import FastiRecords

/// Counts for a file of pairs of days, one pair a line.
public struct WorkdayBatch {
  private let source: WorkdaySource

  /// The business days of a source.
  public init(_ source: WorkdaySource) { self.source = source }

  /// Counts for every line of a stream, in the order of the lines.
  ///
  /// - Returns: Sentences about rules that could not answer for days in the input.
  /// - Throws: `.invalid` with line and column of a line that is not two days, unless such lines get the answer
  ///   `error`.
  public func callAsFunction(
    _ stream: any ByteStream, bounds: WorkdayBounds, skipsBad: Bool, progress: Progress = .none,
    write: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) -> [Sentence] {
    // The days in the input are not known before they are read, so the calendar contains all of them.
    let calendar = try source.calendar(over: Limits.days)
    var batch = BatchCount(Workdays(calendar), bounds: bounds, skipsBad: skipsBad)
    try batch.run(stream, progress: progress, write: write)
    guard let asked = batch.asked else { return [] }
    return calendar.gaps.filter {
      asked.lowerBound < $0.limits.first.number || asked.upperBound > $0.limits.last.number
    }.map(\.warning)
  }
}
