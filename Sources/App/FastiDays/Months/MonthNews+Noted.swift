import FastiCalendars
public import FastiCivil

// The stored form, until it is dismissed: `moved 1447-9 1447-10`, with both days `moved 1447-9=2026-02-18>2026-02-19`,
// `trial 2026-02-05`, or a sentence.
extension MonthNews {
  /// The content as one line, which ``init(line:at:)`` can read.
  public var line: String {
    switch content {
    case .moved(let months):
      "moved "
        + months.map { month in
          let move = moves.first { $0.month == month }.map { "=\($0.from.iso)>\($0.to.iso)" }
          return "\(month.year)-\(month.month)\(move ?? "")"
        }.joined(separator: " ")
    case .trial(let day): "trial \(day.iso)"
    case .sentence(let text): text
    }
  }

  /// The news of such a line; any other text is a sentence.
  public init(line: String, at: Instant) {
    let parts = line.split(separator: " ")
    let said = parts.dropFirst().map { $0.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false) }
    let months = said.compactMap { Self.month($0[0]) }
    let moves = said.compactMap { part in
      part.count < 2 ? nil : Self.month(part[0]).flatMap { Self.move($0, part[1]) }
    }
    if parts.first == "moved", !months.isEmpty, months.count == said.count,
      moves.count == said.count(where: { $0.count == 2 })
    {
      self.init(.moved(months), at: at, moves: moves)
    } else if parts.count == 2, parts[0] == "trial", let day = try? Day(iso: String(parts[1])) {
      self.init(.trial(day), at: at)
    } else {
      self.init(.sentence(line), at: at)
    }
  }

  private static func move(_ month: HijriMonth, _ text: Substring) -> MonthMove? {
    let days = text.split(separator: ">").compactMap { try? Day(iso: String($0)) }
    return days.count == 2 ? MonthMove(month, from: days[0], to: days[1]) : nil
  }

  private static func month(_ text: Substring) -> HijriMonth? {
    let numbers = text.split(separator: "-").compactMap { Int($0) }
    return numbers.count == 2 ? HijriMonth(year: numbers[0], month: numbers[1]) : nil
  }
}
