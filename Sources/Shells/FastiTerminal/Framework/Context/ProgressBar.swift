public import FastiCivil
import FastiFormats
public import FastiRecords

/// A line on the terminal that shows how far work is: what, count of count, a bar, rate, time left. Work that lasts less than
/// half a second shows none; one line is written over the other, at most ten times a second, and the last one is removed.
final class ProgressBar {
  private let console: any Console
  private let clock: () -> Int64
  private let words: any Wording
  private let what: String
  private let start: Int64
  private var last: Int64
  private var isShown = false

  /// How long work lasts before it is shown, in milliseconds.
  static let patience: Int64 = 500
  /// The shortest time between two updates of the line, in milliseconds.
  static let pause: Int64 = 100
  private static let cells = 20

  /// A bar for some work that begins now.
  /// - Parameter clock: The present, in milliseconds.
  init(_ what: String, on console: any Console, _ words: any Wording, clock: @escaping () -> Int64) {
    self.what = what
    self.console = console
    self.words = words
    self.clock = clock
    start = clock()
    last = start
  }

  /// Shows how much is done, if it is time to.
  func tell(_ done: Int, _ total: Int?) {
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

  /// `counting  1200 of 4000  [######--------------]  800/s  4 s left`
  private func line(_ done: Int, _ total: Int?, milliseconds: Int64) -> String {
    let rate = Int(Int64(done) * 1_000 / max(1, milliseconds))
    var parts = [what]
    if let total, total > 0 {
      let full = min(Self.cells, done * Self.cells / total)
      parts.append(words.text(Sentence(.sayProgressOf, .number(done), .number(total))))
      parts.append("[" + String(repeating: "#", count: full) + String(repeating: "-", count: Self.cells - full) + "]")
    } else {
      parts.append("\(done)")
    }
    parts.append(words.text(Sentence(.sayProgressRate, .number(rate))))
    if let total, rate > 0, total > done {
      parts.append(words.text(Sentence(.sayProgressLeft, .number((total - done + rate - 1) / rate))))
    }
    return parts.joined(separator: "  ")
  }

  /// Writes a line over the one before; what cannot be shown is not worth ending the work for.
  private func write(_ line: String) { try? console.write(Array("\r\(line)\u{1B}[K".utf8), to: .error) }
}

extension Context {
  /// Does work that may take long, and shows on a terminal how far it is. Nothing is shown where standard error is not a
  /// terminal, and with `--quiet`.
  /// - Throws: What the body throws.
  public func watching<Value>(
    _ what: Template, _ work: (Progress) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard machine.console.isTerminal(.error), !invocation.has(GlobalOptions.quiet),
      machine.environment.value(of: "TERM") != "dumb"
    else { return try work(.none) }
    let bar = ProgressBar(told(what), on: machine.console, wording) { [machine] in machine.clock.now }
    defer { bar.end() }
    return try work(Progress { done, total in bar.tell(done, total) })
  }
}
