extension Chart {
  /// One edge of a chart, with its texts.
  public struct Axis: Hashable, Sendable {
    /// The number at its beginning.
    public var low: Double
    /// The number at its end, above ``low``.
    public var high: Double
    /// Its texts, in order.
    public var ticks: [Tick]
    /// Whether a line marks the beginning of each text: a thin line across the chart for the left axis, a short one for
    /// the lower axis.
    public var hasLines: Bool

    /// An axis between two numbers.
    public init(_ low: Double, _ high: Double, ticks: [Tick], lines: Bool = true) {
      self.low = low
      self.high = max(high, low + 1)
      self.ticks = ticks
      hasLines = lines
    }
  }

  /// A text on an axis, centred between two numbers; its line is at the first.
  public struct Tick: Hashable, Sendable {
    /// What is written between the two numbers.
    public var text: String
    /// Where it begins.
    public var low: Double
    /// Where it ends.
    public var high: Double

    /// A text at a number, or between two.
    public init(_ text: String, _ low: Double, to high: Double? = nil) {
      self.text = text
      self.low = low
      self.high = high ?? low
    }
  }
}

extension Chart.Axis {
  /// An axis that begins and ends at round numbers around a range, with a text at each step.
  /// - Parameters:
  ///   - least: The smallest step, such as 1 for whole numbers.
  ///   - text: Writes the number of a step.
  public static func round(
    from low: Double, to high: Double, least: Double = 1, text: (Int) -> String
  ) -> Chart.Axis {
    var step = least
    // 1, 2, 5, 10, 20 and so on, until there are at most five steps.
    var factors = [2, 2.5, 2].makeIterator()
    while (high - low) / step > 5 {
      if let factor = factors.next() {
        step *= factor
      } else {
        factors = [2, 2.5, 2].makeIterator()
      }
    }
    let first = (low / step).rounded(.down)
    let last = max((high / step).rounded(.up), first + 1)
    let ticks = stride(from: first, through: last, by: 1).map { number in
      Chart.Tick(text(Int(number * step)), number * step)
    }
    return Chart.Axis(first * step, last * step, ticks: ticks)
  }
}
