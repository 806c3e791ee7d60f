public import FastiApp
import Glibc

/// The kernel's random source.
public struct SystemRandom: RandomBytes {
  /// The kernel's random source.
  public init() {}

  /// That many random bytes.
  /// - Throws: `.storage` when the kernel gives none.
  public func bytes(_ count: Int) throws(Failure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    // getentropy gives at most 256 bytes at once, and those whole.
    for start in stride(from: 0, to: count, by: 256) {
      let size = min(256, count - start)
      let status = bytes[start...].withUnsafeMutableBytes { getentropy($0.baseAddress, size) }
      guard status == 0 else { throw SystemError.last.failure("the random source cannot be read") }
    }
    return bytes
  }
}
