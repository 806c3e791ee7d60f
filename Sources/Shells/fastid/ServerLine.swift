import FastiFetch
import FastiHost
import FastiRecords
import FastiTransfer

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

extension ServerLine: AheadLine {
  func begin<Content: Sendable>(
    _ question: SyncQuestion, _ read: @escaping @Sendable (SyncAnswer) throws(Failure) -> Content
  ) -> () throws(Failure) -> Content {
    let asked = AskedAhead { () throws(Failure) in try read(try ask(question)) }
    return { () throws(Failure) in try asked.answer() }
  }
}

/// A request that another thread sends, and whose answer it reads.
private final class AskedAhead<Content: Sendable> {
  private final class Answer: @unchecked Sendable {
    /// Written by the thread, and read after its end.
    var result: Result<Content, Failure>?
  }

  private let ask: @Sendable () throws(Failure) -> Content
  private let given = Answer()
  private var thread: SystemThread?

  init(_ ask: @escaping @Sendable () throws(Failure) -> Content) {
    self.ask = ask
    thread = SystemThread.start { [given] in
      do throws(Failure) { given.result = .success(try ask()) } catch { given.result = .failure(error) }
    }
  }

  deinit { thread?.join() }

  /// Waits for what was read; asks itself if there was no thread.
  func answer() throws(Failure) -> Content {
    thread?.join()
    thread = nil
    if let result = given.result { return try result.get() }
    return try ask()
  }
}
