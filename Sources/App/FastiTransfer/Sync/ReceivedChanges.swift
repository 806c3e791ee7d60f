import FastiRecords

/// Received lines as changes. A wrong line is refused by itself, so it does not block the others.
struct ReceivedChanges: Sendable {
  /// The changes that can be read, in the order of their lines.
  private(set) var changes: [SyncedChange] = []
  /// The lines that cannot be read.
  private(set) var refused: [RefusedLine] = []

  /// A line that is not a change.
  struct RefusedLine: Sendable {
    /// Its number, from 1.
    let number: Int
    /// The id in the line; nil if it cannot be read.
    let change: RecordID?
    /// The reason for refusing it.
    let error: StoreError
  }

  /// Reads lines, each without its line feed.
  init<Line: Sequence<UInt8>>(_ lines: [Line]) {
    for (place, line) in lines.enumerated() {
      let bytes = Array(line)
      do throws(StoreError) { changes.append(try ChangeLine.change(bytes)) } catch {
        refused.append(RefusedLine(number: place + 1, change: ChangeLine.id(of: bytes), error: error))
      }
    }
  }

  /// The changes in the order of their stamps, which is the order of merging.
  var inOrder: [SyncedChange] { changes.sorted { $0.change.stamp < $1.change.stamp } }

  /// The reports about the refused lines of a file or a page.
  func refusals(in place: String) -> [SyncResult.Refusal] {
    refused.map { SyncResult.Refusal(change: $0.change, place: "\(place):\($0.number)", error: $0.error) }
  }
}
