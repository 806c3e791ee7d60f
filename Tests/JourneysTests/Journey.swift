/// A transcript of the whole program: the input and the output.
///
/// Tests/Journeys/README.md describes the format.
struct Journey {
  /// The result of a step: lines of standard output, lines of standard error, and the exit status.
  struct Answer: Hashable {
    var output: [String] = []
    var errors: [String] = []
    var status: Int32 = 0
  }

  /// One part of a transcript, in order.
  enum Part {
    /// `# text`, or an empty line between steps.
    case remark(String)
    /// `% NAME=value`.
    case setting(name: String, value: String)
    /// `$ command`, continued lines with `> `, and the expected answer.
    case step(command: String, expected: Answer)
  }

  /// A mistake in a transcript itself.
  struct Malformed: Error, CustomStringConvertible {
    let description: String
  }

  /// Its path, from the package's root.
  let path: String
  /// Its parts.
  var parts: [Part]

  /// The first remark, without its sign.
  var title: String {
    for case .remark(let text) in parts where text.hasPrefix("#") {
      return String(text.dropFirst().drop { $0 == " " })
    }
    return path
  }

  /// The steps.
  var steps: [(command: String, expected: Answer)] {
    parts.compactMap { part in
      guard case .step(let command, let expected) = part else { return nil }
      return (command, expected)
    }
  }
}
