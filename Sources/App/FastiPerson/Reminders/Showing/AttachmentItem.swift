public import FastiFormats
public import FastiRecords

/// An attachment as shells show it.
public struct AttachmentItem: FieldWritable, Sendable {
  public let id: RecordID
  /// The stored record.
  public let record: AttachmentRecord
  /// The path of its file; nil for a link.
  public let path: String?
  /// Whether its file is missing.
  public let isMissing: Bool

  init(_ version: Version<AttachmentRecord>, in folder: some AttachmentFolder) {
    id = version.id
    record = version.record
    path = record.content.file.map { folder.path(of: $0.name) }
    isMissing = record.content.file.map { !folder.has($0.name) } ?? false
  }

  /// All fields of attachments; null for those that a link or a file does not have.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("id", id.text)
    writer.field("type", record.content.word)
    writer.field("name", record.name)
    writer.field("path", path)
    writer.field("mediaType", record.content.file?.mediaType)
    writer.field("bytes", record.content.file.map { Int($0.bytes) })
    if case .link(let url) = record.content { writer.field("url", url) } else { writer.field("url", nil as String?) }
    writer.field("isMissing", isMissing)
  }
}
