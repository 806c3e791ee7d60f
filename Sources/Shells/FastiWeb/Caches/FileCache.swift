import FastiHTTP
import FastiRecords

/// What was read from a file, for as long as the file stays.
final class FileCache<Value: Sendable>: Sendable {
  private let kept = Lock<(version: FileVersion, value: Value)?>(nil)

  /// What is in the file of a version, read only where that one is not known.
  func value(
    of version: FileVersion?, reading read: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    // Files in memory have no versions.
    guard let version else { return try read() }
    if let known = kept.with({ $0 }), known.version == version { return known.value }
    let value = try read()
    kept.with { $0 = (version, value) }
    return value
  }
}
