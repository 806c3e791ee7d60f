import FastiPerson
import FastiRecords

// Attached files are sent and received in pieces; the next sync continues where a connection broke.
extension ServerSync {
  /// Sends the attached files that the server is missing.
  /// - Returns: Those that it did not take.
  func send(_ files: [String], _ space: SyncSpace) throws(Failure) -> [SyncFolderProblem] {
    var refused: [SyncFolderProblem] = []
    for name in files {
      let isThere = try send(name, space)
      if !isThere { refused.append(SyncFolderProblem(file: name, fault: .noFile)) }
    }
    return refused
  }

  /// - Returns: Whether the server has the file.
  private func send(_ name: String, _ space: SyncSpace) throws(Failure) -> Bool {
    var (from, hadPart) = (0, false)
    while let piece = try attachments.piece(of: name, from: from, most: PartialFile.longest) {
      let answer = try line.ask(
        SyncQuestion("PUT", "/sync/v1/files/\(name)?from=\(from)", secret: secret(space), body: piece))
      if answer.status == 204 { return true }
      if answer.status == 400, hadPart {
        // The part that the server had was wrong, and it has removed it.
        (from, hadPart) = (0, false)
        continue
      }
      let reached = from + piece.count
      guard answer.status == 200, piece.count == PartialFile.longest,
        let has = SyncMessage.number("has", answer.body), has >= reached
      else { return false }
      if has > reached { hadPart = true }
      from = has
    }
    return true
  }

  /// Fetches the attached files of received changes.
  func fetchFiles(_ space: SyncSpace, _ report: inout SyncReport) throws(Failure) {
    PartialFile.clean(attachments, now: now)
    let awaited = try asking { () throws(StoreError) in try log.awaitedFiles(of: space.id) }
    for (name, hash) in awaited.sorted(by: { $0.key < $1.key }) {
      if !attachments.has(name) {
        let isHere = try fetch(PartialFile(folder: attachments, name: name, hash: hash), space)
        guard isHere else {
          let isMissed = try asking { () throws(StoreError) in try store.misses(name) }
          if isMissed { report.problems.append(SyncFolderProblem(file: name, fault: .noFile)) }
          continue
        }
        report.files += 1
      }
      try asking { () throws(StoreError) in try log.noteFile(name, of: space.id) }
    }
  }

  /// - Returns: Whether the file is here.
  private func fetch(_ file: PartialFile, _ space: SyncSpace) throws(Failure) -> Bool {
    var from = file.count
    var hadPart = from > 0
    while true {
      let answer = try line.ask(
        SyncQuestion(
          "GET", "/sync/v1/files/\(file.name)?from=\(from)", secret: secret(space), most: SyncFolder.largestFile))
      guard answer.status == 200 else { return false }
      switch try file.write(answer.body, at: from) {
      case .has(let has): from = has
      case .isComplete: return true
      case .isWrong where hadPart: (from, hadPart) = (0, false)
      case .isWrong: return false
      }
    }
  }
}
