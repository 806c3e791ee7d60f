public import FastiRecords

/// What came of one source in a refresh.
public struct SourceOutcome: Sendable {
  /// How it went.
  public enum Result: Sendable {
    /// Months that are new or begin on another day.
    case new([FetchedMonthRecord])
    /// It said nothing that was not known.
    case unchanged
    /// It could not be asked or read, and gave nothing new.
    case failed(Failure)
  }

  /// Whose documents they are.
  public let origin: FetchedMonthRecord.Origin
  /// How it went.
  public let result: Result

  public init(_ origin: FetchedMonthRecord.Origin, _ result: Result) {
    self.origin = origin
    self.result = result
  }

  /// What failed; nil when it did not.
  public var failure: Failure? { if case .failed(let failure) = result { failure } else { nil } }
  /// The months that are new; none when nothing is.
  public var stored: [FetchedMonthRecord] { if case .new(let months) = result { months } else { [] } }
  /// `new`, `unchanged` or `failed`.
  public var name: String {
    switch result {
    case .new: "new"
    case .unchanged: "unchanged"
    case .failed: "failed"
    }
  }
}
