/// What one command writes, in one transaction: the unit of undo and history.
public struct Change: Hashable, Sendable {
  /// Made by whoever asks for the change, so that asking again after an error is recognised.
  public let id: RecordID
  /// What it did, as the store keeps it: the text of a ``ChangeAction``, or the command line of an older program.
  public let command: String
  /// When it was asked for, in milliseconds of Unix time.
  public let time: Int64

  /// A change of those parts.
  public init(id: RecordID, command: String, time: Int64) {
    self.id = id
    self.command = command
    self.time = time
  }

  /// A change asked for now.
  public init(command: String, clock: WallClock, entropy: Entropy) {
    let now = clock.now
    self.init(id: .version7(milliseconds: now, entropy: entropy), command: command, time: now)
  }
}
