public import FastiHolidays
import FastiPerson
public import FastiRecords

/// Imports a foreign file: first a preview, then all of it or nothing, as one change.
///
/// Another process reads the file and plans the import, within limits on memory and time; this process compares the
/// result with the store, which the other process never sees, in the transaction that writes it.
public struct ImportFile {
  private let store: any Store
  private let now: Int64

  /// Imports into a store.
  /// - Parameter now: The current time, in milliseconds of Unix time, used for entries for which the file has none.
  public init(_ store: any Store, now: Int64) {
    self.store = store
    self.now = now
  }

  /// The size of the longest file that is read, in bytes: 64 MiB.
  public static let longestFile = 64 << 20

  /// The result of an import, or its preview.
  public enum Plan: Sendable {
    /// Events of a calendar.
    case events(EventsImport)
    /// Things of the planner.
    case planner(PlannerImport)
    /// Entries of the leave ledger.
    case leave(LeaveImport, LeaveFormat)

    /// The numbers of its content.
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
  ///   - reader: Reads the file in another process.
  ///   - progress: Called from time to time while the reader works.
  /// - Throws: Every mistake of the file, with its line; `.invalid` for a file that is too long, or takes too much time
  ///   or memory.
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
  /// - Throws: Every mistake of the file, with its line; `.invalid` for a file that is too long, has too many rules, or
  ///   takes too much time or memory.
  public func regions(_ question: ForeignQuestion, with reader: any DocumentReader) throws(Failure) -> [Region] {
    guard case .regions(let regions) = try ask(question, reader, .none).answer else {
      throw Failure(.bringing(.unknownFormat), field: .file, value: question.name)
    }
    return regions
  }

  /// The answer of the other process, and its size in bytes.
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
  /// - Parameter preference: Which side wins if file and store differ; nil refuses.
  /// - Throws: `.refused` with every difference; `.notFound` for kinds of leave that are missing in the profile.
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

  /// Imports a file, as one change. The data to compare with are read in the same transaction.
  /// - Parameter progress: Called with the number of written things.
  /// - Throws: As ``preview(_:_:named:)``; nothing is written then.
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
