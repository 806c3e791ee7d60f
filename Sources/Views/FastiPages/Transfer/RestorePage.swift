/// Restoring a backup: first the file, then what it would do, then it is done.
public struct RestorePage: Sendable {
  /// The most bytes a backup may have in the browser.
  public static let largestFile = 500_000_000

  /// What was wrong with the file; none when nothing was.
  public var errors: [FieldError]
  /// What a backup would do; nil before there is one.
  public var preview: Preview?

  public init(errors: [FieldError] = [], preview: Preview? = nil) {
    self.errors = errors
    self.preview = preview
  }

  /// What a backup would do.
  public struct Preview: Hashable, Sendable {
    /// The name under which the file waits.
    public var upload: String
    /// The sender's name of the file.
    public var name: String
    /// How many things the store does not have.
    public var new: Int
    /// How many things the store has in the same state.
    public var same: Int
    /// How many things the store has in another state.
    public var different: Int
    /// The first things that differ.
    public var conflicts: [Thing]
    /// How many more things differ.
    public var moreConflicts: Int
    /// Remarks about the backup, the first ones.
    public var remarks: [String]
    /// How many more remarks there are.
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

  /// A thing that differs.
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
  /// The choice of a backup to restore, and its preview.
  public static let restore = Path("/restore")
  /// Restores the backup that was previewed.
  public static let restoreNow = Path("/restore/now")
}
