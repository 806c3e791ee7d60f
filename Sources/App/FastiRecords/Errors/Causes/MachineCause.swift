/// Why the machine refuses a file.
public enum MachineCause: Hashable, Sendable, CaseIterable {
  /// There is none of that name.
  case noFile
  /// It is a folder.
  case folder
  /// It is neither a file nor a folder.
  case noPlainFile
  /// It changed while it was read.
  case changed
  /// It is larger than is taken.
  case tooLarge
  /// The disk is full.
  case full
  /// The program may not.
  case noPermission
  /// Nothing can be written there.
  case readOnly
  /// There is not enough memory.
  case noMemory
  /// Reading or writing failed.
  case failed

  /// What a storage failure of that code means.
  public init(code: String) {
    switch code {
    case "disk-full": self = .full
    case "no-permission": self = .noPermission
    case "read-only": self = .readOnly
    default: self = .failed
    }
  }
}
