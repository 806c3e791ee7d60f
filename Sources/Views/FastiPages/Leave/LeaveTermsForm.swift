public import FastiLeave

/// The terms of one kind of leave, as they are typed.
public struct LeaveTermsForm: Sendable {
  /// The kind; nil for one that is to be made.
  public var type: LeaveType?
  /// The name of one that is to be made.
  public var name = Typed()
  /// The starting balance.
  public var start: Typed
  /// What a payday brings.
  public var rate: Typed
  /// From when on; empty for the next payday.
  public var rateFrom: Typed
  /// Where accrual stops; empty for never.
  public var cap: Typed
  /// `12-31:80`; empty for nothing that is lost.
  public var carry: Typed
  /// What plans keep.
  public var floor: Typed

  /// Terms.
  public init(
    _ type: LeaveType?, start: Typed = Typed(), rate: Typed = Typed(), rateFrom: Typed = Typed(),
    cap: Typed = Typed(), carry: Typed = Typed(), floor: Typed = Typed()
  ) {
    self.type = type
    self.start = start
    self.rate = rate
    self.rateFrom = rateFrom
    self.cap = cap
    self.carry = carry
    self.floor = floor
  }
}
