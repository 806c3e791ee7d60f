/// The reads from a store at one moment. It is valid only inside the closure that receives it.
public protocol StoreReader {
  /// Says which kinds will be asked about, so that a store can find out in one step which of them have no version. It
  /// changes no answer.
  func expect(_ kinds: [RecordKind])

  /// The greatest version of a thing, a deletion included; nil if there never was one.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func version<Content: Record>(_ kind: Content.Type, id: RecordID) throws(StoreError) -> Version<Content>?

  /// The things that exist, in the order of their ids; those of days in any order.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func all<Content: Record>(
    _ kind: Content.Type, where filter: RecordFilter
  ) throws(StoreError) -> [Version<Content>]

  /// Every version of a thing, oldest first.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func versions<Content: Record>(_ kind: Content.Type, id: RecordID) throws(StoreError) -> [Version<Content>]

  /// Every version of every thing of a kind, by id, then oldest first.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func versions<Content: Record>(_ kind: Content.Type) throws(StoreError) -> [Version<Content>]

  /// Every version of every thing of a kind, in the same order, one at a time, so that memory does not grow with their
  /// number.
  /// - Throws: Also what the body throws, which ends the loop.
  func forEachVersion<Content: Record>(
    of kind: Content.Type, _ body: (Version<Content>) throws(StoreError) -> Void
  ) throws(StoreError)

  /// Every existing thing of a kind, in the order of the ids, one at a time: its greatest version, and the number of
  /// earlier versions, including compacted ones. The argument of the body is valid only while the body runs.
  /// - Throws: Also what the body throws, which ends the loop.
  func forEachLine<Line: RecordLine>(
    as line: Line.Type, _ body: (RevisionedLine<Line>) throws(StoreError) -> Void
  ) throws(StoreError)

  /// The change that wrote each version of a kind, in the order of ``forEachVersion(of:_:)``.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func authors<Content: Record>(_ kind: Content.Type) throws(StoreError) -> [RecordID]

  /// Every change, made here or merged, by its stamp.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func changes() throws(StoreError) -> [AuthoredChange]

  /// The number of versions before some stored ones, for things that have lost versions, by id, then oldest first.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func compactedCounts<Content: Record>(_ kind: Content.Type) throws(StoreError) -> [CompactedCount]

  /// Shipped regions in their shipped order: all, or those of the given codes. Codes that are not shipped are left out.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func regions(_ codes: [String]?) throws(StoreError) -> [RegionText]

  /// Every edition of the shipped regions that this store or a merged store has had, by time.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func editions() throws(StoreError) -> [ShippedEdition]

  /// The greatest stamp that the store knows: "as known at" it is the present.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func latestStamp() throws(StoreError) -> Stamp

  /// Whether a change with that id was made in this store: then the request for it is a repetition.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func knows(_ change: RecordID) throws(StoreError) -> Bool

  /// The change that wrote the greatest version of a thing of any kind; nil if there never was one.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func author(of id: RecordID) throws(StoreError) -> RecordID?
}

extension StoreReader {
  /// Prepares nothing.
  public func expect(_ kinds: [RecordKind]) {}

  /// How many versions of each thing of a kind are no longer stored; things that have them all are left out.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func gone<Content: Record>(_ kind: Content.Type) throws(StoreError) -> [RecordID: Int] {
    CompactedCount.gone(try compactedCounts(kind))
  }

  /// A thing's content; nil if it does not exist.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func record<Content: Record>(_ kind: Content.Type, id: RecordID) throws(StoreError) -> Content? {
    guard let version = try version(kind, id: id), !version.deleted else { return nil }
    return version.record
  }

  /// The record of a key; nil if it does not exist.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func record<Content: KeyedRecord>(_ kind: Content.Type, key: String) throws(StoreError) -> Content? {
    try record(kind, id: Content.id(for: key))
  }

  /// Every thing of a kind that exists, in the order of the ids.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func all<Content: Record>(_ kind: Content.Type) throws(StoreError) -> [Version<Content>] {
    try all(kind, where: .everything)
  }
}

/// Which records of a kind are wanted, by columns of `RecordKind.columns`; an index on the column makes it fast.
public enum RecordFilter: Hashable, Sendable {
  /// Every record.
  case everything
  /// The records whose column equals that text.
  case text(column: String, is: String)
  /// The records whose column is a number in that range.
  case range(column: String, ClosedRange<Int64>)
  /// The records whose column is not null.
  case filled(column: String)
  /// Those that may be on a day of a range, by the columns that say their days. Their order is not said, because sorting them would
  /// cost as much as reading them.
  case days(DayColumns, ClosedRange<Int64>)
}
