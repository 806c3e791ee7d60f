import FastiRecords

/// Lines that came from elsewhere, as changes. A line that is not one is refused alone, so it does not hold up the others.
struct ReceivedChanges {
  /// The changes that can be read, in the order of their lines.
  private(set) var changes: [SyncedChange] = []
  /// The lines that cannot.
  private(set) var refused: [RefusedLine] = []

  /// A line that is not a change.
  struct RefusedLine {
    /// Its number, from 1.
    let number: Int
    /// The id that it says; nil where none can be read.
    let change: RecordID?
    /// Why it is refused.
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

  /// The changes in the order of their stamps, in which they are merged.
  var inOrder: [SyncedChange] { changes.sorted { $0.change.stamp < $1.change.stamp } }

  /// What to report of the refused lines of a file or a page.
  func refusals(in place: String) -> [SyncResult.Refusal] {
    refused.map { SyncResult.Refusal(change: $0.change, place: "\(place):\($0.number)", error: $0.error) }
  }
}
