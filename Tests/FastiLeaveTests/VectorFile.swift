import FastiCivil
import FastiLeave
import Foundation

/// A file of scenarios, as Documentation/Mathematics/Accruals.md describes it.
struct VectorFile: Decodable {
  let format: String
  let scenarios: [Scenario]

  /// `FASTI_VECTORS=DIR`, or the copies in Tests/Vectors.
  private static var folder: URL {
    let copies = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Vectors").standardizedFileURL
    return (ProcessInfo.processInfo.environment["FASTI_VECTORS"].map { URL(filePath: $0) } ?? copies)
      .appending(path: "leave")
  }

  /// The files that are there.
  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()

  /// The file of a name.
  init(_ name: String) throws {
    let data = try Data(contentsOf: Self.folder.appending(path: "\(name).json"))
    self = try JSONDecoder().decode(VectorFile.self, from: data)
  }

  struct Scenario: Decodable {
    let id: String
    let profile: Profile
    let versions: [Version]
    let queries: [Query]
  }

  struct Profile: Decodable {
    struct Schedule: Decodable {
      let kind: String
      let days: Days?
      let day: Int?
    }
    struct Rate: Decodable {
      let from: String?
      let rate: String
    }
    struct Carry: Decodable {
      let month: Int
      let day: Int
      let limit: String
    }
    struct Terms: Decodable {
      let start: String
      let rates: [Rate]
      let cap: String?
      let carry: Carry?
      let floor: String?
    }
    let anchor: String
    let schedule: Schedule
    let lag: Int
    let baseline: String
    let types: [String: Terms]
  }

  /// A number, or two.
  enum Days: Decodable {
    case every(Int)
    case two(Int, Int)

    init(from decoder: any Decoder) throws {
      if let days = try? [Int](from: decoder) {
        self = .two(days[0], days[1])
      } else {
        self = .every(try Int(from: decoder))
      }
    }
  }

  struct Version: Decodable {
    let id: String
    let stamp: String
    let deleted: Bool
    let date: String
    let type: String
    let action: String
    let sign: String?
    let hours: String
    let quarter: Bool
  }

  struct Query: Decodable {
    let kind: String
    let date: String
    let known_at: String?
    let type: String?
    let hours: String?
    let expect: Answer
  }

  /// What a query answers: a date or nothing, or named values.
  enum Answer: Decodable, Equatable {
    case none
    case text(String)
    case flag(Bool)
    case table([String: Answer])

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if value.decodeNil() {
        self = .none
      } else if let flag = try? value.decode(Bool.self) {
        self = .flag(flag)
      } else if let text = try? value.decode(String.self) {
        self = .text(text)
      } else {
        self = .table(try value.decode([String: Answer].self))
      }
    }
  }
}
