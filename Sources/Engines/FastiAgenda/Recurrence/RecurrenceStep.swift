/// The number of days, weeks, months or years from one to the next: 1 for each.
public struct RecurrenceStep: Hashable, Sendable {
  /// The valid steps.
  public static let limits: ClosedRange<Int> = 1...9999
  /// Each day, week, month or year.
  public static let one = RecurrenceStep(unchecked: 1)

  private let stored: UInt16
  /// 1 to 9999.
  public var count: Int { Int(stored) }

  private init(unchecked count: Int) { stored = UInt16(truncatingIfNeeded: count) }

  /// A step of n.
  /// - Throws: `.stepOutOfRange`.
  public init(_ count: Int) throws(RecurrenceError) {
    guard RecurrenceStep.limits.contains(count) else { throw .stepOutOfRange(count) }
    self.init(unchecked: count)
  }
}
