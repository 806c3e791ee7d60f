public import FastiRecords
import Glibc

extension Entropy {
  /// The kernel's random source.
  public static let system = Entropy { count in
    var bytes = [UInt8](repeating: 0, count: count)
    // getentropy gives at most 256 bytes in one call; for these it cannot fail after the machine has started.
    for start in stride(from: 0, to: count, by: 256) {
      let size = min(256, count - start)
      let status = bytes[start...].withUnsafeMutableBytes { getentropy($0.baseAddress, size) }
      precondition(status == 0, "the kernel's random source cannot be read")
    }
    return bytes
  }
}
