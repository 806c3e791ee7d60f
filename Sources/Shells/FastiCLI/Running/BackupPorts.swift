public import FastiTransfer


/// What writing and reading backups needs of the outside, beside the store and the folder of attachments.
public struct BackupPorts: Sendable {
  /// Files that hold files.
  public let archives: any Archives

  /// Ports.
  public init(archives: any Archives) { self.archives = archives }
}
