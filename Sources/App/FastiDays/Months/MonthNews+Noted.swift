import FastiCalendars
public import FastiCivil

// As it is noted until somebody dismisses it: `moved 1447-9 1447-10`, `trial 2026-02-05`, or a sentence.
extension MonthNews {
  /// The content on one line, which ``init(line:at:)`` reads again.
  public var line: String {
    switch content {
    case .moved(let months): "moved " + months.map { "\($0.year)-\($0.month)" }.joined(separator: " ")
    case .trial(let day): "trial \(day.iso)"
    case .sentence(let text): text
    }
  }

  /// The news of such a line; any other text is a sentence.
  public init(line: String, at: Instant) {
    let parts = line.split(separator: " ")
    let months = parts.dropFirst().compactMap { Self.month($0) }
    if parts.first == "moved", !months.isEmpty, months.count == parts.count - 1 {
      self.init(.moved(months), at: at)
    } else if parts.count == 2, parts[0] == "trial", let day = try? Day(iso: String(parts[1])) {
      self.init(.trial(day), at: at)
    } else {
      self.init(.sentence(line), at: at)
    }
  }

  private static func month(_ text: Substring) -> HijriMonth? {
    let numbers = text.split(separator: "-").compactMap { Int($0) }
    return numbers.count == 2 ? HijriMonth(year: numbers[0], month: numbers[1]) : nil
  }
}
