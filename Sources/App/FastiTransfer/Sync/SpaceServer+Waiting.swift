public import FastiRecords

/// A device that waits until its server has other changes than those up to a number.
public struct SyncWait: Sendable {
  /// The device.
  public let device: RecordID
  /// The number up to which it has everything.
  public let revision: Int
  /// How long it waits at most.
  public let seconds: Int

  /// The longest wait, in seconds.
  public static let longest = 25

  /// A wait of those parts.
  public init(device: RecordID, revision: Int, seconds: Int) {
    self.device = device
    self.revision = revision
    self.seconds = seconds
  }

  /// The answer to it.
  public static func answer(_ revision: Int) -> SyncAnswer {
    SyncAnswer(status: 200, body: ServedNews.bytes(revision))
  }
}

extension SpaceServer {
  /// What a question waits for: one for news, of a device that is known and has everything. Nil for any other question, and where
  /// there is news: ``answer(_:)`` answers it at once.
  public func wait(_ question: SyncQuestion) -> SyncWait? {
    guard question.method == "GET", Self.segments(question) == ["sync", "v1", "news"],
      let after = Self.number("after", question), let seconds = Self.number("wait", question), seconds > 0,
      case .success(let device)? = try? admit(question), let newest = try? newest(), newest == after
    else { return nil }
    return SyncWait(device: device.id, revision: after, seconds: min(seconds, SyncWait.longest))
  }
}
