import FastiRecords

extension ServerSync {
  /// The changes of one request.
  private struct Request {
    var body: [UInt8] = []
    /// The changes, in the order of their lines.
    var ids: [RecordID] = []
    /// The stamp of the last of them.
    var last: Stamp?
  }

  /// Sends the changes that the server lacks. While the server stores those of a request, the next one is prepared.
  ///
  /// What a request contains counts as sent when its answer is there, so an interruption at any place loses nothing: the
  /// changes are sent again, and the server knows those that it has.
  /// - Parameter page: The most changes of a request.
  /// - Returns: Whether there were any.
  func push(
    _ space: inout SyncSpace, _ reached: inout Int, _ report: inout SyncReport, _ page: Int, _ progress: Progress
  ) throws(Failure) -> Bool {
    var hasSent = false
    var refused = Set<RecordID>()
    let all = try asking { [space] () throws(StoreError) in try log.unsentCount(to: space.id) }
    // Many are read at once only where they are small.
    var request = try request(space, after: nil, most: ChangePage.earlierMost, without: refused)
    while !request.ids.isEmpty {
      progress(report.sent, of: all)
      let asked = SyncQuestion(
        "POST", "/sync/v1/changes", secret: secret(space), body: request.body, most: Self.largestAnswer)
      let ids = request.ids
      let answered = begin(asked) { [origin = address.origin] answer throws(Failure) in
        try PushAnswer.read(try Self.accepted(answer, from: origin).body, sent: ids)
      }
      let isSmall = request.body.count / request.ids.count * page < ChangePage.size * 2
      let most = isSmall ? page : ChangePage.earlierMost
      var next = try self.request(space, after: request.last, most: most, without: refused)
      let answer = try answered()
      let not = Set(answer.refused.compactMap(\.change)).intersection(request.ids)
      let taken = request.ids.filter { !not.contains($0) }
      // If no other device wrote meanwhile, the new changes of the server came from here.
      let isAlone = answer.before == reached && answer.revision - answer.before == answer.new && not.isEmpty
      if isAlone, reached == space.segment { space.segment = answer.revision }
      if isAlone { reached = answer.revision }
      try noting { [space] () throws(StoreError) in try log.noteSent(taken, to: space, in: nil) }
      report.sent += taken.count
      for one in answer.refused where one.change.map({ not.contains($0) }) ?? false {
        let error = StoreError.refusedRecord(kind: "change", detail: .said(one.code))
        report.taken.refused.append(SyncResult.Refusal(change: one.change, error: error))
      }
      refused.formUnion(not)
      hasSent = hasSent || !taken.isEmpty
      // What was written meanwhile may have an earlier stamp.
      if next.ids.isEmpty { next = try self.request(space, after: nil, most: most, without: refused) }
      request = next
    }
    report.held = refused.count
    return hasSent
  }

  /// The next request; without changes if all are sent.
  /// - Parameters:
  ///   - stamp: Changes up to it are left out: they are in an earlier request.
  ///   - refused: Changes that the server refused.
  private func request(
    _ space: SyncSpace, after stamp: Stamp?, most: Int, without refused: Set<RecordID>
  ) throws(Failure) -> Request {
    let waiting = try asking { () throws(StoreError) in
      try log.unsent(to: space.id, after: stamp, limit: most + refused.count)
    }
    var request = Request()
    for change in waiting where !refused.contains(change.change.change.id) {
      if request.body.count >= ChangePage.size || request.ids.count >= most { break }
      request.body += ChangeLine.text(try change.withHashes(attachments, log))
      request.body.append(UInt8(ascii: "\n"))
      request.ids.append(change.change.change.id)
      request.last = change.change.stamp
    }
    return request
  }

  /// The greatest answer to sent changes, in bytes.
  private static let largestAnswer = 8 << 20
}
