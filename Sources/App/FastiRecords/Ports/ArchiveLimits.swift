/// The limits of an untrusted archive.
public struct ArchiveLimits: Hashable, Sendable {
  /// The most files and folders in an archive.
  public var entries = 10_000
  /// The most bytes of one file, unpacked: 100 MB.
  public var file: UInt64 = 100_000_000
  /// The most bytes of all files together, unpacked: 1 GiB.
  public var total: UInt64 = 1 << 30
  /// The greatest ratio of unpacked to packed size; checked beyond ``free`` bytes, because a short text of one letter
  /// is harmless.
  public var ratio: UInt64 = 200
  /// The number of bytes of a file to which the ratio does not apply.
  public var free: UInt64 = 1 << 20
  /// The most bytes of `backup.json`, which is read whole: 32 MiB.
  public var text: UInt64 = 32 << 20
  /// The most values in `backup.json`, each of which takes time.
  public var values = 2_000_000
  /// The most values of one thing in it, because each thing is read as a whole.
  public var valuesOfOne = 100_000
  /// The most bytes of one text in it: enough for the longest text that can be typed, with each character as an escape.
  public var textOfOne = 1 << 20

  /// The limits of Fasti's own backups, which are the initial values.
  public static let backup = ArchiveLimits()
}
