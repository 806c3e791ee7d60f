import FastiHTTP
import FastiRecords
import FastiTransfer

/// Uploaded files that were previewed and not used yet. There are few; after a restart the page asks for the file
/// again.
final class PendingUploads<Content: UploadContent>: Sendable {
  private let kept = Lock<[Upload]>([])
  private let most: Int, mostBytes: Int

  /// An uploaded file.
  struct Upload: Sendable {
    let space: Space
    /// A random name.
    let id: String
    /// The sender's name of the file.
    let name: String
    let content: Content
  }

  /// - Parameters:
  ///   - most: The greatest number of files.
  ///   - mostBytes: Their greatest total length in bytes; the oldest file is dropped first, the newest is kept.
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

  /// The file with a name in a space; nil if it is not there any more.
  subscript(space: Space, id: String) -> Upload? { kept.with { $0.first { $0.space == space && $0.id == id } } }

  /// Removes a file.
  func forget(_ upload: Upload) { kept.with { $0.removeAll { $0.space == upload.space && $0.id == upload.id } } }
}

/// The stored content of an uploaded file.
protocol UploadContent: Sendable {
  /// Its length in bytes.
  var size: Int { get }
}

// A file to import is kept in memory in its parsed form.
extension ReadFile: UploadContent {
  var size: Int { bytes }
}

// A backup is kept on the disk.
extension UploadedContent: UploadContent {
  var size: Int { Int(bytes) }
}
