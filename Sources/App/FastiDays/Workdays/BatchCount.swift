import FastiCivil
public import FastiHolidays
public import FastiRecords

/// Counts business days for each line `from,to` of an input, in constant memory.
///
/// Lines of the plain form `2026-02-05,2026-03-01` are read in place, in some nanoseconds each; every other line is
/// passed to ``BatchLine``. Answers are written after each piece of the input.
public struct BatchCount: ~Copyable {
  /// The number of bytes that are read at a time.
  private static let piece = 65_536
  /// The longest line that is parsed: a valid one has at most 30 bytes, plus spaces.
  private static let longestLine = 4_096
  /// The longest answer, `-517549` and a line feed, plus the eight bytes that are written at a time.
  private static let answerRoom = 16

  private let workdays: Workdays
  private let bounds: WorkdayBounds
  private let skipsBad: Bool
  private let input: UnsafeMutableRawBufferPointer
  private let output: UnsafeMutableRawBufferPointer
  /// The number of bytes in ``output``.
  private var written = 0
  /// The number of the last line that was read.
  private var line = 0
  /// Blank lines, which are mistakes only if other lines follow.
  private var blanks = 0
  private var first = Int32.max
  private var last = Int32.min

  /// A count over all years of a source.
  /// - Parameter skipsBad: Whether a line that is not two days gets the answer `error` instead of ending the batch.
  public init(_ workdays: Workdays, bounds: WorkdayBounds, skipsBad: Bool) {
    self.workdays = workdays
    self.bounds = bounds
    self.skipsBad = skipsBad
    input = .allocate(byteCount: Self.piece + Self.longestLine, alignment: 16)
    output = .allocate(byteCount: Self.piece, alignment: 16)
  }

  deinit {
    input.deallocate()
    output.deallocate()
  }

  /// The numbers of the first and the last day in the input; nil before any.
  public var asked: ClosedRange<Int32>? { first <= last ? first...last : nil }

  /// Reads lines to the end and writes an answer for each.
  /// - Parameter progress: Called after each piece with the kilobytes read of all, or with the number of lines answered if
  ///   the size of the stream is not known.
  ///
  /// - Throws: `.invalid` with line and column of a bad line, unless these are skipped; what `stream` and `write` throw.
  public mutating func run(
    _ stream: any ByteStream, progress: Progress = .none, write: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var held = 0
    var isSkipping = false
    let size = stream.size
    var read = 0
    while true {
      let count = try stream.read(into: UnsafeMutableRawBufferPointer(rebasing: input[held..<(held + Self.piece)]))
      let end = held + count
      var start = 0
      do throws(Failure) {
        if isSkipping, let feed = lineFeed(from: 0, to: end) {
          start = feed + 1
          isSkipping = false
        } else if isSkipping {
          start = end
        }
        start = try answer(from: start, to: end, write)
        if count == 0, start < end {
          try answer(line: start..<end, write)
          start = end
        } else if end - start > Self.longestLine {
          line += 1
          let text = String(decoding: input[start..<(start + 40)], as: UTF8.self)
          try bad(BatchLine.Fault(column: Self.longestLine + 1, text: text, problem: .tooLong), line, write)
          isSkipping = true
          start = end
        }
      } catch {
        // The answers before the mistake are written.
        try flush(write)
        throw error
      }
      try flush(write)
      read += count
      if let size, size >= read { progress(read / 1_000, of: size / 1_000) } else { progress(line) }
      if count == 0 { return }
      held = end - start
      if held > 0, start > 0 {
        UnsafeMutableRawBufferPointer(rebasing: input[0..<held])
          .copyMemory(from: UnsafeRawBufferPointer(rebasing: input[start..<end]))
      }
    }
  }

  /// Answers all complete lines of the bytes; returns where the first incomplete one begins.
  private mutating func answer(
    from begin: Int, to end: Int, _ write: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) -> Int {
    guard let base = UnsafeRawPointer(input.baseAddress) else { return end }
    var start = begin
    while true {
      let plain = 2 * FastDate.length + 1
      // The plain form: two dates, a comma between them and a line feed after them, possibly after a carriage return.
      while end - start > plain + 1, blanks == 0 {
        let bytes = base + start
        let returns = bytes.load(fromByteOffset: plain, as: UInt8.self) == UInt8(ascii: "\r") ? 1 : 0
        guard bytes.load(fromByteOffset: FastDate.length, as: UInt8.self) == UInt8(ascii: ","),
          bytes.load(fromByteOffset: plain + returns, as: UInt8.self) == UInt8(ascii: "\n"),
          let from = FastDate.day(bytes), let to = FastDate.day(bytes + FastDate.length + 1)
        else { break }
        line += 1
        start += plain + returns + 1
        put(count(Day(from), Day(to)))
        if written > Self.piece - Self.answerRoom { try flush(write) }
      }
      guard let feed = lineFeed(from: start, to: end) else { return start }
      try answer(line: start..<feed, write)
      start = feed + 1
    }
  }

  /// Answers one line of any form.
  private mutating func answer(
    line range: Range<Int>, _ write: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    line += 1
    var bytes = Array(input[range])[...]
    // Some programs write a byte order mark to mark UTF-8.
    if line == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    let parsed = BatchLine(bytes)
    if line == 1, parsed.isHeader { return }
    if parsed.isBlank {
      blanks += 1
      return
    }
    for number in (line - blanks)..<line {
      let fault = BatchLine.Fault(column: 1, text: "", problem: .civil(.malformed(what: .date)))
      try bad(fault, number, write)
    }
    blanks = 0
    do throws(BatchLine.Fault) {
      let days = try parsed.days()
      put(count(days.from, days.to))
    } catch { try bad(error, line, write) }
    if written > Self.piece - Self.answerRoom { try flush(write) }
  }

  private mutating func bad(
    _ fault: BatchLine.Fault, _ line: Int, _ write: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    guard skipsBad else { throw fault.failure(line: line) }
    if written > Self.piece - Self.answerRoom { try flush(write) }
    for byte in "error\n".utf8 { put(byte: byte) }
  }

  @inline(__always)
  private mutating func count(_ from: Day, _ to: Day) -> Int {
    first = min(first, from.number, to.number)
    last = max(last, from.number, to.number)
    // Every day that can be read is in the calendar.
    return (try? workdays.count(from: from, to: to, bounds: bounds)) ?? 0
  }

  private func lineFeed(from start: Int, to end: Int) -> Int? {
    input[start..<end].firstIndex(of: UInt8(ascii: "\n"))
  }

  // MARK: Writing

  @inline(__always)
  private mutating func put(byte: UInt8) {
    output[written] = byte
    written += 1
  }

  /// Appends a number of at most seven digits and a line feed.
  @inline(__always)
  private mutating func put(_ number: Int) {
    if number < 0 { put(byte: UInt8(ascii: "-")) }
    var rest = UInt32(truncatingIfNeeded: number.magnitude)
    // The digits are written from the last one on; each moves the others up by a byte, so the first ends lowest in
    // memory.
    var text = UInt64(UInt8(ascii: "\n"))
    repeat {
      text = text << 8 | UInt64(UInt32(UInt8(ascii: "0")) + rest % 10)
      rest /= 10
    } while rest > 0
    output.storeBytes(of: text.littleEndian, toByteOffset: written, as: UInt64.self)
    written += (64 - text.leadingZeroBitCount + 7) / 8
  }

  private mutating func flush(_ write: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
    guard written > 0 else { return }
    let bytes = Array(output[0..<written])
    written = 0
    try write(bytes)
  }
}
