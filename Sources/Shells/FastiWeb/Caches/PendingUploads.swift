import FastiHTTP
import FastiRecords
import FastiTransfer

/// Uploaded files that were previewed and not used yet. They are few; after a restart the page asks for the file once more.
final class PendingUploads<Content: UploadContent>: Sendable {
  private let kept = Lock<[Upload]>([])
  private let most: Int, mostBytes: Int

  /// What an uploaded file holds.
  struct Upload: Sendable {
    let space: Space
    /// A random name.
    let id: String
    /// The sender's name of the file.
    let name: String
    let content: Content
  }

  /// - Parameters:
  ///   - most: The most files.
  ///   - mostBytes: The most bytes that they take together; the oldest is dropped first, the newest never.
  init(most: Int, mostBytes: Int) {
    self.most = most
    self.mostBytes = mostBytes
  }

  /// Stores a file.
  func keep(_ upload: Upload) {
    kept.with { kept in
      kept.append(upload)
      while kept.count > most || kept.count > 1 && kept.reduce(0, { $0 + $1.content.size }) > mostBytes {
        kept.removeFirst()
      }
    }
  }

  /// The file of that name in a space; nil when it is no longer there.
  subscript(space: Space, id: String) -> Upload? { kept.with { $0.first { $0.space == space && $0.id == id } } }

  /// Forgets a file.
  func forget(_ upload: Upload) { kept.with { $0.removeAll { $0.space == upload.space && $0.id == upload.id } } }
}

/// What is kept of an uploaded file.
protocol UploadContent: Sendable {
  /// Its length in bytes.
  var size: Int { get }
}

// A file to import stays in memory as what was read of it.
extension ReadFile: UploadContent {
  var size: Int { bytes }
}

// A backup stays on the disk.
extension UploadedContent: UploadContent {
  var size: Int { Int(bytes) }
}
