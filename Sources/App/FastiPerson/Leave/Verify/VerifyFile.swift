import FastiCivil
import FastiFormats
import FastiLeave
public import FastiRecords

/// Checks a file of questions with expected answers against the engine.
///
/// The format is that of Documentation/Mathematics/Accruals.md. Expected and actual answers are compared exactly;
/// missing and additional names count as differences.
public struct VerifyFile {
  private let path: String

  /// Checks a file with that name; each sentence begins with it.
  public init(_ path: String) { self.path = path }

  /// The largest file read, in bytes.
  public static let limit = JSONLimits.file.bytes

  /// The result.
  public struct Report: Hashable, Sendable {
    /// The path as given.
    public let path: String
    /// The number of its scenarios.
    public var scenarios = 0
    /// The number of questions.
    public var questions = 0
    /// The number of compared amounts, days and flags.
    public var answers = 0
    /// All differences.
    public var differences: [VectorDifference] = []
  }

  /// Asks every question of a file.
  /// - Throws: `.invalid` when the file cannot be read, with line and path.
  public func callAsFunction(_ bytes: [UInt8]) throws(Failure) -> Report {
    do {
      let file = try JSONValue(reading: bytes)
      let format = try file.field("format")
      guard try format.text() == "fasti-leave-vectors/1" else { throw refusal(format) }
      var report = Report(path: path)
      for scenario in try file.field("scenarios").array() { try ask(scenario, &report) }
      return report
    } catch let error as JSONError {
      throw Failure(error, in: path)
    } catch let error as Failure {
      throw error
    } catch { throw Failure(.within(.bringing(.unreadableVectors), FileLocation(path))) }
  }

  private func refusal(_ format: JSONValue) -> Failure {
    Failure(.within(.bringing(.noVectors), FileLocation(path, line: format.place.line)), field: .format)
  }

  private func ask(_ scenario: JSONValue, _ report: inout Report) throws {
    let reader = VectorReader(path: path)
    let id = try scenario.field("id").text()
    let profile = try reader.profile(scenario.field("profile"))
    var versions: [EntryVersion] = []
    for version in try scenario.field("versions").array() { versions.append(try reader.version(version)) }
    report.scenarios += 1
    for (place, value) in try scenario.field("queries").array().enumerated() {
      let query = try reader.query(value)
      let found: VectorAnswer
      do {
        let ledger = try LeaveLedger(profile: profile, versions: versions, knownAt: query.knownAt)
        found = try query.answer(of: ledger)
      } catch { found = .refused(Failure(error).message) }
      report.questions += 1
      for leaf in VectorAnswer.compare(query.expected, found) {
        report.answers += 1
        guard leaf.expected != leaf.found else { continue }
        report.differences.append(
          VectorDifference(
            file: path, scenario: id, query: place, kind: query.kind.rawValue, day: query.day,
            knownAt: query.knownAt?.string, name: leaf.name, expected: leaf.expected, found: leaf.found))
      }
    }
  }
}
