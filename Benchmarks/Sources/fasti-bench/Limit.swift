/// What a row may take, so that it holds on a machine of any speed: a multiple of something measured in the same run.
enum Limit {
  /// Work that was given so many nanoseconds on the machine of ``Yardstick/reference``: so many steps of the yardstick.
  case nanoseconds(Double)
  /// So many times what other work of this run takes, in nanoseconds, and what that is.
  case times(Double, of: Double, String)
  /// What other work of this run takes together, in nanoseconds, and how that is put together.
  case together(Double, String)
  /// Memory, which does not depend on the machine.
  case megabytes(Double)
  /// Data in the program.
  case bytes(Double)

  /// The limit in the base unit of the figures of this run.
  var amount: Double {
    switch self {
    case .nanoseconds(let value): value / Yardstick.reference * Yardstick.step
    case .times(let factor, let other, _): factor * other
    case .together(let value, _): value
    case .megabytes(let value), .bytes(let value): value
    }
  }

  /// The limit as the table shows it.
  var text: String {
    switch self {
    case .nanoseconds(let value): Self.steps(value / Yardstick.reference)
    case .times(let factor, _, let name): "≤ \(factor)x \(name)"
    case .together(_, let name): "≤ \(name)"
    case .megabytes(let value): "≤ \(Row.Figure.megabytes(value).text)"
    case .bytes(let value): "≤ \(Row.Figure.bytes(value).text)"
    }
  }

  private static func steps(_ count: Double) -> String {
    switch count {
    case 1e6...: "≤ \((count / 1e6).shortened) million steps"
    case 1e4...: "≤ \((count / 1e3).shortened) thousand steps"
    default: "≤ \(count.shortened) steps"
    }
  }
}

/// What limits of time are counted in: one step of a walk through a table of 4 KiB, with the multiplications, shifts and
/// look-ups that most rows are made of. A machine that takes longer for a row takes longer for a step.
enum Yardstick {
  /// Nanoseconds of a step on the machine that the limits were set on.
  static let reference = 3.5
  /// Nanoseconds of a step on this machine, in this run.
  static let step = Measure.nanoseconds(operations: steps) { walk() }

  private static let steps = 4_096
  private static let table: [UInt64] = (0..<512).map { $0 &* 0x9e37_79b9_7f4a_7c15 }

  private static func walk() -> Int {
    var state: UInt64 = 1
    for _ in 0..<steps {
      state = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
      state ^= table[Int(truncatingIfNeeded: state >> 55)]
    }
    return Int(truncatingIfNeeded: state)
  }
}
