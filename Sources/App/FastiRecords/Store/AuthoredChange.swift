/// A change as another store sends it. Merged versions keep it.
public struct AuthoredChange: Hashable, Sendable {
  /// Its id, its action and its time.
  public let change: Change
  /// The stamp it began at.
  public let stamp: Stamp
  /// The change this one undid; nil for any other change.
  public let undoes: RecordID?
  /// The number of the device it was made on.
  public let device: UInt64

  /// A change of those parts.
  public init(change: Change, stamp: Stamp, undoes: RecordID?, device: UInt64) {
    self.change = change
    self.stamp = stamp
    self.undoes = undoes
    self.device = device
  }
}
