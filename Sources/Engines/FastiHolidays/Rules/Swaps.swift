public import FastiCivil

/// Weekdays off, each exchanged for a worked weekend day: `2026-01-02 swapped with 2026-01-10`.
public struct Swaps: Hashable, Sendable {
  /// One exchange.
  public struct Pair: Hashable, Sendable {
    /// The weekday that is off.
    public var off: Day
    /// The weekend day that is worked.
    public var worked: Day

    public init(off: Day, worked: Day) {
      self.off = off
      self.worked = worked
    }
  }

  /// The exchanges, ascending by the day off.
  public var pairs: [Pair]

  /// These exchanges, sorted.
  public init(_ pairs: [Pair]) { self.pairs = pairs.sorted { $0.off < $1.off } }

  /// Whether a sentence can only mean this pattern.
  static func begins(_ sentence: SentenceReader) -> Bool { sentence.contains("swapped") }

  static func read(_ reader: inout SentenceReader) -> Swaps? {
    var pairs: [Pair] = []
    repeat {
      reader.known = reader.mistakes.count
      let off = reader.date()
      reader.expect("swapped", as: .swap) { $0.matches("with") || $0.startsWithDigit }
      reader.expect("with", as: .swap) { $0.startsWithDigit }
      let word = reader.current
      let worked = reader.date()
      if reader.mistakes.count > reader.known { reader.pass(to: ",") }
      guard let worked, let off else { continue }
      // A day exchanged for itself would be off and worked at once.
      if worked == off { reader.note(.swap, [UInt8](worked.iso.utf8), .repeated, at: word) }
      pairs.append(Pair(off: off, worked: worked))
    } while reader.consume(",")
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
