/// What one command writes in one transaction: the unit of undo and history.
public struct Change: Hashable, Sendable {
  /// The caller chooses it, so that a repeated request after an error is recognised.
  public let id: RecordID
  /// What the change did, as stored: the text of a ``ChangeAction``, or the command line of an older version of the
  /// program.
  public let command: String
  /// When it was requested, in milliseconds of Unix time.
  public let time: Int64

  public init(id: RecordID, command: String, time: Int64) {
    self.id = id
    self.command = command
    self.time = time
  }

  /// A change requested now.
  public init(command: String, clock: WallClock, entropy: Entropy) {
    let now = clock.now
    self.init(id: .version7(milliseconds: now, entropy: entropy), command: command, time: now)
  }
}

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
