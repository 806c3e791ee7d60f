import FastiDays
import FastiPerson
import FastiRecords
import FastiTransfer

/// The versions of a kind in a memory store, row by row.
struct MemoryRows: VersionRows {
  private let versions: [MemoryStore.Stored]
  private var row = -1
  private var column = 0

  init(_ versions: [MemoryStore.Stored]) { self.versions = versions.sorted { ($0.id, $0.stamp) < ($1.id, $1.stamp) } }

  mutating func next() throws(StoreError) -> Bool {
    (row, column) = (row + 1, -1)
    return row < versions.count
  }

  mutating func id() -> RecordID? { versions[row].id }
  mutating func stamp() -> Stamp? { versions[row].stamp }
  var fault: StoreError { .corrupt(path: "/data/fasti.db", detail: .row) }

  mutating func text() -> String {
    defer { column += 1 }
    // The deletion mark is before the columns of the kind.
    return column < 0 ? (versions[row].deleted ? "1" : "0") : versions[row].texts[column]
  }

  mutating func text(_ body: (borrowing Span<UInt8>) -> Void) {
    let text = text()
    body(text.utf8.span)
  }

  mutating func optionalText() -> String? {
    let text = text()
    return text.isEmpty ? nil : text
  }
  mutating func optionalInteger() -> Int64? { Int64(text()) }
  mutating func integer() -> Int64 { Int64(text()) ?? 0 }
  mutating func real() -> Double { Double(text()) ?? 0 }
  mutating func bytes() -> [UInt8] { Array(text().utf8) }
}
