import FastiDays
import FastiHTTP
import FastiPerson
import FastiRecords
import FastiTransfer
import Foundation
import TestSupport
import Testing

@testable import FastiWeb

/// `Documentation/API.md` is made from the table of routes, so that they agree.
@Suite("The page of the API") struct APIPage {
  private static let file = PackageFolder.root.appending(path: "Documentation/API.md")

  @Test("equals the table of routes")
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

    `fasti serve` answers programs. A server without a pass-phrase can be reached from the same machine only, and needs no
    token; a server with a pass-phrase requires one. `make record` writes this page from the table of routes, like
    `GET /api/v1/openapi.json`; do not edit it.

    - Tokens: `fasti token add NAME` shows one, once; a program sends it as `Authorization: Bearer TOKEN`. Its scope
      (`--scope`) is `calendar`: what is the same for everyone in a region; `read`: everything that can be read, including
      plans and leave; or `write`: what changes something, which no address of this page does yet. `fasti token revoke NAME`
      ends it. A browser's session gives access to the API as well.
    - With `calendar` alone an answer is made from the data of the program: it has none of your rules, titles, notes, regions,
      communities and Hijri months, and a question about holidays or business days has to name its regions.

    - JSON is the same as `--json` of the command line, and as stable. `Accept: text/plain` gets text for people.
    - DATE, WEEK and YEAR are those of the command line: `2026-02-05`, `today`, `+3d` (in an address `%2B3d`), `mon`,
      `2026-W06`. `lang=sv` asks for another language.
    - Errors are those of the command line: `{"error":{"code","message","field","value","hint"}}`. The status is 400 for a
      malformed request, 404 for what does not exist, 422 for a value that cannot be read, 409 for what is refused, 401
      without a known token (`WWW-Authenticate` says so), 421 for a `Host` that is not this server's, 403 for a token whose
      scope is too small and for a page of another site that tries to change something, and 500 and 503 if the store fails or
      is locked by another program.
    - With `Accept-Encoding: gzip`, answers of a kilobyte or more are compressed. Feeds and widgets have an `ETag`, compressed
      another one; JSON has none. An address with a trailing slash redirects to the one without it (308).
    - Unknown parameters are refused, not ignored.
    - What was deleted is in no answer. The store keeps it, and backups contain it, until `fasti erase` removes it.

    \(RouteTable.all.filter { $0.scope == .api || $0.scope == .token }.map(section).joined(separator: "\n"))
    """
  }

  private static func section(_ route: Route) -> String {
    var text = "## `\(route.method.rawValue) \(route.pattern.text)`\n\(route.summary)."
    text += route.scope == .api ? " Scope: `\(route.method.isSafe ? route.needs : .write)`.\n" : "\n"
    if !(route.path + route.query).isEmpty { text += "\n| name | values | means |\n|---|---|---|\n" }
    for parameter in route.path + route.query {
      let notes = (parameter.isRequired ? "; required" : "") + (parameter.repeats ? "; may be repeated" : "")
      text += "| `\(parameter.name)` | \(values(parameter.kind)) | \(parameter.summary)\(notes) |\n"
    }
    switch route.answer {
    case .object(let fields): text += "\nAn object: \(fields.map { "`\($0)`" }.joined(separator: ", ")).\n"
    case .list(let fields):
      text += fields.isEmpty ? "\nA list.\n" : "\nA list of \(fields.map { "`\($0)`" }.joined(separator: ", ")).\n"
    case .other(let type):
      text += "\n" + ([type] + route.otherTypes).map { "`\($0)`" }.joined(separator: ", ")
      text += route.isConditional ? "; 304 for a client that has it (`If-None-Match`).\n" : ".\n"
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
