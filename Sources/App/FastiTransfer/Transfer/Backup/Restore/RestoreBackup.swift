public import FastiPerson
public import FastiRecords

/// Restores a checked backup into a store: completely, or not at all.
///
/// Things of the store that are not in the backup stay. Nothing is lost: replaced versions stay in the history, a copy
/// of the database is kept, and `fasti undo` reverts the whole restore.
public struct RestoreBackup {
  private let store: any Store
  let attachments: any AttachmentFolder
  private let progress: Progress

  /// Restores into that store, and files into that folder.
  /// - Parameter progress: Called with the number of files and things that were restored, and of all.
  public init(_ store: any Store, attachments: any AttachmentFolder, progress: Progress = .none) {
    self.store = store
    self.attachments = attachments
    self.progress = progress
  }

  /// The things that differ, in the order of the backup; the user chooses what to do with them.
  /// - Throws: `.storage` when the store cannot be read.
  public func conflicts(of backup: Backup, now: Int64) throws(Failure) -> [RestoreConflict] {
    var found: [RestoreConflict] = []
    _ = try plan(backup, now: now) { conflict in
      found.append(conflict)
      return .replace
    }
    return found
  }

  /// What a restore would do. Writes nothing.
  /// - Throws: `.storage` when the store cannot be read.
  public func preview(
    _ backup: Backup, now: Int64, _ choose: @escaping (RestoreConflict) -> RestoreChoice
  ) throws(Failure) -> RestoreReport {
    RestoreReport(try plan(backup, now: now, choose).fates, safetyCopy: nil)
  }

  /// Restores.
  ///
  /// Files are written first, under names that do not exist yet; nothing refers to them until the transaction that
  /// follows. If the program is killed at any moment, the store is either unchanged or restored.
  /// - Throws: Errors of the store and the disk, and `corruptArchive` when the archive has changed since it was
  ///   checked.
  public func callAsFunction(
    _ backup: Backup, as change: Change, _ choose: @escaping (RestoreConflict) -> RestoreChoice
  ) throws(Failure) -> RestoreReport {
    var choices: [RestoreConflict: RestoreChoice] = [:]
    let plan = try plan(backup, now: change.time) { conflict in
      let choice = choose(conflict)
      choices[conflict] = choice
      return choice
    }
    // If an earlier restore was killed after its last file, no file is left to add, so its remains are removed here.
    attachments.sweep()
    let (files, all) = (plan.files.count, plan.files.count + plan.fates.total)
    try bring(plan.files, of: backup) { progress($0, of: all) }
    do throws(StoreError) {
      // A restore that changes nothing keeps the copy of the one before.
      let copy = plan.fates.changesSomething ? try store.keepCopy() : nil
      let fates = try store.write(change) { [choices] writer throws(StoreError) in
        // The user was not asked about things that have come to differ only now, so they are not changed.
        var restoring = RestoreSession(
          reader: writer, writer: writer, now: change.time, differing: plan.differing, copies: plan.copies,
          newID: store.newID, choose: { choices[$0] ?? .skip }, progress: { progress(files + $0, of: all) })
        try writer.trust(backup.content.latest)
        try writer.introduce(backup.content.changes)
        try restore(backup, with: &restoring)
        try writer.merge(backup.content.editions)
        return restoring.fates
      }
      return RestoreReport(fates, safetyCopy: copy)
    } catch { throw Failure(error) }
  }

  /// A restore that writes nothing.
  private func plan(
    _ backup: Backup, now: Int64, _ choose: @escaping (RestoreConflict) -> RestoreChoice
  ) throws(Failure) -> RestoreSession.Outcome {
    let differing = try differing(backup)
    do throws(StoreError) {
      return try store.read { reader throws(StoreError) in
        var restoring = RestoreSession(
          reader: reader, writer: nil, now: now, differing: differing, copies: [:], newID: store.newID,
          choose: choose, progress: { progress($0) })
        try restore(backup, with: &restoring)
        return restoring.outcome
      }
    } catch { throw Failure(error) }
  }

  private func restore(_ backup: Backup, with restoring: inout RestoreSession) throws(StoreError) {
    for kind in backup.content.versions { try kind.restore(with: &restoring) }
    let seeds = SeedReminders(content: backup.content, files: backup.files)
    try seeds.restore(with: &restoring)
  }
}
