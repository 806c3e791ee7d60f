public import FastiApp

/// What writing and reading backups needs of the outside, beside the store.
public struct BackupPorts: Sendable {
  /// Files that hold files.
  public let archives: any Archives
  /// The files attached to things, in a data folder.
  public let attachments: @Sendable (_ folder: String) -> any AttachmentFiles

  /// Ports.
  public init(archives: any Archives, attachments: @escaping @Sendable (_ folder: String) -> any AttachmentFiles) {
    self.archives = archives
    self.attachments = attachments
  }
}
