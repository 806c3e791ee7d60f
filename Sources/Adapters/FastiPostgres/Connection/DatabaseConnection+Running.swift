internal import FastiRecords

extension DatabaseConnection {
  /// Runs a statement that returns no rows. Its first parameter, `$1`, is the space.
  /// - Returns: The number of rows it wrote or removed.
  @discardableResult
  func run(_ sql: String, _ bind: (inout QueryParameters) -> Void = { _ in }) throws(StoreError) -> Int {
    try query(sql, bound(bind)).affected
  }

  /// Runs a statement that writes; if it is refused, the transaction does not end.
  @discardableResult
  func insert(_ sql: String, _ bind: (inout QueryParameters) -> Void) throws(StoreError) -> Int {
    try queryOrUndo(sql, bound(bind)).affected
  }

  /// Every row of an answer.
  func rows<Answer>(
    _ sql: String, _ bind: (inout QueryParameters) -> Void = { _ in }, read: (inout DatabaseRow) -> Answer?
  ) throws(StoreError) -> [Answer] {
    try answers(try query(sql, bound(bind)), read)
  }

  /// Every row of the answer to a statement that is sent after another one in the same packet.
  func rows<Answer>(
    _ sql: String, after first: String, read: (inout DatabaseRow) -> Answer?
  ) throws(StoreError) -> [Answer] {
    try answers(try query(sql, QueryParameters(), after: first), read)
  }

  /// The rows of a statement about the space that is sent after another one in the same packet.
  func rows<Answer>(
    _ sql: String, after first: String, _ bind: (inout QueryParameters) -> Void,
    read: (inout DatabaseRow) -> Answer?
  ) throws(StoreError) -> [Answer] {
    try answers(try query(sql, bound(bind), after: first), read)
  }

  /// The rows of an answer that is there.
  func answers<Answer>(
    _ result: QueryResult, _ read: (inout DatabaseRow) -> Answer?
  ) throws(StoreError) -> [Answer] {
    var answers: [Answer] = []
    answers.reserveCapacity(result.count)
    for number in 0..<result.count {
      var row = result.row(number)
      guard let answer = read(&row) else { throw notUnderstood }
      answers.append(answer)
    }
    return answers
  }

  /// The first row of an answer; nil if there is none.
  func first<Answer>(
    _ sql: String, _ bind: (inout QueryParameters) -> Void = { _ in }, read: (inout DatabaseRow) -> Answer?
  ) throws(StoreError) -> Answer? {
    let result = try query(sql, bound(bind))
    guard result.count > 0 else { return nil }
    var row = result.row(0)
    guard let answer = read(&row) else { throw notUnderstood }
    return answer
  }

  /// Passes the rows of an answer to the body; all of them are in memory at once.
  func walk<Answer>(
    _ sql: String, _ bind: (inout QueryParameters) -> Void,
    _ body: (inout any VersionRows) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer {
    var rows: any VersionRows = ResultRows(try query(sql, bound(bind)), fault: notUnderstood) { nil }
    return try body(&rows)
  }

  /// Passes the rows of an answer to the body, some hundreds at a time, so that memory does not grow with their number.
  func stream<Answer>(
    _ sql: String, _ bind: (inout QueryParameters) -> Void,
    _ body: (inout any VersionRows) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer {
    let cursor = cursor()
    _ = try query("DECLARE \(cursor) NO SCROLL CURSOR FOR \(sql)", bound(bind))
    let more = { [self] () throws(StoreError) -> QueryResult? in
      try query("FETCH 500 FROM \(cursor)", QueryParameters())
    }
    var rows: any VersionRows = ResultRows(
      try query("FETCH 500 FROM \(cursor)", QueryParameters()), fault: notUnderstood, more: more)
    let answer = try body(&rows)
    try script("CLOSE \(cursor)")
    return answer
  }

  private func bound(_ bind: (inout QueryParameters) -> Void) -> QueryParameters {
    var parameters = QueryParameters(space: space)
    bind(&parameters)
    return parameters
  }
}
