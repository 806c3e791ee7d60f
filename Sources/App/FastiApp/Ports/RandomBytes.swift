/// Gives bytes nobody can guess.
public protocol RandomBytes: Sendable {
  /// That many random bytes from the machine's own source.
  /// - Throws: `.storage` when the source fails.
  func bytes(_ count: Int) throws(Failure) -> [UInt8]
}
