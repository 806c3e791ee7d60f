package import FastiCivil
public import FastiFormats
package import FastiHolidays
package import FastiLeave
import FastiPerson
package import FastiRecords

/// What a foreign file holds, read and planned: things of the planner or rows of the ledger, each as it would be written.
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
  /// What it holds.
  public let content: ForeignContent
  /// How much that is, in bytes.
  public let bytes: Int
}

/// What the process that reads foreign files answers.
package enum ForeignAnswer: Sendable {
  /// The content of the file.
  case content(ForeignContent)
  /// The regions of a file of rules.
  case regions([Region])
  /// Its mistakes; of a leave ledger also the kinds of leave it names, which its reader does not know.
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

  /// The answer of such bytes to a question. Every record and every text is checked by the rules of typed ones.
  /// - Throws: for any other bytes, and for an answer to another question.
  package init(wire bytes: [UInt8], to question: ForeignQuestion) throws(WireError) {
    var reader = WireReader(bytes)
    // A thing takes some bytes of a file.
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
