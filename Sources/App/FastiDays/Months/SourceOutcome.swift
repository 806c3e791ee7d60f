public import FastiRecords

/// The outcome of one source in a refresh.
public struct SourceOutcome: Sendable {
  /// Whether it had new months, nothing new, or failed.
  public enum Result: Sendable {
    /// Months that are new or have another first day.
    case new([FetchedMonthRecord])
    /// It had nothing new.
    case unchanged
    /// It could not be asked or read.
    case failed(Failure)
  }

  /// Which of the two sources was asked.
  public let origin: FetchedMonthRecord.Origin
  public let result: Result

  public init(_ origin: FetchedMonthRecord.Origin, _ result: Result) {
    self.origin = origin
    self.result = result
  }

  /// The failure; nil if it did not fail.
  public var failure: Failure? { if case .failed(let failure) = result { failure } else { nil } }
  /// `new`, `unchanged` or `failed`.
  public var name: String {
    switch result {
    case .new: "new"
    case .unchanged: "unchanged"
    case .failed: "failed"
    }
  }
}
