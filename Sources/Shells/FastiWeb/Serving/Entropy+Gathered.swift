import FastiHTTP
import FastiRecords

extension Entropy {
  /// The same source, asked for so many bytes at a time; what was handed out is forgotten.
  func gathered(_ most: Int) -> Entropy {
    let kept = Lock<[UInt8]>([])
    return Entropy { [self] count in
      guard count <= most else { return bytes(count) }
      return kept.with { kept in
        if kept.count < count { kept = bytes(most) }
        defer { kept.removeLast(count) }
        return Array(kept.suffix(count))
      }
    }
  }
}
