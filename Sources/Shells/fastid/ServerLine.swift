import FastiFetch
import FastiRecords

/// The connection of a device to the server it syncs with, by libcurl.
struct ServerLine: SyncLine {
  private let address: SyncAddress
  private let line: DeviceQuestion

  init(_ address: SyncAddress) {
    self.address = address
    line = DeviceQuestion(origin: address.origin, key: address.key, isPlain: address.isPlain)
  }

  func ask(_ question: SyncQuestion) throws(Failure) -> SyncAnswer {
    do {
      let answer = try line.ask(
        question.method, question.path, secret: question.secret, body: question.body, most: question.most)
      return SyncAnswer(status: answer.status, body: answer.body)
    } catch {
      let cause: SyncCause =
        switch error {
        case .wrongKey: .wrongKey
        case .untrusted: .untrusted
        case .tooLarge: .tooLarge(megabytes: question.most >> 20)
        default: .serverAway(NetworkCause(line: error.line))
        }
      throw Failure(.sync(cause), value: address.origin)
    }
  }
}
