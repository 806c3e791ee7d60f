import FastiHTTP
import Foundation
import TestSupport
import Testing

@testable import FastiWeb

/// `Documentation/API.md`: made of the table of routes, so that neither forgets the other.
@Suite("The page of the API") struct APIPage {
  private static let file = PackageFolder.root.appending(path: "Documentation/API.md")

  @Test("is what the table of routes says")
  func page() throws {
    let text = Self.text
    if ProcessInfo.processInfo.environment["FASTI_RECORD"] == "1" {
      try text.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: Self.file, encoding: .utf8) == text, "make record writes it anew")
  }

  private static var text: String {
    """
    # The API

    `fasti serve` answers programs on the same machine; nobody else reaches it. This page is written by `make record` from
    the table of routes, as is `GET /api/v1/openapi.json`; do not edit it.

    - JSON is what `--json` of the command line gives, and is stable in the same way. `Accept: text/plain` gets text for
      people.
    - DATE, WEEK and YEAR are those of the command line: `2026-02-05`, `today`, `+3d` (in an address `%2B3d`), `mon`,
      `2026-W06`. `lang=sv` asks for another language.
    - What is wrong is said as on the command line: `{"error":{"code","message","field","value","hint"}}`. The status is
      400 for a question that is malformed, 404 for what does not exist, 422 for a value that reads wrongly, 409 for what is
      refused, 421 for a `Host` that is not this server's, 403 for a page of another site that tries to change something,
      500 and 503 when the store fails or is held by another program.
    - A parameter nobody knows is refused, not passed over.

    \(RouteTable.all.filter { $0.scope != .page }.map(section).joined(separator: "\n"))
    """
  }

  private static func section(_ route: Route) -> String {
    var text = "## `\(route.method.rawValue) \(route.pattern.text)`\n\(route.summary).\n"
    if !(route.path + route.query).isEmpty { text += "\n| name | values | means |\n|---|---|---|\n" }
    for parameter in route.path + route.query {
      let notes = (parameter.isRequired ? "; required" : "") + (parameter.repeats ? "; may be repeated" : "")
      text += "| `\(parameter.name)` | \(values(parameter.kind)) | \(parameter.summary)\(notes) |\n"
    }
    switch route.answer {
    case .object(let fields): text += "\nAn object: \(fields.map { "`\($0)`" }.joined(separator: ", ")).\n"
    case .list(let fields):
      text += fields.isEmpty ? "\nA list.\n" : "\nA list of \(fields.map { "`\($0)`" }.joined(separator: ", ")).\n"
    case .other(let type): text += "\n`\(type)`.\n"
    }
    return text
  }

  private static func values(_ kind: Parameter.Kind) -> String {
    switch kind {
    case .day: "DATE"
    case .week: "WEEK or DATE"
    case .month: "YYYY-MM"
    case .year: "YEAR"
    case .text: "text"
    case .choice(let words): words.map { "`\($0)`" }.joined(separator: ", ")
    }
  }
}
