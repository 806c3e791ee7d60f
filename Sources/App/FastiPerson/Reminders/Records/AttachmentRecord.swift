public import FastiRecords

/// An attachment of a reminder: a photo or another file that was copied into the data folder, or a link.
public struct AttachmentRecord: Record {
  /// The reminder it belongs to.
  public let reminder: RecordID
  /// The name that people see; it is only a label, never part of a path.
  public let name: String
  public let content: Content
  /// When it was attached, in milliseconds of Unix time.
  public let created: Int64

  /// The content of an attachment.
  public enum Content: Hashable, Sendable {
    /// A picture.
    case photo(StoredFile)
    /// Any other file.
    case file(StoredFile)
    /// An address, http or https.
    case link(String)

    /// The word in files and on command lines.
    public var word: String {
      switch self {
      case .photo: "photo"
      case .file: "file"
      case .link: "link"
      }
    }

    /// The file in the data folder; nil for a link.
    public var file: StoredFile? {
      switch self {
      case .photo(let file), .file(let file): file
      case .link: nil
      }
    }
  }

  /// A file in the folder of attachments.
  public struct StoredFile: Hashable, Sendable {
    /// Its name there, made from the attachment's id: `019a9f3c-2b7e-7000-8f0c-9a7e21d44b10.pdf`.
    public let name: String
    /// The media type found in its content: `application/pdf`.
    public let mediaType: String
    /// Its size in bytes.
    public let bytes: Int64

    public init(name: String, mediaType: String, bytes: Int64) {
      self.name = name
      self.mediaType = mediaType
      self.bytes = bytes
    }
  }

  public init(reminder: RecordID, name: String, content: Content, created: Int64) {
    self.reminder = reminder
    self.name = name
    self.content = content
    self.created = created
  }

  /// The greatest size of a file in bytes: 100 MB.
  public static let largest: Int64 = 100_000_000
  /// The longest address, in bytes.
  public static let longestLink = LinkAddress.longest

  /// The table and columns of the kind.
  public static let kind = RecordKind(
    table: "attachment", columns: ["reminder", "name", "type", "file", "media_type", "bytes", "url", "created"],
    label: "name",
    blank: [
      .text(RecordID(high: 0, low: 0).text), .erased, .text("link"), .nothing, .nothing, .nothing,
      .text("https://erased.invalid"), .integer(0),
    ], groups: [["name"], ["reminder", "type", "file", "media_type", "bytes", "url", "created"]], meeting: .groups,
    reach: .synced)

  /// Nil for an id, or a combination of type, file and address, that an attachment cannot have.
  public init?(reading columns: inout some ColumnReader) {
    guard let reminder = RecordID(text: columns.text()) else { return nil }
    let (name, word, file) = (columns.text(), columns.text(), columns.optionalText())
    let (mediaType, bytes, url) = (columns.optionalText(), columns.optionalInteger(), columns.optionalText())
    let content: Content
    switch (word, url) {
    case ("link", let url?): content = .link(url)
    case ("photo", nil), ("file", nil):
      guard let file, let mediaType, let bytes else { return nil }
      let stored = StoredFile(name: file, mediaType: mediaType, bytes: bytes)
      content = word == "photo" ? .photo(stored) : .file(stored)
    default: return nil
    }
    self.init(reminder: reminder, name: name, content: content, created: columns.integer())
  }

  /// Writes the file's columns for a file, the address for a link, and null in the columns of the other.
  public func write(to columns: inout some ColumnWriter) {
    columns.write(text: reminder.text)
    columns.write(text: name)
    columns.write(text: content.word)
    columns.write(optionalText: content.file?.name)
    columns.write(optionalText: content.file?.mediaType)
    columns.write(optionalInteger: content.file?.bytes)
    if case .link(let url) = content { columns.write(text: url) } else { columns.writeNothing() }
    columns.write(integer: created)
  }
}
