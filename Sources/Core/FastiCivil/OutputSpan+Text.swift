/// Text written into reserved memory: each call checks once that it fits, and copies.
///
/// The only place in the pure modules that copies memory by address; writers of lines call these functions.
extension OutputSpan<UInt8> {
  /// Appends constant text. Traps if it does not fit.
  @inlinable @inline(__always)
  public mutating func write(_ text: StaticString) {
    write(text.utf8Start, count: text.utf8CodeUnitCount)
  }

  /// Appends bytes. Traps if it does not fit.
  @inlinable @inline(__always)
  public mutating func write(_ bytes: borrowing Span<UInt8>) {
    bytes.withUnsafeBufferPointer { bytes in
      if let start = bytes.baseAddress { write(start, count: bytes.count) }
    }
  }

  /// Appends the eight bytes of a word, the lowest first. Traps if it does not fit.
  @inlinable @inline(__always)
  public mutating func write(word: UInt64) {
    withUnsafeMutableBufferPointer { room, count in
      precondition(room.count - count >= 8)
      UnsafeMutableRawPointer(room.baseAddress.unsafelyUnwrapped + count)
        .storeBytes(of: word.littleEndian, as: UInt64.self)
      count += 8
    }
  }

  /// Appends the lowest bytes of a word, the lowest first. Traps if it does not fit.
  @inlinable @inline(__always)
  public mutating func write(word: UInt64, count: Int) {
    var rest = word
    for _ in 0..<count {
      append(UInt8(truncatingIfNeeded: rest))
      rest &>>= 8
    }
  }

  /// Appends two decimal digits of a number from 0 to 99.
  @inlinable @inline(__always)
  public mutating func write(twoDigits number: Int) {
    let number = UInt32(truncatingIfNeeded: number)
    let tens = number / 10
    append(UInt8(truncatingIfNeeded: tens) &+ UInt8(ascii: "0"))
    append(UInt8(truncatingIfNeeded: number &- tens &* 10) &+ UInt8(ascii: "0"))
  }

  /// Appends a number in decimal, padded with zeros on the left to `width` digits.
  @inlinable
  public mutating func write(_ number: Int, width: Int = 1) {
    if number < 0 { append(UInt8(ascii: "-")) }
    // 64 bits also where Int has 32, so that no power of ten overflows.
    write(magnitude: UInt64(number.magnitude), width: max(1, width))
  }

  /// Appends digits: the last eight are put together in a word, the last of them in its highest byte.
  @usableFromInline
  mutating func write(magnitude: UInt64, width: Int) {
    var rest = magnitude
    var width = width
    if rest >= 100_000_000 || width > 8 {
      write(magnitude: rest / 100_000_000, width: width - 8)
      (rest, width) = (rest % 100_000_000, 8)
    }
    var word: UInt64 = 0
    var digits = 0
    while rest > 0 || digits < width {
      let next = rest / 10
      word = word &<< 8 | (rest &- next &* 10 &+ 0x30)
      (rest, digits) = (next, digits &+ 1)
    }
    write(word: word, count: digits)
  }

  @inlinable @inline(__always)
  mutating func write(_ start: UnsafePointer<UInt8>, count added: Int) {
    withUnsafeMutableBufferPointer { room, count in
      precondition(room.count - count >= added)
      (room.baseAddress.unsafelyUnwrapped + count).update(from: start, count: added)
      count += added
    }
  }
}
