import TestSupport

/// The page of all errors, made from the transcripts in Tests/Journeys/errors.
enum ErrorCatalogue {
  static let folder = "Tests/Journeys/errors/"
  static let page = "Documentation/Errors.md"

  /// The page's text.
  static func text(_ journeys: [Journey]) -> String {
    let head = """
      # Errors

      Every error message of Fasti, as it is shown. `make record` writes this page from the transcripts in
      `\(folder)`, which the tests run; do not edit it. Exit status: 1 the answer is no or there is none, 2 the command
      line is wrong, 3 a named thing does not exist, 4 a value cannot be read or is outside its limits, 5 conflict or
      refused, 6 network, 7 storage.

      """
    return head + journeys.map(section).joined()
  }

  private static func section(_ journey: Journey) -> String {
    var text = "\n## \(journey.title)\n"
    var prose: [String] = []
    for part in journey.parts {
      switch part {
      case .remark(let line) where line.hasPrefix("#"): prose.append(String(line.dropFirst().drop { $0 == " " }))
      case .step(let command, let expected) where expected.status != 0 || !expected.errors.isEmpty:
        if prose.first == journey.title { prose.removeFirst() }
        if !prose.isEmpty { text += "\n\(prose.joined(separator: "\n"))\n" }
        prose = []
        let lines = Journey.typed(command) + expected.output + expected.errors
        text += "\n```console\n\(lines.joined(separator: "\n"))\n```\n\nStatus \(expected.status).\n"
      case .remark, .setting, .step: break
      }
    }
    return text
  }
}
