import FastiRecords
import FastiTransfer


extension Context {
  /// What backups need.
  /// - Throws: `.storage` in a program that has none of it, and nobody to hand over to.
  func backupPorts() throws(Failure) -> BackupPorts {
    if let ports = machine.backup { return ports }
    throw Failure(.storage, code: "no-archives", "this program was built without archives", hint: "fastid")
  }

  /// The FILE that stands first.
  func backupFile() throws(Failure) -> String {
    let path = invocation.argument(0) ?? ""
    guard !path.isEmpty, path != "-" else {
      throw Failure(
        .invalid, code: "no-such-file", "a backup is a file, and \"\(path)\" names none", field: "FILE", value: path,
        hint: "fasti backup create fasti.zip")
    }
    return path
  }

  /// Says each warning on standard error.
  func say(_ warnings: [BackupWarning]) {
    for warning in warnings { say("warning: \(warning.message)") }
  }
}
