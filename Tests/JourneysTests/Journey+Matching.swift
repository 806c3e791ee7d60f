extension Journey.Answer {
  /// Whether this expected answer matches a real one. A line `...` matches any lines, `[..]` within a line any text.
  func matches(_ real: Journey.Answer) -> Bool {
    status == real.status && Journey.match(output[...], real.output[...])
      && Journey.match(errors[...], real.errors[...])
  }

  /// This answer with the lines of an older one that still match, so that recording keeps their `[..]`.
  func holding(onto old: Journey.Answer) -> Journey.Answer {
    Journey.Answer(
      output: Self.holding(output, onto: old.output), errors: Self.holding(errors, onto: old.errors), status: status)
  }

  private static func holding(_ lines: [String], onto old: [String]) -> [String] {
    var rest = old.filter { $0.contains("[..]") }[...]
    return lines.map { line in
      guard let place = rest.firstIndex(where: { Journey.matchLine($0[...], line[...]) }) else { return line }
      defer { rest = rest[(place + 1)...] }
      return rest[place]
    }
  }

  /// The difference, line by line: `-` is expected, `+` is real.
  func difference(to real: Journey.Answer) -> String {
    let expected = lines
    let changes = real.lines.difference(from: expected) {
      Journey.matchLine($0[...], $1[...]) || Journey.matchLine($1[...], $0[...])
    }
    var removed: Set<Int> = []
    var inserted: [Int: String] = [:]
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, let line, _): inserted[offset] = line
      }
    }
    var shown: [String] = []
    var at = (expected: 0, real: 0)
    while at.expected < expected.count || at.real < real.lines.count {
      if removed.remove(at.expected) != nil {
        shown.append("- " + expected[at.expected])
        at.expected += 1
      } else if let line = inserted[at.real] {
        shown.append("+ " + line)
        at.real += 1
      } else {
        shown.append("  " + real.lines[at.real])
        at = (at.expected + 1, at.real + 1)
      }
    }
    return shown.joined(separator: "\n")
  }
}

extension Journey {
  fileprivate static func match(_ expected: ArraySlice<String>, _ real: ArraySlice<String>) -> Bool {
    guard let first = expected.first else { return real.isEmpty }
    if first == "..." {
      return (real.startIndex...real.endIndex).contains { match(expected.dropFirst(), real[$0...]) }
    }
    guard let line = real.first, matchLine(first[...], line[...]) else { return false }
    return match(expected.dropFirst(), real.dropFirst())
  }

  fileprivate static func matchLine(_ expected: Substring, _ real: Substring) -> Bool {
    guard let hole = expected.firstRange(of: "[..]") else { return expected == real }
    let before = expected[..<hole.lowerBound]
    guard real.hasPrefix(before) else { return false }
    let after = expected[hole.upperBound...]
    let rest = real.dropFirst(before.count)
    return (0...rest.count).contains { matchLine(after, rest.dropFirst($0)) }
  }
}
