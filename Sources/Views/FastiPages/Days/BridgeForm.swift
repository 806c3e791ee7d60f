/// The question for the best days of leave: `year`, `budget`, `goal` = `total` or `longest`, `min`.
public struct BridgeForm: Sendable {
  /// The year.
  public var year: Typed
  /// The most days of leave.
  public var budget: Typed
  /// What is to be won.
  public var isLongest: Bool
  /// The shortest span that counts, unless the longest is wanted.
  public var minimum: Typed

  /// A question.
  public init(year: Typed, budget: Typed = Typed("5"), isLongest: Bool = false, minimum: Typed = Typed("4")) {
    self.year = year
    self.budget = budget
    self.isLongest = isLongest
    self.minimum = minimum
  }
}
