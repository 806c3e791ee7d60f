import CZlib

/// A deflate stream, compressed piece by piece. Setting up a stream costs more than compressing a short piece, so the
/// pieces of a page share one.
final class Deflater {
  /// It must not move in memory, because zlib's state points back to it.
  private let stream: UnsafeMutablePointer<z_stream>

  /// Nil when zlib has no memory.
  /// - Parameter level: From 1, the fastest, to 9, the smallest.
  init?(level: Int32 = 6) {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    // A negative window means no header and no trailer.
    guard fasti_deflate_init(stream, level, -15) == Z_OK else {
      stream.deallocate()
      return nil
    }
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
  }

  /// A piece as blocks without references to earlier data. They end on a byte boundary; with the last piece the
  /// stream ends.
  /// - Returns: Nil when zlib failed.
  func blocks(_ plain: ArraySlice<UInt8>, isLast: Bool) -> [UInt8]? {
    // The library treats a second flush without input as an error, and there is nothing to write.
    if plain.isEmpty, !isLast { return [] }
    // An empty sync block can be added beyond the bound.
    let capacity = Int(deflateBound(stream, UInt(plain.count))) + 16
    var isWhole = false
    let blocks = [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
      plain.withUnsafeBufferPointer { input in
        stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        stream.pointee.avail_in = UInt32(input.count)
        stream.pointee.next_out = output.baseAddress
        stream.pointee.avail_out = UInt32(capacity)
        // A full flush discards the history.
        let code = deflate(stream, isLast ? Z_FINISH : Z_FULL_FLUSH)
        isWhole = stream.pointee.avail_in == 0 && code == (isLast ? Z_STREAM_END : Z_OK)
        count = capacity - Int(stream.pointee.avail_out)
      }
    }
    return isWhole ? blocks : nil
  }
}
