import FastiPerson
import FastiRecords

extension VersionsOfKind {
  /// Restores the things of this kind with all their versions.
  func restore(with restoring: inout RestoreSession) throws(StoreError) {
    for thing in things { try restore(thing, with: &restoring) }
  }

  /// Versions of one thing, as indices into the list.
  private typealias Thing = Range<Int>

  private func known(_ index: Int) throws(StoreError) -> CountedVersion<Content> {
    guard let version = counted(index) else {
      throw .refusedRecord(kind: kind.table, detail: .content)
    }
    return version
  }

  private func restore(_ thing: Thing, with restoring: inout RestoreSession) throws(StoreError) {
    let newest = try known(thing.upperBound - 1).version
    let label = newest.record.label
    let current = try restoring.reader.version(Content.self, id: newest.id)
    // A thing that was erased here stays erased, even if an older backup has its content.
    if let current, current.isErasure, !newest.isErasure {
      return restoring.note(kind, newest.id, label, .skipped)
    }
    let differs = restoring.differing.contains(newest.id)
    if let owner = newest.record.owner,
      let fate = try followOwner(owner, thing, newest, current == nil, with: &restoring)
    {
      return restoring.note(kind, newest.id, label, fate)
    }
    guard let current else {
      if differs { try copy(thing, with: &restoring) } else { try merge(thing, with: &restoring) }
      return restoring.note(kind, newest.id, label, .new)
    }
    let isSame = current.deleted == newest.deleted && (current.deleted || current.record == newest.record)
    if isSame, !differs || newest.deleted {
      try merge(thing, with: &restoring)
      return restoring.note(kind, newest.id, label, .same)
    }
    // So does the erased content of a thing that was created again.
    if let erased = try erasure(of: newest.id, restoring), newest.stamp <= erased, !newest.isErasure {
      return restoring.note(kind, newest.id, label, .skipped)
    }
    let conflict = RestoreConflict(
      kind: kind.table, id: newest.id, label: label, isDeletedHere: current.deleted, isDeletedThere: newest.deleted)
    switch restoring.choose(conflict) {
    case .keep where !current.deleted && (newest.deleted || newest.record is any KeyedRecord):
      restoring.note(kind, newest.id, label, .skipped)
    case .keep where !current.deleted:
      try copy(thing, with: &restoring)
      restoring.note(kind, newest.id, label, .both)
    case .replace, .keep:
      try replace(thing, newest, differs, with: &restoring)
      restoring.note(kind, newest.id, label, .replaced)
    case .skip: restoring.note(kind, newest.id, label, .skipped)
    }
  }

  /// The stamp up to which the store has erased a thing; nil if it has not.
  private func erasure(of id: RecordID, _ restoring: RestoreSession) throws(StoreError) -> Stamp? {
    try restoring.reader.versions(Content.self, id: id).last { $0.isErasure }?.stamp
  }

  /// The owner's id in the store: records of a copied owner belong to the copy; nil if the owner was left out, and its
  /// records with it.
  private func followOwner(
    _ owner: RecordID, _ thing: Thing, _ newest: Version<Content>, _ isNew: Bool, with restoring: inout RestoreSession
  ) throws(StoreError) -> RestoredThing.Fate? {
    if restoring.skipped.contains(owner), isNew { return .skipped }
    guard restoring.copies[owner] != nil, !newest.deleted else { return nil }
    try copy(thing, with: &restoring)
    return .both
  }

  /// Writes the backup's state even if its stamp is smaller: a restore is a new change.
  private func replace(
    _ thing: Thing, _ newest: Version<Content>, _ differs: Bool, with restoring: inout RestoreSession
  ) throws(StoreError) {
    if differs {
      try restoring.writer?.delete(Content.self, id: newest.id)
      return try copy(thing, with: &restoring)
    }
    try merge(thing, with: &restoring)
    if newest.deleted {
      try restoring.writer?.delete(Content.self, id: newest.id)
    } else {
      try restoring.writer?.put(newest.record, id: newest.id)
    }
  }

  private func copy(_ thing: Thing, with restoring: inout RestoreSession) throws(StoreError) {
    let own = self.id(thing.lowerBound)
    let id = restoring.copyID(of: own)
    let erased = try erasure(of: own, restoring)
    for index in thing {
      let counted = try known(index)
      let version = counted.version
      if let erased, version.stamp <= erased { continue }
      let record = version.record.copied(as: id, owners: restoring.copies)
      restoring.bringFile(of: version.record, as: record)
      try restoring.writer?.merge(
        Version(id: id, stamp: version.stamp, deleted: version.deleted, record: record), earlier: counted.earlier)
    }
  }

  private func merge(_ thing: Thing, with restoring: inout RestoreSession) throws(StoreError) {
    // Two copies of one data folder may have written with the same stamp.
    let id = self.id(thing.lowerBound)
    var present: [Stamp: Version<Content>] = [:]
    for version in try restoring.reader.versions(Content.self, id: id) { present[version.stamp] = version }
    var isDoubled = false
    for index in thing {
      let counted = try known(index)
      let version = counted.version
      restoring.bringFile(of: version.record, as: version.record)
      if let there = present[version.stamp], there != version, !there.record.isBlank, !version.record.isBlank {
        // The store may have that version with the characters that were removed.
        if counted.isCleaned { continue }
        isDoubled = true
      }
      do throws(StoreError) {
        try restoring.writer?.merge(version, earlier: counted.earlier, by: counted.author)
      } catch {
        // A refused version does not prevent merging the others.
        guard error.isOfOneVersion else { throw error }
        restoring.refuse(kind, id, version.record.label, error)
        isDoubled = false
      }
    }
    if isDoubled { restoring.double(kind, id, try known(thing.upperBound - 1).version.record.label) }
  }
}

extension StoreError {
  /// Whether it concerns one version, and other versions can still be merged.
  fileprivate var isOfOneVersion: Bool {
    switch self {
    case .conflictingVersion, .refusedStamp, .refusedRecord: true
    default: false
    }
  }
}

extension Record {
  /// The owner: the reminder of an attachment.
  var owner: RecordID? { (self as? AttachmentRecord)?.reminder }

  /// The same content under another id: a file that has its name from the id is renamed.
  func copied(as id: RecordID, owners: [RecordID: RecordID]) -> Self {
    guard let attachment = self as? AttachmentRecord else { return self }
    return attachment.copied(as: id, owners: owners) as? Self ?? self
  }
}

extension AttachmentRecord {
  fileprivate func copied(as id: RecordID, owners: [RecordID: RecordID]) -> AttachmentRecord {
    let content: Content =
      switch content {
      case .photo(let file): .photo(file.renamed(as: id))
      case .file(let file): .file(file.renamed(as: id))
      case .link: content
      }
    return AttachmentRecord(reminder: owners[reminder] ?? reminder, name: name, content: content, created: created)
  }
}

extension AttachmentRecord.StoredFile {
  /// The file under the name of another id, with its ending.
  fileprivate func renamed(as id: RecordID) -> AttachmentRecord.StoredFile {
    let ending = name.lastIndex(of: ".").map { String(name[$0...]) } ?? ""
    return AttachmentRecord.StoredFile(name: id.text + ending, mediaType: mediaType, bytes: bytes)
  }
}

extension RestoreSession {
  /// Records that the file of an attachment is needed; its name in the folder is that of the copy.
  mutating func bringFile(of record: some Record, as copy: some Record) {
    guard let file = (record as? AttachmentRecord)?.content.file,
      let name = (copy as? AttachmentRecord)?.content.file?.name
    else { return }
    bring(file.archivePath, as: name)
  }
}
