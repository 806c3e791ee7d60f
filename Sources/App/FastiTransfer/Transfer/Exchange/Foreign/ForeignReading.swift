import FastiCivil
public import FastiFormats
public import FastiRecords
import FastiWords

/// The work of the process that reads foreign files: it reads a file and plans the import. It has limits on memory and
/// time, and no access to the store or the network.
public enum ForeignReading {
  /// The longest question, in bytes: the longest file, and the other parts.
  public static let longest = ImportFile.longestFile + 1 << 20

  /// The answer to a question; nil for bytes that are not a question.
  /// - Parameters:
  ///   - zones: The time zones of other places.
  ///   - calendar: Reads an iCalendar file; nil for a file that is not one.
  public static func answer(
    to question: [UInt8], zones: any Zones, calendar: ([UInt8]) -> ICalendarFile?
  ) -> [UInt8]? {
    guard let question = try? ForeignQuestion(wire: question) else { return nil }
    let languages: [any Wording] = ((try? PageWords.allShipped()) ?? []).filter { $0.language != "en" }
    return answer(to: question, zones: zones, calendar: calendar).wire(languages)
  }

  /// The content of a file, or its mistakes.
  package static func answer(
    to question: ForeignQuestion, zones: any Zones, calendar: ([UInt8]) -> ICalendarFile?
  ) -> ForeignAnswer {
    do throws(Failure) {
      switch question.format {
      case .calendar:
        return .content(
          .calendar(
            try ForeignCalendar(
              try file(question, calendar), zones: zones, here: question.here, today: question.today,
              named: question.name)))
      case .planner: return .content(.planner(try PlannerJSON.read(question.file, named: question.name)))
      case .leave(let format): return ledger(question, format)
      case .rules: return .regions(try RulesFile.read(question.file, named: question.name, zones: zones))
      }
    } catch { return .refused(error, kinds: []) }
  }

  private static func file(
    _ question: ForeignQuestion, _ calendar: ([UInt8]) -> ICalendarFile?
  ) throws(Failure) -> ICalendarFile {
    let (bytes, name) = (question.file, question.name)
    guard !bytes.contains(0) else { throw Failure(.bringing(.zeroByte), field: .file, value: name) }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw Failure(.bringing(.notUTF8), field: .file, value: name)
    }
    guard let file = calendar(bytes) else {
      let cause = ForeignCalendar.isMeant(bytes) ? ImportCause.cutCalendar : .noCalendar
      throw Failure(.bringing(cause), field: .file, value: name)
    }
    return file
  }

  private static func ledger(_ question: ForeignQuestion, _ format: LeaveFormat) -> ForeignAnswer {
    do throws(FileProblems) {
      let file =
        switch format {
        case .csv: try LeaveCSV.read(question.file)
        case .json: try LeaveJSON.read(question.file)
        case .hledger: try LeaveHledger.read(question.file)
        }
      return .content(.leave(file, format))
    } catch {
      return .refused(Failure(error, in: question.name), kinds: error.kinds.map { ($0.type, $0.line) })
    }
  }
}
