import FastiHTTP
import FastiRecords

/// The content of a file, cached until the file changes.
final class FileCache<Value: Sendable>: Sendable {
  private let kept = Lock<(version: FileVersion, value: Value)?>(nil)

  /// The content of the file in a version, which is read only if that version is not cached.
  func value(
    of version: FileVersion?, reading read: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    // Files in memory do not have versions.
    guard let version else { return try read() }
    if let known = kept.with({ $0 }), known.version == version { return known.value }
    let value = try read()
    kept.with { $0 = (version, value) }
    return value
  }
}
