public import FastiRecords

/// A device that waits until its server has changes after a revision.
public struct SyncWait: Sendable {
  /// The device.
  public let device: RecordID
  /// The revision up to which it has everything.
  public let revision: Int
  /// The longest time to wait.
  public let seconds: Int

  /// The longest wait, in seconds.
  public static let longest = 25

  public init(device: RecordID, revision: Int, seconds: Int) {
    self.device = device
    self.revision = revision
    self.seconds = seconds
  }

  /// The answer to the wait.
  public static func answer(_ revision: Int) -> SyncAnswer {
    SyncAnswer(status: 200, body: ServedNews.bytes(revision))
  }
}

extension SpaceServer {
  /// The wait for a request for news, from a known device that has everything. Nil for any other request, and if there
  /// is news: then ``answer(_:)`` answers it at once.
  public func wait(_ question: SyncQuestion) -> SyncWait? {
    guard question.method == "GET", Self.segments(question) == ["sync", "v1", "news"],
      let after = Self.number("after", question), let seconds = Self.number("wait", question), seconds > 0,
      case .success(let known)? = try? admit(question), let newest = try? newest(), newest == after
    else { return nil }
    return SyncWait(device: known.device.id, revision: after, seconds: min(seconds, SyncWait.longest))
  }
}
