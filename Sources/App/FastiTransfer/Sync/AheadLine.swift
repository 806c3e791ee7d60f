public import FastiRecords

/// A line on which a request can be sent before its answer is needed.
public protocol AheadLine: SyncLine {
  /// Sends a request.
  /// - Returns: Waits for the answer; called once at most.
  /// - Throws: Nothing by itself; what is returned throws as ``SyncLine/ask(_:)``.
  func begin(_ question: SyncQuestion) -> () throws(Failure) -> SyncAnswer
}
