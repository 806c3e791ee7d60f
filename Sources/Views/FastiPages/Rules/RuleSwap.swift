/// A weekday off and the weekend day worked in exchange, as they were typed into two fields.
public struct RuleSwap: Hashable, Sendable {
  /// The day that is off.
  public var off: String
  /// The day that is worked.
  public var worked: String

  /// An exchange.
  public init(off: String = "", worked: String = "") {
    self.off = off
    self.worked = worked
  }

  /// Whether nothing was typed.
  public var isEmpty: Bool { off.isEmpty && worked.isEmpty }
}
