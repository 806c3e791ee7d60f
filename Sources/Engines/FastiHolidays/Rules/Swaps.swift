public import FastiCivil

/// Weekdays off, each exchanged for a worked weekend day: `2026-01-02 swapped with 2026-01-10`.
public struct Swaps: Hashable, Sendable {
  /// One exchange.
  public struct Pair: Hashable, Sendable {
    /// The weekday that is off.
    public var off: Day
    /// The weekend day that is worked.
    public var worked: Day

    /// A day off and the day worked for it.
    public init(off: Day, worked: Day) {
      self.off = off
      self.worked = worked
    }
  }

  /// The exchanges, ascending by the day off.
  public var pairs: [Pair]

  /// The exchanges given, brought into order.
  public init(_ pairs: [Pair]) { self.pairs = pairs.sorted { $0.off < $1.off } }

  static func read(_ reader: inout SentenceReader) -> Swaps? {
    var pairs: [Pair] = []
    repeat {
      let off = reader.date()
      if !reader.take("swapped", "with") {
        reader.note(.swap, reader.current)
        return nil
      }
      guard let worked = reader.date(), let off else { continue }
      // A day exchanged for itself would be off and worked at once.
      if worked == off { reader.note(.swap, [UInt8](worked.iso.utf8), .repeated) }
      pairs.append(Pair(off: off, worked: worked))
    } while reader.take(",")
    return pairs.isEmpty ? nil : Swaps(pairs)
  }
}

extension UTF8Writer {
  mutating func write(_ pattern: Swaps) {
    for (index, pair) in pattern.pairs.enumerated() {
      if index > 0 { write(", ") }
      write(pair.off)
      write(" swapped with ")
      write(pair.worked)
    }
  }
}
