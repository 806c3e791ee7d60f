package import FastiCivil
public import FastiFormats
package import FastiHolidays
package import FastiLeave
import FastiPerson
package import FastiRecords

/// The content of a foreign file after reading and planning: things of the planner or rows of the ledger, as they would
/// be written.
public enum ForeignContent: Sendable {
  /// A calendar of another program.
  case calendar(ForeignCalendar)
  /// A file of the planner.
  case planner(PlannerFile)
  /// A leave ledger.
  case leave(LeaveFile, LeaveFormat)
}

/// A foreign file that was read.
public struct ReadFile: Sendable {
  public let content: ForeignContent
  /// Its size in bytes.
  public let bytes: Int
}

/// The answer of the process that reads foreign files.
package enum ForeignAnswer: Sendable {
  /// The content of the file.
  case content(ForeignContent)
  /// The regions of a file of rules.
  case regions([Region])
  /// Its mistakes; for a leave ledger also its kinds of leave, because the process does not know the profile.
  case refused(Failure, kinds: [(type: LeaveType, line: Int?)])

  /// The answer as bytes.
  package func wire(_ languages: [any Wording]) -> [UInt8] {
    var writer = WireWriter()
    switch self {
    case .refused(let failure, let kinds):
      writer.write(0)
      writer.write(failure, languages)
      writer.write(list: kinds) {
        $1.write($0.type.string)
        $1.write(optional: $0.line) { $1.write($0) }
      }
    case .content(.calendar(let calendar)):
      writer.write(1)
      writer.write(calendar)
    case .content(.planner(let file)):
      writer.write(2)
      writer.write(file)
    case .content(.leave(let file, _)):
      writer.write(3)
      writer.write(file)
    case .regions(let regions):
      writer.write(4)
      writer.write(regions)
    }
    return writer.bytes
  }

  /// The answer to a question, from such bytes. Every record and every text is checked by the rules for typed ones.
  /// - Throws: An error for any other bytes, and for an answer to another question.
  package init(wire bytes: [UInt8], to question: ForeignQuestion) throws(WireError) {
    var reader = WireReader(bytes)
    // A thing takes several bytes of a file.
    let most = question.file.count / 4
    switch (try reader.integer(), question.format) {
    case (0, _):
      self = .refused(
        try reader.failure(),
        kinds: try reader.list(most: most) { reader throws(WireError) in
          guard let type = try? LeaveType(try reader.text()) else { throw WireError() }
          return (type, try reader.optional { reader throws(WireError) in try reader.integer(in: 0...Int.max) })
        })
    case (1, .calendar): self = .content(.calendar(try reader.calendar(most: most)))
    case (2, .planner): self = .content(.planner(try reader.planner(most: most)))
    case (3, .leave(let format)): self = .content(.leave(try reader.ledger(most: most), format))
    case (4, .rules): self = .regions(try reader.regions())
    default: throw WireError()
    }
    try reader.end()
  }
}
