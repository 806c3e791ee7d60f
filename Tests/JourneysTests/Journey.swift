/// A transcript of the whole program: what somebody types, and what they see.
///
/// The format is told in Tests/Journeys/README.md.
struct Journey {
  /// What a step shows: lines of standard output, lines of standard error, and the status it ends with.
  struct Answer: Hashable {
    var output: [String] = []
    var errors: [String] = []
    var status: Int32 = 0
  }

  /// One part of a transcript, in the order they stand.
  enum Part {
    /// `# text`, or an empty line between steps.
    case remark(String)
    /// `% NAME=value`.
    case setting(name: String, value: String)
    /// `$ command`, lines that go on with `> `, and what is expected.
    case step(command: String, expected: Answer)
  }

  /// What is wrong with a transcript itself.
  struct Malformed: Error, CustomStringConvertible {
    let description: String
  }

  /// Where it is, from the package's root.
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
