import FastiRecords
@testable import FastiTransfer
import StoreContract

/// The line of a device to a server in the same process, which may break.
final class PeerLine: SyncLine, @unchecked Sendable {
  private let server: Peer
  private let device: Peer
  /// The number of requests after which it breaks; nil for never.
  private var cutAfter: Int?
  /// Whether the request at which it breaks has reached the server.
  private let arrives: Bool

  init(_ device: Peer, to server: Peer, cutAfter: Int? = nil, arrives: Bool = true) {
    (self.device, self.server, self.cutAfter, self.arrives) = (device, server, cutAfter, arrives)
  }

  func ask(_ question: SyncQuestion) throws(Failure) -> SyncAnswer {
    let isCut = cutAfter == 0
    cutAfter = cutAfter.flatMap { $0 == 0 ? nil : $0 - 1 }
    if isCut, !arrives { throw Failure(.sync(.serverAway(.cut))) }
    if server.fault == .unread, question.method == "POST", question.path.hasSuffix("/changes") {
      return SyncAnswer(status: 200, body: PushAnswer(before: 0, revision: 0, new: 0, refused: []).bytes)
    }
    let answer = SpaceServer(
      server.log, attachments: NoAttachments(), entropy: server.entropy, now: server.clock.now
    ).answer(question)
    if isCut { throw Failure(.sync(.serverAway(.cut))) }
    return toldSchema(answer)
  }

  /// The answer with the schema of another program, where one of both is older.
  private func toldSchema(_ answer: SyncAnswer) -> SyncAnswer {
    guard server.isOlder != device.isOlder, var state = try? ServedState.read(answer.body) else { return answer }
    state.schema = "0000000000000000"
    return SyncAnswer(status: answer.status, body: state.bytes)
  }
}
