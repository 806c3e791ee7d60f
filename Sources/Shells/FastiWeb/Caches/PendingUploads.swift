import FastiHTTP
import FastiRecords
import FastiTransfer

/// Uploaded files that were read and are not imported yet. They are few and in memory; after a restart the page asks for the file
/// once more.
final class PendingUploads: Sendable {
  private let kept = Lock<[Upload]>([])
  /// The most files, and the most bytes that they take together; the oldest is dropped first, the newest never.
  private static let most = 4, mostBytes = 8 * Uploads.largestImport

  /// What an uploaded file holds.
  struct Upload: Sendable {
    let space: Space
    /// A random name.
    let id: String
    /// The sender's name of the file.
    let name: String
    let file: ReadFile
  }

  /// Stores a file.
  func keep(_ upload: Upload) {
    kept.with { kept in
      kept.append(upload)
      while kept.count > Self.most || kept.count > 1 && kept.reduce(0, { $0 + $1.file.bytes }) > Self.mostBytes {
        kept.removeFirst()
      }
    }
  }

  /// The file of that name in a space; nil when it is no longer there.
  subscript(space: Space, id: String) -> Upload? { kept.with { $0.first { $0.space == space && $0.id == id } } }

  /// Forgets a file.
  func forget(_ upload: Upload) { kept.with { $0.removeAll { $0.space == upload.space && $0.id == upload.id } } }
}
