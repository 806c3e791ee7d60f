extension Journey {
  /// Signs at the start of lines that are not output; an output line that starts with one of them is written after a
  /// `\`.
  private static let signs: Set<Character> = ["$", ">", "!", "?", "#", "%", "|", "\\"]

  /// Reads a transcript.
  init(path: String, text: String) throws(Malformed) {
    self.path = path
    parts = []
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
    while let line = lines.popFirst() {
      let rest = String(line.dropFirst(2))
      switch line.first {
      case nil, "#": parts.append(.remark(line))
      case "%": parts.append(try Journey.setting(rest, path))
      case "$": parts.append(try Journey.step(rest, &lines, path))
      default: throw Malformed(description: "\(path): '\(line)' belongs to no step")
      }
    }
    if steps.isEmpty { throw Malformed(description: "\(path): there is no step") }
  }

  private static func setting(_ text: String, _ path: String) throws(Malformed) -> Part {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, parts[0].allSatisfy({ $0.isUppercase || $0 == "_" }) else {
      throw Malformed(description: "\(path): '% \(text)' is no NAME=value")
    }
    return .setting(name: String(parts[0]), value: String(parts[1]))
  }

  private static func step(
    _ first: String, _ lines: inout ArraySlice<String>, _ path: String
  ) throws(Malformed) -> Part {
    var command = first
    while let line = lines.first, line == ">" || line.hasPrefix("> ") {
      command += "\n" + line.dropFirst(2)
      lines.removeFirst()
    }
    var answer = Answer()
    while let line = lines.first, !"$#%".contains(line.first ?? " ") {
      lines.removeFirst()
      switch line.first {
      case "!" where line.hasPrefix("!|"): try join(String(line.dropFirst(2)), to: &answer.errors, path)
      case "!": answer.errors.append(String(line.dropFirst(2)))
      case "|": try join(String(line.dropFirst()), to: &answer.output, path)
      case "?":
        guard let status = Int32(line.dropFirst(2)) else {
          throw Malformed(description: "\(path): '\(line)' is no status")
        }
        answer.status = status
      case "\\": answer.output.append(String(line.dropFirst()))
      default: answer.output.append(line)
      }
    }
    // The empty lines before the next step have no meaning.
    var blank = 0
    while answer.output.last == "" {
      answer.output.removeLast()
      blank += 1
    }
    for _ in 0..<min(blank, 1) { lines.insert("", at: lines.startIndex) }
    return .step(command: command, expected: answer)
  }

  /// Joins a continued line to the line before it.
  private static func join(_ rest: String, to lines: inout [String], _ path: String) throws(Malformed) {
    guard let last = lines.popLast() else { throw Malformed(description: "\(path): '|\(rest)' goes on with no line") }
    lines.append(unfolded([last, rest]))
  }

  /// The text of the transcript, with long lines of JSON folded.
  var text: String { text(folds: true) }

  /// The text of the transcript.
  /// - Parameter folds: Whether long lines of JSON are folded.
  func text(folds: Bool) -> String {
    let lines = parts.flatMap { part -> [String] in
      switch part {
      case .remark(let text): [text]
      case .setting(let name, let value): ["% \(name)=\(value)"]
      case .step(let command, let expected): Journey.typed(command) + expected.lines(folds: folds)
      }
    }
    return lines.joined(separator: "\n").drop { $0 == "\n" } + (lines.last == "" ? "" : "\n")
  }

  /// A command as typed: `$ first line`, `> next line`.
  static func typed(_ command: String) -> [String] {
    command.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
      (index == 0 ? "$ " : "> ") + line
    }
  }

  fileprivate static func escaped(_ line: String) -> String {
    line.first.map { signs.contains($0) } == true ? "\\" + line : line
  }
}

extension Journey.Answer {
  /// The answer as lines of a transcript, long lines of JSON folded.
  var lines: [String] { lines(folds: true) }

  /// The answer as lines of a transcript.
  /// - Parameter folds: Whether long lines of JSON are folded.
  func lines(folds: Bool) -> [String] {
    let output = Self.lines(output, folds, more: "|", Journey.escaped)
    let errors = Self.lines(errors, folds, more: "!|") { $0.isEmpty ? "!" : "! \($0)" }
    return output + errors + (status == 0 ? [] : ["? \(status)"])
  }

  private static func lines(
    _ lines: [String], _ folds: Bool, more: String, _ first: (String) -> String
  ) -> [String] {
    lines.flatMap { line in
      (folds ? Journey.folded(line) : [line]).enumerated().map { $0 == 0 ? first($1) : more + $1 }
    }
  }
}
