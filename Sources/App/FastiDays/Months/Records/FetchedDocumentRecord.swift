public import FastiRecords

/// What a server sent about a document when it was last fetched, so that it need not be sent again unchanged.
public struct FetchedDocumentRecord: KeyedRecord {
  /// The address that was asked; of what the committee announced, `committee` and the kind of document.
  public let address: String
  /// The server's `ETag`, as sent.
  public let tag: String?
  /// The server's `Last-Modified`, as sent.
  public let modified: String?

  /// A document from its parts.
  public init(address: String, tag: String?, modified: String?) {
    self.address = address
    self.tag = tag
    self.modified = modified
  }

  /// The document's address, of which a store has one.
  public var key: String { address }

  /// Table and columns.
  public static let kind = RecordKind(
    table: "month_document", columns: ["address", "tag", "modified"], label: "address",
    blank: [.erased, .nothing, .nothing], meeting: .whole, reach: .synced)

  /// Never nil: any texts are the answer of some server.
  public init?(reading columns: inout some ColumnReader) {
    self.init(address: columns.text(), tag: columns.optionalText(), modified: columns.optionalText())
  }

  /// Writes the address, the tag and the time, the last two empty where the server sent none.
  public func write(to columns: inout some ColumnWriter) {
    columns.write(text: address)
    columns.write(optionalText: tag)
    columns.write(optionalText: modified)
  }
}
