public import FastiHolidays
import FastiPerson
public import FastiRecords

/// Imports a foreign file: first a preview, then, all of it or nothing, as one change.
///
/// Another process reads the file and plans what it would become, within limits on memory and time; this one compares the
/// result with the store, which that process never sees, in the transaction that writes it.
public struct ImportFile {
  private let store: any Store
  private let now: Int64

  /// Imports into a store.
  /// - Parameter now: The present moment, in milliseconds of Unix time: the time of entries for which the file has
  ///   none.
  public init(_ store: any Store, now: Int64) {
    self.store = store
    self.now = now
  }

  /// The longest file read, in bytes: 64 MiB.
  public static let longestFile = 64 << 20

  /// What would be imported from a file, or was.
  public enum Plan: Sendable {
    /// Events of a calendar.
    case events(EventsImport)
    /// Things of the planner.
    case planner(PlannerImport)
    /// Entries of the leave ledger.
    case leave(LeaveImport, LeaveFormat)

    /// The numbers of what it contains.
    public var counts: any ImportPlan {
      switch self {
      case .events(let plan): plan
      case .planner(let plan): plan
      case .leave(let plan, _): plan
      }
    }
  }

  /// The content of a file.
  ///
  /// - Parameters:
  ///   - reader: Reads it in another process.
  ///   - progress: Called from time to time while that works.
  /// - Throws: Everything that is wrong with it, each mistake with its line; `.invalid` for a file that is too long, or
  ///   takes too long or too much memory.
  public func read(
    _ question: ForeignQuestion, with reader: any DocumentReader, _ progress: Progress = .none
  ) throws(Failure) -> ReadFile {
    let (answer, bytes) = try ask(question, reader, progress)
    guard case .content(let content) = answer else {
      throw Failure(.bringing(.unknownFormat), field: .file, value: question.name)
    }
    return ReadFile(content: content, bytes: bytes)
  }

  /// The regions of a file of rules, read in the same way.
  /// - Throws: Everything that is wrong with it, each mistake with its line; `.invalid` for a file that is too long, has
  ///   too many rules, or takes too long or too much memory.
  public func regions(_ question: ForeignQuestion, with reader: any DocumentReader) throws(Failure) -> [Region] {
    guard case .regions(let regions) = try ask(question, reader, .none).answer else {
      throw Failure(.bringing(.unknownFormat), field: .file, value: question.name)
    }
    return regions
  }

  /// What the other process answers, and how much that is, in bytes.
  private func ask(
    _ question: ForeignQuestion, _ reader: any DocumentReader, _ progress: Progress
  ) throws(Failure) -> (answer: ForeignAnswer, bytes: Int) {
    guard question.file.count <= question.format.longest else {
      throw Failure(.text(.megabytes(most: question.format.longest >> 20)), field: .file, value: question.name)
    }
    let bytes = try reader.plan(question: question.wire, progress)
    let answer: ForeignAnswer
    do { answer = try ForeignAnswer(wire: bytes, to: question) } catch {
      throw Failure(.document(.tooHard), field: .file, value: question.name)
    }
    guard case .refused(let failure, let kinds) = answer else { return (answer, bytes.count) }
    guard !kinds.isEmpty else { throw failure }
    let unknown = LeaveImport.unknownTypes(kinds, question.name, try LoadLedger(store).setup())
    throw Failure.joined(failure.all + unknown) ?? failure
  }

  /// The preview of an import. Writes nothing.
  /// - Parameter preference: Which side wins where file and store differ; nil refuses.
  /// - Throws: `.refused` with every disagreement; `.notFound` for kinds of leave the profile does not have.
  public func preview(
    _ content: ForeignContent, _ preference: ImportPreference?, named name: String
  ) throws(Failure) -> Plan {
    switch content {
    case .calendar(let calendar): .events(try ImportEvents(store).preview(calendar, preference, named: name))
    case .planner(let file): .planner(try ImportPlanner(store).preview(file, preference, named: name))
    case .leave(let file, let format):
      .leave(try ImportLeave(store, now: now).preview(file, preference, named: name), format)
    }
  }

  /// Imports a file, as one change. What it is compared with is read in the same transaction.
  /// - Parameter progress: How many things are written.
  /// - Throws: as ``preview(_:_:named:)``; nothing is written then.
  public func callAsFunction(
    _ content: ForeignContent, _ preference: ImportPreference?, named name: String, progress: Progress = .none
  ) throws(Failure) -> Plan {
    switch content {
    case .calendar(let calendar):
      .events(try ImportEvents(store)(calendar, preference, named: name, progress: progress))
    case .planner(let file): .planner(try ImportPlanner(store)(file, preference, named: name, progress: progress))
    case .leave(let file, let format):
      .leave(try ImportLeave(store, now: now)(file, preference, format, named: name, progress: progress), format)
    }
  }
}
