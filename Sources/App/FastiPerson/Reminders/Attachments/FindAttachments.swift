public import FastiRecords

/// Finds the attachments of reminders, and removes them.
public struct FindAttachments {
  private let store: any Store

  public init(_ store: any Store) { self.store = store }

  /// All attachments.
  /// - Throws: `.storage`.
  public func all() throws(Failure) -> [Version<AttachmentRecord>] {
    do { return try store.read { reader throws(StoreError) in try reader.all(AttachmentRecord.self) } } catch {
      throw Failure(error)
    }
  }

  /// The attachments of a reminder, by time of creation.
  /// - Throws: `.storage`.
  public func of(_ reminder: RecordID) throws(Failure) -> [Version<AttachmentRecord>] {
    do {
      return try store.read { reader throws(StoreError) in
        try reader.all(AttachmentRecord.self, where: .text(column: "reminder", is: reminder.text))
      }
    } catch { throw Failure(error) }
  }

  /// One attachment.
  /// - Throws: `.notFound`.
  public func one(_ text: String) throws(Failure) -> Version<AttachmentRecord> {
    var found: Version<AttachmentRecord>?
    if let id = RecordID(text: text) {
      do {
        found = try store.read { reader throws(StoreError) in
          try reader.version(AttachmentRecord.self, id: id).flatMap { $0.deleted ? nil : $0 }
        }
      } catch { throw Failure(error) }
    }
    guard let found else {
      throw Failure(.thing(.unknown(.attachment, nearest: nil)), field: .id, value: text)
    }
    return found
  }

  /// Removes a reminder's attachment by its name, its id, or digits of the id; its file stays, so that the removal can
  /// be undone.
  /// - Throws: `.notFound`, or `.invalid` when several match.
  public func remove(_ text: String, from reminder: RecordID) throws(Failure) -> AttachmentRecord {
    let attached = try of(reminder)
    let named = attached.filter { $0.record.name == text }
    guard named.count < 2 else {
      throw Failure(.thing(.sharedName(named.map { $0.id.short })), field: .attachment, value: text)
    }
    let id: RecordID
    if let only = named.first {
      id = only.id
    } else {
      id = try RecordID.meant(
        by: text, among: attached.map(\.id), .attached)
    }
    return try remove(id.text)
  }

  /// Removes an attachment; its file stays, so that the removal can be undone.
  /// - Throws: `.notFound`.
  @discardableResult
  public func remove(_ text: String) throws(Failure) -> AttachmentRecord {
    let found = try one(text)
    try store.change(ChangeAction(.delete, .attachment, found.id.text)) { writer throws(StoreError) in
      _ = try writer.delete(AttachmentRecord.self, id: found.id)
    }
    return found.record
  }
}
