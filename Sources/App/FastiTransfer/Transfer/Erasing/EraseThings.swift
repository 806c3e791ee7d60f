public import FastiPerson
public import FastiRecords

/// Erases things: it removes their content from the store, from the copies of the store beside it, and from the folder
/// of attachments. Backups are files of the user and stay; those in the store's folder are listed.
public struct EraseThings {
  private let store: any Store
  private let attachments: any AttachmentFolder

  /// The result of an erasure.
  public struct Report: Hashable, Sendable {
    /// The erased content of the store.
    public let erasure: Erasure
    /// The names of the attached files that are removed.
    public let files: [String]
  }

  /// Erases things of that store and that folder.
  public init(_ store: any Store, attachments: any AttachmentFolder) {
    self.store = store
    self.attachments = attachments
  }

  /// What would be erased. Writes nothing.
  /// - Throws: `.storage` when the store cannot be read.
  public func plan(_ ids: [RecordID]) throws(Failure) -> Report {
    let (all, named) = try belonging(to: ids)
    let files = named.filter { attachments.has($0) }
    do throws(StoreError) { return Report(erasure: try store.erasurePlan(all), files: files) } catch {
      throw Failure(error)
    }
  }

  /// Erases things with the records that belong to them: the attachments of a reminder, with their files.
  ///
  /// Files are removed just before the commit: the versions name them until then, so a repetition after an interruption
  /// still finds them, and a store that refuses the erasure keeps them.
  /// - Throws: `.storage` when the store cannot be read or written.
  public func callAsFunction(_ ids: [RecordID], _ progress: Progress = .none) throws(Failure) -> Report {
    let (all, named) = try belonging(to: ids)
    let files = named.filter { attachments.has($0) }
    let id = ids.count == 1 ? ids.first?.text : nil
    let change = store.newChange(ChangeAction(.erase, .thing, id))
    do throws(StoreError) {
      let erasure = try store.erase(
        all, as: change,
        removing: {
          // Also those of which only a part was received.
          for file in named { attachments.remove(file) }
          attachments.sweep()
        }, progress)
      return Report(erasure: erasure, files: files)
    } catch { throw Failure(error) }
  }

  /// The things, the attachments of those that are reminders, and the files of all these attachments.
  private func belonging(to ids: [RecordID]) throws(Failure) -> (ids: [RecordID], files: [String]) {
    var all: [RecordID] = []
    for id in ids where !all.contains(id) { all.append(id) }
    var files: Set<String> = []
    do throws(StoreError) {
      let versions = try store.read { reader throws(StoreError) in try reader.versions(AttachmentRecord.self) }
      for version in versions where ids.contains(version.record.reminder) && !all.contains(version.id) {
        all.append(version.id)
      }
      for version in versions where all.contains(version.id) {
        if let file = version.record.content.file?.name { files.insert(file) }
      }
    } catch { throw Failure(error) }
    return (all, files.sorted())
  }
}
