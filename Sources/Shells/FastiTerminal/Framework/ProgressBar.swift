public import FastiCivil
import FastiFormats
public import FastiRecords

/// A line on the terminal that shows progress: the work, the count and the total, a bar, the rate, and the time left.
/// Work shorter than half a second does not show it. The line is updated in place, at most ten times a second, and
/// removed at the end. It is never wider than the terminal, because the terminal would keep the rest of it.
final class ProgressBar {
  private let console: any Console
  private let clock: () -> Int64
  private let words: any Wording
  private let what: String
  private let start: Int64
  private var last: Int64
  private var isShown = false

  /// The time before the line is shown, in milliseconds.
  static let patience: Int64 = 500
  /// The shortest time between two updates of the line, in milliseconds.
  static let pause: Int64 = 100
  /// The greatest and the least number of cells of a bar.
  private static let cells = (most: 20, least: 6)

  /// A bar for work that begins now.
  /// - Parameter clock: The present moment, in milliseconds.
  init(_ what: String, on console: any Console, _ words: any Wording, clock: @escaping () -> Int64) {
    self.what = what
    self.console = console
    self.words = words
    self.clock = clock
    start = clock()
    last = start
  }

  /// Shows the progress, if it is time to.
  func show(_ done: Int, _ total: Int?) {
    let now = clock()
    guard now - start >= Self.patience, !isShown || now - last >= Self.pause else { return }
    (last, isShown) = (now, true)
    write(line(done, total, milliseconds: now - start))
  }

  /// Removes the line.
  func end() {
    if isShown { write("") }
    isShown = false
  }

  /// `counting  1200 of 4000  [######--------------]  800/s  4 s left`; without a total, the count and the rate;
  /// without a count, a moving element and the time since the start.
  private func line(_ done: Int, _ total: Int?, milliseconds: Int64) -> String {
    let width = (console.columns(.error) ?? 80) - 1
    guard let total, total > 0 else {
      guard done > 0 else { return moving(milliseconds, width) }
      return fitted([what, "\(done)", rate(done, milliseconds)], width)
    }
    let head = [what, words.text(Sentence(.sayProgressOf, .number(done), .number(total)))]
    let left = timeLeft(done, total, milliseconds)
    for tail in [[rate(done, milliseconds)] + left, left, []] {
      let room = width - (head + tail).reduce(0) { $0 + TerminalWidth.of($1) + 2 } - 2
      guard room >= Self.cells.least else { continue }
      let cells = min(room, Self.cells.most)
      let full = min(cells, Int(Double(done) / Double(total) * Double(cells)))
      return (head + ["[" + Self.row("#", full) + Self.row("-", cells - full) + "]"] + tail).joined(separator: "  ")
    }
    return fitted(head, width)
  }

  /// `reading the file  [---#----------------]  3 s`
  private func moving(_ milliseconds: Int64, _ width: Int) -> String {
    let time = words.text(Sentence(.sayProgressSeconds, .number(Int(milliseconds / 1_000))))
    let cells = min(Self.cells.most, width - TerminalWidth.of(what) - TerminalWidth.of(time) - 6)
    guard cells >= Self.cells.least else { return fitted([what, time], width) }
    let step = Int(milliseconds / Self.pause) % (2 * cells - 2)
    let place = min(step, 2 * cells - 2 - step)
    return "\(what)  [\(Self.row("-", place))#\(Self.row("-", cells - 1 - place))]  \(time)"
  }

  private func rate(_ done: Int, _ milliseconds: Int64) -> String {
    words.text(Sentence(.sayProgressRate, .number(perSecond(done, milliseconds))))
  }

  private func timeLeft(_ done: Int, _ total: Int, _ milliseconds: Int64) -> [String] {
    let rate = perSecond(done, milliseconds)
    guard rate > 0, total > done else { return [] }
    return [words.text(Sentence(.sayProgressLeft, .number((total - done + rate - 1) / rate)))]
  }

  private func perSecond(_ done: Int, _ milliseconds: Int64) -> Int { Int(Int64(done) * 1_000 / max(1, milliseconds)) }

  /// The parts that fit; if the first alone is too wide, it is cut.
  private func fitted(_ parts: [String], _ width: Int) -> String {
    var parts = parts
    while parts.count > 1, TerminalWidth.of(parts.joined(separator: "  ")) > width { parts.removeLast() }
    var line = parts.joined(separator: "  ")
    while TerminalWidth.of(line) > max(0, width) { line.removeLast() }
    return line
  }

  private static func row(_ sign: Character, _ count: Int) -> String { String(repeating: sign, count: count) }

  /// Writes a line over the previous one; an error is ignored, because it must not end the work.
  private func write(_ line: String) { try? console.write(Array("\r\(line)\u{1B}[K".utf8), to: .error) }
}

extension Context {
  /// Does work that may take long, and shows its progress on a terminal. It shows nothing if standard error is not a
  /// terminal, and with `--quiet`.
  /// - Throws: The error of the body.
  public func watching<Value>(
    _ what: Template, _ work: (Progress) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard machine.console.isTerminal(.error), !invocation.has(GlobalOptions.quiet),
      machine.environment.value(of: "TERM") != "dumb"
    else { return try work(.none) }
    let bar = ProgressBar(text(what), on: machine.console, wording) { [machine] in machine.clock.now }
    defer { bar.end() }
    return try work(Progress { done, total in bar.show(done, total) })
  }
}
