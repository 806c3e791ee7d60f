import FastiRecords

/// Reads nothing, for a client that may get only what is the same for everyone. Its answers are made from the data of
/// the program alone, so they contain nothing of the user.
struct CommonReader: StoreReader {
  func version<Content: Record>(_ kind: Content.Type, id: RecordID) -> Version<Content>? { nil }
  func all<Content: Record>(_ kind: Content.Type, where filter: RecordFilter) -> [Version<Content>] { [] }
  func versions<Content: Record>(_ kind: Content.Type, id: RecordID) -> [Version<Content>] { [] }
  func versions<Content: Record>(_ kind: Content.Type) -> [Version<Content>] { [] }
  func forEachVersion<Content: Record>(
    of kind: Content.Type, _ body: (Version<Content>) throws(StoreError) -> Void
  ) {}
  func forEachLine<Line: RecordLine>(
    as line: Line.Type, _ body: (RevisionedLine<Line>) throws(StoreError) -> Void
  ) {}
  func authors<Content: Record>(_ kind: Content.Type) -> [RecordID] { [] }
  func changes() -> [AuthoredChange] { [] }
  func compactedCounts<Content: Record>(_ kind: Content.Type) -> [CompactedCount] { [] }
  func regions(_ codes: [String]?) -> [RegionText] { [] }
  func editions() -> [ShippedEdition] { [] }
  func latestStamp() -> Stamp { Stamp(milliseconds: 0, device: 0) }
  func knows(_ change: RecordID) -> Bool { false }
  func author(of id: RecordID) -> RecordID? { nil }
}
