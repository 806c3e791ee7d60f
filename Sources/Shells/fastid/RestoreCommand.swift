import FastiHost
import FastiRecords
import FastiSQLite
import FastiTransfer
import FastiZip
import Glibc

/// `fastid restore-backup FOLDER CHOICE CHANGE NAME`: restores the backup on standard input into the store of a folder,
/// and writes the answer to standard output.
enum RestoreCommand {
  static func run(_ words: [String]) -> Int32 {
    guard let folder = words.first, let request = RestoreService.Request(arguments: Array(words.dropFirst())) else {
      return 2
    }
    umask(0o077)
    ProcessLimits.bound(memory: 1 << 30)
    let store = SQLiteStore(folder: folder, clock: .system, entropy: .system, purpose: .command)
    let service = RestoreService(
      store, attachments: SystemAttachments(dataFolder: folder), archives: ZipArchives(), now: WallClock.system.now)
    // An archive is read at many positions, so it is opened by a path.
    FetchCommand.put(service.answer("/proc/self/fd/0", request), STDOUT_FILENO)
    return 0
  }
}
