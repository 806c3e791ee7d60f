/// One line of the table: what was measured, against what limit, and beside what.
struct Row {
  /// A measured amount.
  enum Figure {
    /// Time of one operation.
    case nanoseconds(Double)
    /// Memory.
    case megabytes(Double)
    /// Data in the program.
    case bytes(Double)
    /// Not measured, and why.
    case missing(String)

    /// The amount in its base unit, for ratios.
    var amount: Double? {
      switch self {
      case .nanoseconds(let value), .megabytes(let value), .bytes(let value): value
      case .missing: nil
      }
    }

    /// The amount with a unit of the right size.
    var text: String {
      switch self {
      case .nanoseconds(let value) where value < 1e3: "\(value.shortened) ns"
      case .nanoseconds(let value) where value < 1e6: "\((value / 1e3).shortened) µs"
      case .nanoseconds(let value): "\((value / 1e6).shortened) ms"
      case .megabytes(let value): "\(value.shortened) MB"
      case .bytes(let value): "\((value / 1_024).shortened) KiB"
      case .missing(let why): why
      }
    }
  }

  /// The work, which is also what figures of peers are found by: `SE one year`.
  let work: String
  /// What Fasti takes.
  let figure: Figure
  /// What it may take; nil where no limit is set.
  let target: Limit?
  /// Others on the same work in the same run.
  var beside: [(name: String, figure: Figure)] = []

  /// Whether the figure keeps to its target; nil when there is nothing to compare.
  var isMet: Bool? {
    guard let amount = figure.amount, let limit = target?.amount else { return nil }
    return amount <= limit
  }
}

extension Double {
  /// Three digits that count: 0.55, 8.12, 46.3, 1528.
  var shortened: String {
    let decimals = self < 10 ? 100.0 : self < 100 ? 10.0 : 1.0
    let rounded = (self * decimals).rounded() / decimals
    return decimals == 1 ? "\(Int(rounded))" : "\(rounded)"
  }
}
