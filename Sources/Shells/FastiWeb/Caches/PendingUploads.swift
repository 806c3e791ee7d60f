import FastiHTTP
import FastiRecords

/// Files that somebody has sent and not yet brought in. They are few, they stay in memory, and a restart forgets them: the
/// page then asks for the file once more.
final class PendingUploads: Sendable {
  private let kept = Lock<[Upload]>([])
  /// The most files that wait, and the most bytes of them all; the oldest goes first.
  private static let most = 4, mostBytes = 2 * Uploads.largestImport

  /// A file that waits.
  struct Upload: Sendable {
    /// A name that nobody guesses.
    let id: String
    /// What the sender calls it.
    let name: String
    let bytes: [UInt8]
  }

  /// Keeps a file.
  func keep(_ upload: Upload) {
    kept.with { kept in
      kept.append(upload)
      while kept.count > Self.most || kept.reduce(0, { $0 + $1.bytes.count }) > Self.mostBytes { kept.removeFirst() }
    }
  }

  /// The file of that name; nil where it is here no more.
  subscript(id: String) -> Upload? { kept.with { $0.first { $0.id == id } } }

  /// Forgets a file.
  func forget(_ id: String) { kept.with { $0.removeAll { $0.id == id } } }
}
