/// A change received from another store. Its merged versions keep it.
public struct AuthoredChange: Hashable, Sendable {
  /// Its id, its action and its time.
  public let change: Change
  /// The stamp at which it began.
  public let stamp: Stamp
  /// The change that it undid; nil for any other change.
  public let undoes: RecordID?
  /// The number of its device.
  public let device: UInt64

  public init(change: Change, stamp: Stamp, undoes: RecordID?, device: UInt64) {
    self.change = change
    self.stamp = stamp
    self.undoes = undoes
    self.device = device
  }
}
