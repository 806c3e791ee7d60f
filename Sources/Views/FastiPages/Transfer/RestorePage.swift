/// The restore of a backup: first the file, then its preview, then the restore.
public struct RestorePage: Sendable {
  /// The greatest size of a backup in the browser, in bytes.
  public static let largestFile = 500_000_000

  /// The errors of the file; empty if there are none.
  public var errors: [FieldError]
  /// The preview of a backup; nil before an upload.
  public var preview: Preview?

  public init(errors: [FieldError] = [], preview: Preview? = nil) {
    self.errors = errors
    self.preview = preview
  }

  /// The preview of a backup.
  public struct Preview: Hashable, Sendable {
    /// The name of the uploaded file on the server.
    public var upload: String
    /// The user's name of the file.
    public var name: String
    /// The number of records that the store does not have.
    public var new: Int
    /// The number of records that the store has in the same state.
    public var same: Int
    /// The number of records that the store has in another state.
    public var different: Int
    /// The first records that differ.
    public var conflicts: [Thing]
    /// The number of further records that differ.
    public var moreConflicts: Int
    /// The first remarks about the backup.
    public var remarks: [String]
    /// The number of further remarks.
    public var moreRemarks: Int

    public init(
      upload: String, name: String, new: Int, same: Int, different: Int, conflicts: [Thing] = [],
      moreConflicts: Int = 0, remarks: [String] = [], moreRemarks: Int = 0
    ) {
      self.upload = upload
      self.name = name
      self.new = new
      self.same = same
      self.different = different
      self.conflicts = conflicts
      self.moreConflicts = moreConflicts
      self.remarks = remarks
      self.moreRemarks = moreRemarks
    }
  }

  /// A record that differs.
  public struct Thing: Hashable, Sendable {
    /// The kind's name in the store.
    public var kind: String
    /// Its name in the backup.
    public var label: String

    public init(kind: String, label: String) {
      self.kind = kind
      self.label = label
    }
  }
}

extension Paths {
  /// Restores the backup of the preview.
  public static let restoreNow = Path("/restore/now")
}
