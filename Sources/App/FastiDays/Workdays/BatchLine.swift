import FastiCivil
import FastiRecords

/// One line of a batch, read leniently: spaces, quotes, any form of a date.
struct BatchLine {
  /// A mistake in a line, with its place.
  struct Fault: Error {
    /// The place of the byte in its line, from 1.
    var column: Int
    /// The text at that place.
    var text: String
    /// The mistake.
    var problem: Problem
  }

  /// The mistakes in a line.
  enum Problem {
    /// A field that is not a day.
    case civil(CivilError)
    /// Fewer than two fields.
    case tooFew
    /// More than two fields.
    case tooMany
    /// Longer than two days can be.
    case tooLong
  }

  private struct Field {
    var column: Int
    var bytes: ArraySlice<UInt8>
  }

  private let fields: [Field]

  /// A line without its line feed.
  init(_ bytes: ArraySlice<UInt8>) {
    var fields: [Field] = []
    var start = bytes.startIndex
    for index in bytes.indices where bytes[index] == UInt8(ascii: ",") {
      fields.append(BatchLine.trimmed(bytes[start..<index], in: bytes))
      start = index + 1
    }
    fields.append(BatchLine.trimmed(bytes[start...], in: bytes))
    self.fields = fields
  }

  /// Whether the line is blank.
  var isBlank: Bool { fields.count == 1 && fields[0].bytes.isEmpty }

  /// Whether it can be the header of a table: two names without digits.
  var isHeader: Bool {
    fields.count == 2
      && fields.allSatisfy { field in
        guard let first = field.bytes.first else { return false }
        return first | 0x20 >= UInt8(ascii: "a") && first | 0x20 <= UInt8(ascii: "z") || first == UInt8(ascii: "_")
          || first >= 0x80
      }
  }

  /// The two days.
  func days() throws(Fault) -> (from: Day, to: Day) {
    guard fields.count >= 2 else {
      // A single field that is not a day is reported first; after a day, the missing second one is reported.
      _ = try day(0)
      let end = fields[0].column + fields[0].bytes.count
      throw Fault(column: end, text: text(0), problem: .tooFew)
    }
    let days = (try day(0), try day(1))
    guard fields.count == 2 else { throw Fault(column: fields[2].column, text: text(2), problem: .tooMany) }
    return days
  }

  private func day(_ index: Int) throws(Fault) -> Day {
    do { return try Day(iso: fields[index].bytes) } catch {
      throw Fault(column: fields[index].column, text: text(index), problem: .civil(error))
    }
  }

  private func text(_ index: Int) -> String { String(decoding: fields[index].bytes.prefix(40), as: UTF8.self) }

  /// A field without the spaces and quotes around it.
  private static func trimmed(_ bytes: ArraySlice<UInt8>, in line: ArraySlice<UInt8>) -> Field {
    var bytes = bytes
    while let last = bytes.last, isSpace(last) { bytes.removeLast() }
    while let first = bytes.first, isSpace(first) { bytes.removeFirst() }
    if bytes.count >= 2, bytes.first == UInt8(ascii: "\""), bytes.last == UInt8(ascii: "\"") {
      bytes = bytes.dropFirst().dropLast()
    }
    return Field(column: bytes.startIndex - line.startIndex + 1, bytes: bytes)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}

extension BatchLine.Fault {
  func failure(line: Int) -> Failure {
    let cause: Cause =
      switch problem {
      case .civil(let error): .civil(error)
      case .tooFew: .days(.secondMissing)
      case .tooMany: .days(.tooManyOnLine)
      case .tooLong: .days(.endlessLine)
      }
    return Failure(
      .batch(cause, line: line, column: column), field: .path("line \(line), column \(column)"), value: text)
  }
}
