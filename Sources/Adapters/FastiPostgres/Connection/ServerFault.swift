internal import CPostgres
internal import FastiRecords

/// An error that the server or libpq reported.
struct ServerFault {
  /// The SQLSTATE; empty if the server did not answer.
  let code: String
  /// The first line of the message, without its severity.
  let detail: String
  /// How many seconds the program waits for a lock.
  static let seconds = 5

  /// The error of an answer, or of the connection if there is no answer.
  init(_ result: OpaquePointer?, _ connection: OpaquePointer) {
    // PG_DIAG_SQLSTATE and PG_DIAG_MESSAGE_PRIMARY are macros of characters.
    func field(_ letter: Unicode.Scalar) -> String? {
      PQresultErrorField(result, Int32(letter.value)).map { String(cString: $0) }
    }
    code = field("C") ?? ""
    let message = field("M") ?? String(cString: PQerrorMessage(connection))
    detail = Self.line(message)
  }

  /// The first line of a message of libpq.
  static func line(_ message: String) -> String {
    let first = message.split(separator: "\n").first.map(String.init) ?? ""
    return first.split(separator: "FATAL:  ", maxSplits: 1).last.map(String.init) ?? first
  }

  /// Whether the same transaction may succeed if it is tried again.
  var isTransient: Bool { code == "40001" || code == "40P01" }

  /// Whether the space has moved to another server; functions of the database say so.
  var isMoved: Bool { code == "FS001" }

  /// Whether the server ends the connection with it: an administrator, a crash or a time limit did.
  var endsConnection: Bool { ["25P03", "57P01", "57P02", "57P03", "57P05"].contains(code) }

  /// The fault as a ``StoreError``.
  func error(_ name: String) -> StoreError {
    switch code {
    case "": .unreachable(database: name, detail: detail)
    case "40001", "40P01", "55P03", "57014", "FS001": .locked(path: name, seconds: Self.seconds)
    case "53100": .full(path: name)
    case "25006": .readOnly(path: name)
    case "42501": .noPermission(path: name)
    case "42P01", "3F000", "42883": .noTables(database: name)
    case _ where ["08", "53", "57"].contains(code.prefix(2)): .unreachable(database: name, detail: detail)
    case _ where ["22", "23"].contains(code.prefix(2)): .refusedRecord(kind: "record", detail: .said(detail))
    case _ where code.hasPrefix("XX"): .corrupt(path: name, detail: .said(detail))
    default: .statementRefused(database: name, detail: "\(detail) (\(code))")
    }
  }
}
