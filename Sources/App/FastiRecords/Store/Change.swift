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
