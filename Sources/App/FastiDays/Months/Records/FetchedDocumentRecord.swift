public import FastiRecords

/// The headers of a document when it was last fetched, so that the server does not send it again unchanged.
public struct FetchedDocumentRecord: KeyedRecord {
  /// The address of the document; for the committee's announcements, `committee` and the kind of document.
  public let address: String
  /// The server's `ETag`, as sent; for announcements, the months with their first days.
  public let tag: String?
  /// The server's `Last-Modified`, as sent; for announcements, those that have the day they were posted, with that day.
  public let modified: String?

  public init(address: String, tag: String?, modified: String?) {
    self.address = address
    self.tag = tag
    self.modified = modified
  }

  /// The document's address; a store has one record for each address.
  public var key: String { address }

  /// The table and columns of the kind.
  public static let kind = RecordKind(
    table: "month_document", columns: ["address", "tag", "modified"], label: "address",
    blank: [.erased, .nothing, .nothing], meeting: .whole, reach: .synced)

  /// It never fails: any texts are valid.
  public init?(reading columns: inout some ColumnReader) {
    self.init(address: columns.text(), tag: columns.optionalText(), modified: columns.optionalText())
  }

  /// Writes the address, the tag and the time; the last two are empty if the server sent none.
  public func write(to columns: inout some ColumnWriter) {
    columns.write(text: address)
    columns.write(optionalText: tag)
    columns.write(optionalText: modified)
  }
}
