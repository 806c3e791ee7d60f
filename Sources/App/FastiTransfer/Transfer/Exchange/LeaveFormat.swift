import FastiCivil
public import FastiRecords

/// The formats of files of the leave ledger.
public enum LeaveFormat: String, Hashable, Sendable, CaseIterable {
  /// A table of entries for spreadsheets.
  case csv
  /// Profile and entries with their ids.
  case json
  /// A journal for hledger.
  case hledger

  /// The format of a file, from the ending of its name, otherwise from the beginning of its content.
  /// - Throws: `.invalid` when neither shows it.
  public init(of content: [UInt8], named name: String) throws(Failure) {
    let ending = name.split(separator: "/").last?.split(separator: ".").dropFirst().last.map { $0.lowercased() }
    switch ending {
    case "csv": self = .csv
    case "json": self = .json
    case "journal", "hledger", "ledger", "j": self = .hledger
    default:
      guard let format = Self.begin(content) else {
        throw Failure(.bringing(.unknownFormat), field: .file, value: name)
      }
      self = format
    }
  }

  private static func begin(_ content: [UInt8]) -> LeaveFormat? {
    let text = content.drop {
      [0xEF, 0xBB, 0xBF, UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains($0)
    }
    let line = text.prefix { $0 != UInt8(ascii: "\n") }
    switch line.first {
    case UInt8(ascii: "{"): return .json
    case UInt8(ascii: ";"): return .hledger
    default: return line.contains { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") } ? .csv : nil
    }
  }
}
