import FastiFormats
public import FastiRecords
/// Attaches files and links to reminders.
public struct AttachToReminder {
  private let store: any Store
  private let folder: any AttachmentFolder
  private let now: Int64

  /// Attaches in a store and its folder.
  /// - Parameter now: Unix milliseconds.
  public init(_ store: any Store, _ folder: any AttachmentFolder, now: Int64) {
    self.store = store
    self.folder = folder
    self.now = now
  }

  /// Attaches what was typed: an address if it has a scheme, otherwise a file.
  /// - Throws: `.notFound`, `.invalid`, `.storage`; then nothing is stored, unless a database went away at the commit.
  public func callAsFunction(
    _ text: String, to reminder: RecordID
  ) throws(Failure) -> (id: RecordID, record: AttachmentRecord) {
    let id = store.newID()
    if LinkAddress.isMeant(by: text) {
      let link = try LinkAddress(text)
      let record = AttachmentRecord(reminder: reminder, name: link.text, content: .link(link.text), created: now)
      try Self.write(record, id, to: store)
      return (id, record)
    }
    let kept = try folder.keep(text, largest: AttachmentRecord.largest) { "\(id.text).\(FileType(of: $0).ending)" }
    do throws(Failure) {
      let record = AttachmentRecord(
        reminder: reminder, name: Self.label(of: text), content: Self.content(of: kept), created: now)
      try Self.write(record, id, to: store)
      return (id, record)
    } catch {
      if Self.isRefused(error) { folder.remove(kept.name) }
      throw error
    }
  }

  /// Attaches an address.
  /// - Throws: `.invalid` for a text that is not an address; `.storage`.
  public static func link(
    _ text: String, to reminder: RecordID, _ store: any Store, now: Int64
  ) throws(Failure) -> AttachmentRecord {
    let link = try LinkAddress(text)
    let record = AttachmentRecord(reminder: reminder, name: link.text, content: .link(link.text), created: now)
    let id = store.newID()
    try write(record, id, to: store)
    return record
  }

  /// Attaches an uploaded file.
  /// - Parameter name: The file's name from the sender; it is only a label.
  /// - Throws: `.invalid` for an empty or too large file, `.storage`; then nothing is stored, as above.
  public static func file(
    _ file: any IncomingFile, named name: String, to reminder: RecordID, in files: any AttachmentFolder,
    _ store: any Store, now: Int64
  ) throws(Failure) -> (id: RecordID, record: AttachmentRecord) {
    guard file.bytes > 0 else {
      throw Failure(.text(.emptyFile), field: .upload)
    }
    guard file.bytes <= AttachmentRecord.largest else { throw .fileTooLong(most: Int(AttachmentRecord.largest)) }
    let id = store.newID()
    let head = try file.head(FileType.needed)
    let kept = KeptFile(name: "\(id.text).\(FileType(of: head).ending)", bytes: file.bytes, head: head)
    let record = AttachmentRecord(reminder: reminder, name: label(of: name), content: content(of: kept), created: now)
    let isNew = try files.adopt(file, as: kept.name)
    do throws(Failure) {
      try write(record, id, to: store)
      return (id, record)
    } catch {
      // An existing file may belong to the same request, which was sent twice.
      if isNew, isRefused(error) { files.remove(kept.name) }
      throw error
    }
  }

  /// Whether the attachment is certainly not stored. Where a database went away, its commit may still be done, and an
  /// attachment without its file would be damaged; a file without an attachment only takes disk space.
  private static func isRefused(_ failure: Failure) -> Bool {
    switch failure.cause {
    case .store(.outcomeUnknown), .store(.unreachable): false
    default: true
    }
  }

  private static func write(_ record: AttachmentRecord, _ id: RecordID, to store: any Store) throws(Failure) {
    try store.change(ChangeAction(.add, .attachment, id.text)) { writer throws(StoreError) in
      _ = try writer.put(record, id: id)
    }
  }

  private static func content(of kept: KeptFile) -> AttachmentRecord.Content {
    let type = FileType(of: kept.head)
    let file = AttachmentRecord.StoredFile(name: kept.name, mediaType: type.mediaType, bytes: kept.bytes)
    return type.isPhoto ? .photo(file) : .file(file)
  }

  /// The last part of a path, without control characters; it is only a label.
  private static func label(of path: String) -> String {
    let last = path.split(separator: "/").last.map(String.init) ?? path
    var label = ""
    for scalar in last.unicodeScalars.prefix(255) {
      let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
      label.unicodeScalars.append(isControl || BidiControls.reorders(scalar.value) ? "?" : scalar)
    }
    return VisibleText.isVisible(label) ? label : "file"
  }
}
