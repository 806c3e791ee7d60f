public import FastiPerson
public import FastiRecords
import Glibc

/// Hashes pass-phrases in a child process of `fastid`, one process for each hash.
///
/// A hash maps and unmaps 64 MiB. In the process of the server, its other threads waited for that.
public struct PassPhraseChild: PassPhraseHasher {
  /// The service of `fastid` that hashes.
  public static let service = "hash-pass-phrase"
  /// The longest question, in bytes; a pipe holds it.
  private static let longest = 4_096

  private enum Status {
    static let noMemory: Int32 = 1
    static let unreadable: Int32 = 2
  }

  private let client = FastidClient()

  /// Hashes with the `fastid` beside the running program.
  public init() {}

  /// The hash of a pass-phrase, with a random salt.
  /// - Throws: `.storage` when no child can be started, or when it does not have enough memory.
  public func hash(_ phrase: [UInt8]) throws(Failure) -> String {
    String(decoding: try answer("", phrase), as: UTF8.self)
  }

  /// Whether a pass-phrase has that hash; a wrong one takes as long.
  /// - Throws: `.storage` when no child can be started, or when it does not have enough memory.
  public func isPhrase(_ phrase: [UInt8], of hash: String) throws(Failure) -> Bool {
    try answer(hash, phrase) == [UInt8(ascii: "1")]
  }

  /// The answer to a line with a hash, which is empty for a new one, and a pass-phrase.
  private func answer(_ hash: String, _ phrase: [UInt8]) throws(Failure) -> [UInt8] {
    let question = Array(hash.utf8) + [UInt8(ascii: "\n")] + phrase
    guard question.count <= Self.longest else { return [] }
    let ending = try client.run([Self.service], input: .secret(question))
    switch ending.status {
    case 0: return ending.output
    case Status.noMemory: throw Failure(.machine(.noMemory))
    default: throw Failure(.helper(.silent))
    }
  }

  /// The service: answers one question from the standard input with the new hash, or with 1 or 0 for whether the pass-phrase has the
  /// hash.
  /// - Returns: The exit status.
  public static func serve(_ hasher: any PassPhraseHasher) -> Int32 {
    do {
      guard let question = try FileDescriptor(number: 0).readAll(limit: longest),
        let end = question.firstIndex(of: UInt8(ascii: "\n"))
      else { return Status.unreadable }
      let (hash, phrase) = (String(decoding: question[..<end], as: UTF8.self), Array(question[(end + 1)...]))
      let answer = hash.isEmpty ? try hasher.hash(phrase) : try hasher.isPhrase(phrase, of: hash) ? "1" : "0"
      try FileDescriptor(number: 1).writeAll(Array(answer.utf8))
      return 0
    } catch { return Status.noMemory }
  }
}
