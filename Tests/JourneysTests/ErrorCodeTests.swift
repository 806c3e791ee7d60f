import TestSupport
import Testing

@Suite("Every error code") struct ErrorCodeTests {
  private static let elsewhere = "Tests/Fixtures/errors/elsewhere.txt"

  @Test("is compared with commit f8a34d2, is in an answer of a transcript, or has a reason why it is not")
  func provoked() throws {
    var seen = Set(try ErrorBaseline().scenes.values.joined().flatMap { $0.failures ?? [] }.map(\.code))
    for path in Journeys.paths where path.hasPrefix(ErrorCatalogue.folder) {
      seen.formUnion(try EnglishAnswers.codes(of: Journeys.journey(path)))
    }
    let reasons = try Self.reasons()
    let missing = try Self.declared().subtracting(seen).subtracting(reasons)
    #expect(missing == [], "write a transcript, or a reason into \(Self.elsewhere)")
    #expect(reasons.intersection(seen) == [], "these need no reason any more")
    #expect(reasons.subtracting(try Self.declared()) == [], "these codes are gone")
  }

  /// The codes with a reason: lines such as `store-full a full disk: FastiBackupTests`.
  private static func reasons() throws -> Set<String> {
    let lines = try PackageFolder.text(elsewhere)?.split(separator: "\n").filter { !$0.hasPrefix("#") } ?? []
    return Set(lines.compactMap { line in line.split(separator: " ", maxSplits: 1).first.map(String.init) })
  }

  /// The codes that the errors of the program declare, without those made of names, such as `unknown-rule`.
  private static func declared() throws -> Set<String> {
    var codes: Set<String> = []
    for path in PackageFolder.files(below: "Sources/App/FastiRecords/Errors") {
      let text = try PackageFolder.text(path) ?? ""
      for part in text.matches(of: /(?:FailureSort|var code: String|var unknown: String)[^\n]*\{\n([\s\S]*?)\n  \}\n/) {
        for code in part.output.1.matches(of: /"([a-z][a-z0-9-]+)"/) { codes.insert(String(code.output.1)) }
      }
    }
    #expect(codes.count > 300)
    return codes
  }
}
