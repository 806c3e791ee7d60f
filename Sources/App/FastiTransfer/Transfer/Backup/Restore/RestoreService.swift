import FastiCivil
public import FastiPerson
public import FastiRecords
import FastiWords

/// A restore that runs in a separate process: a server does not read archives itself, so that a hostile archive can
/// only end that process.
public struct RestoreService {
  /// What to do with a backup.
  public struct Request: Hashable, Sendable {
    let choice: RestoreChoice
    let change: RecordID?
    let name: String

    /// - Parameters:
    ///   - choice: What to do with things that differ.
    ///   - change: The change that the restore makes; nil to report only what it would do.
    ///   - name: The name of the file in messages.
    public init(_ choice: RestoreChoice, as change: RecordID? = nil, named name: String) {
      self.choice = choice
      self.change = change
      self.name = name
    }

    /// The request as arguments of that process.
    public var arguments: [String] { [choice.rawValue, change?.text ?? "preview", name] }

    /// The request from such arguments; nil for any others.
    public init?(arguments: [String]) {
      guard arguments.count == 3, let choice = RestoreChoice(rawValue: arguments[0]) else { return nil }
      let change = RecordID(text: arguments[1])
      guard change != nil || arguments[1] == "preview" else { return nil }
      self.init(choice, as: change, named: arguments[2])
    }
  }

  private let store: any Store
  private let attachments: any AttachmentFolder
  private let archives: any Archives
  private let now: Int64

  /// A service that restores into that store, and files into that folder.
  /// - Parameter now: Milliseconds of Unix time.
  public init(_ store: any Store, attachments: any AttachmentFolder, archives: any Archives, now: Int64) {
    self.store = store
    self.attachments = attachments
    self.archives = archives
    self.now = now
  }

  /// Restores the backup at that path, or reports what that would do, and returns the answer as bytes for
  /// ``RestoreService/answer(of:)``.
  public func answer(_ path: String, _ request: Request) -> [UInt8] {
    let languages: [any Wording] = ((try? PageWords.allShipped()) ?? []).filter { $0.language != "en" }
    return answer(path, request, languages).wire(languages)
  }

  private func answer(_ path: String, _ request: Request, _ languages: [any Wording]) -> RestoreAnswer {
    do throws(Failure) {
      let look = LookAtBackup(archives, stamps: try BackupStamps(of: store, now: now))
      let backup: Backup
      do throws(BackupError) { backup = try look(path) } catch { throw error.failure }
      let report = try report(of: backup, request)
      return .done(RestoreSummary(report, backup.warnings, languages))
    } catch {
      let mistakes = error.all.map { mistake in
        var mistake = mistake
        if mistake.value == path { mistake.value = request.name }
        return mistake
      }
      return .refused(Failure.joined(mistakes) ?? error)
    }
  }

  private func report(of backup: Backup, _ request: Request) throws(Failure) -> RestoreReport {
    let restore = RestoreBackup(store, attachments: attachments)
    guard let id = request.change else { return try restore.preview(backup, now: now) { _ in request.choice } }
    let change = Change(id: id, command: ChangeAction(.restore, .backup).text, time: now)
    return try restore(backup, as: change) { _ in request.choice }
  }

  /// The answer of such a process; nil for any other bytes.
  public static func answer(of bytes: [UInt8]) -> RestoreAnswer? { try? RestoreAnswer(wire: bytes) }
}
