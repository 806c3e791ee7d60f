internal import FastiRecords
internal import FastiTransfer

/// The common part of a snapshot and a transaction: they answer reads over one connection, up to a horizon.
protocol Reading: StoreReader {
  var connection: Connection { get }
  /// The greatest visible stamp, as text.
  var horizon: String { get }
}

extension Reading {
  func version<Content: Record>(_ kind: Content.Type, id: RecordID) throws(StoreError) -> Version<Content>? {
    if connection.isVacant(Content.kind) { return nil }
    let newest: [Version<Content>] = try versions(connection.sql(of: Content.kind).newest) {
      $0.write(id: id)
      $0.write(text: horizon)
    }
    return newest.first
  }

  func versions<Content: Record>(_ kind: Content.Type, id: RecordID) throws(StoreError) -> [Version<Content>] {
    try versions(connection.sql(of: Content.kind).versions) {
      $0.write(id: id)
      $0.write(text: horizon)
    }
  }

  func versions<Content: Record>(_ kind: Content.Type) throws(StoreError) -> [Version<Content>] {
    let (sql, bind) = everyVersion(of: Content.kind)
    return try versions(sql, unread: KindSQL.unread, bind)
  }

  func forEachVersion<Content: Record>(
    of kind: Content.Type, _ body: (Version<Content>) throws(StoreError) -> Void
  ) throws(StoreError) {
    let (sql, bind) = everyVersion(of: Content.kind)
    try connection.walk(sql, unread: KindSQL.unread, bind) { rows throws(StoreError) in
      try Content.forEachVersion(in: &rows, body)
    }
  }

  func forEachLine<Line: RecordLine>(
    as line: Line.Type, _ body: (RevisionedLine<Line>) throws(StoreError) -> Void
  ) throws(StoreError) {
    let (sql, bind) = everyVersion(of: Line.kind)
    let gone = CompactedCount.gone(try connection.compactedCounts(connection.sql(of: Line.kind), upTo: horizon))
    if gone.isEmpty {
      try connection.walk(sql, unread: KindSQL.unread, bind) { rows throws(StoreError) in
        try Line.forEachLine(in: &rows, body)
      }
    } else {
      try connection.walk(sql, unread: KindSQL.unread, bind) { rows throws(StoreError) in
        try Line.forEachLine(in: &rows) { thing throws(StoreError) in try body(thing.counting(gone)) }
      }
    }
  }

  func compactedCounts<Content: Record>(_ kind: Content.Type) throws(StoreError) -> [CompactedCount] {
    try connection.compactedCounts(connection.sql(of: Content.kind), upTo: horizon)
  }

  func authors<Content: Record>(_ kind: Content.Type) throws(StoreError) -> [RecordID] {
    let sql = connection.sql(of: Content.kind)
    if horizon == KindSQL.present { return try connection.rows(sql.authors) { $0.id() } }
    return try connection.rows(sql.authorsKnown) {
      $0.write(text: horizon)
    } read: {
      $0.id()
    }
  }

  func changes() throws(StoreError) -> [AuthoredChange] {
    try connection.rows("\(ChangeTableRow.select) WHERE stamp <= ? ORDER BY stamp") {
      $0.write(text: horizon)
    } read: {
      ChangeTableRow(&$0)?.authored
    }
  }

  func editions() throws(StoreError) -> [ShippedEdition] { try connection.editions() }

  func all<Content: Record>(
    _ kind: Content.Type, where filter: RecordFilter
  ) throws(StoreError) -> [Version<Content>] {
    if connection.isVacant(Content.kind) { return [] }
    let sql = connection.sql(of: Content.kind)
    if case .everything = filter, horizon == KindSQL.present {
      return try versions(sql.everything, unread: KindSQL.unread) { _ in }
    }
    let found: [Version<Content>] = try versions(sql.all(where: filter), unread: KindSQL.unread) { parameters in
      parameters.write(text: horizon)
      switch filter {
      case .everything, .filled: break
      case .text(_, let text): parameters.write(text: text)
      case .range(_, let range):
        parameters.write(integer: range.lowerBound)
        parameters.write(integer: range.upperBound)
      case .days(_, let range):
        parameters.write(integer: range.upperBound)
        parameters.write(integer: range.lowerBound)
      }
    }
    if case .days = filter { return greatest(of: found) }
    return found
  }

  /// The records of the answer of `KindSQL` for days, without the versions that a marked one follows.
  private func greatest<Content>(of found: [Version<Content>]) -> [Version<Content>] {
    guard found.contains(where: { $0.deleted }) else { return found }
    return found.enumerated().filter { place, version in
      !version.deleted && !(place + 1 < found.count && found[place + 1].deleted)
    }.map { $0.element }
  }

  private func versions<Content: Record>(
    _ sql: String, unread: Int = 0, _ bind: (inout Parameters) -> Void
  ) throws(StoreError) -> [Version<Content>] {
    try connection.walk(sql, unread: unread, bind) { rows throws(StoreError) in try Content.versions(in: &rows) }
  }

  /// Every version of a kind. For the present no horizon is compared.
  private func everyVersion(of kind: RecordKind) -> (sql: String, bind: (inout Parameters) -> Void) {
    let sql = connection.sql(of: kind)
    guard horizon != KindSQL.present else { return (sql.everyVersion, { _ in }) }
    return (sql.everyVersionKnown, { $0.write(text: horizon) })
  }

  func regions(_ codes: [String]?) throws(StoreError) -> [RegionText] {
    guard let codes else {
      return try connection.rows("SELECT position, code, hash, text FROM shipped_region ORDER BY position") { row in
        row.region().region
      }
    }
    var found: [(position: Int64, region: RegionText)] = []
    for code in Set(codes) {
      let sql = "SELECT position, code, hash, text FROM shipped_region WHERE code = ?"
      let region = try connection.first(sql) {
        $0.write(text: code)
      } read: {
        $0.region()
      }
      if let region { found.append(region) }
    }
    return found.sorted { $0.position < $1.position }.map { $0.region }
  }

  func latestStamp() throws(StoreError) -> Stamp { try connection.latestStamp() }

  func knows(_ change: RecordID) throws(StoreError) -> Bool {
    try connection.first("SELECT 1 FROM change WHERE id = ?") {
      $0.write(id: change)
    } read: {
      $0.integer()
    } != nil
  }
}

extension Reading {
  func author(of id: RecordID) throws(StoreError) -> RecordID? {
    for kind in RecordKinds.all {
      let author = try connection.first(connection.sql(of: kind).author) {
        $0.write(id: id)
        $0.write(text: horizon)
      } read: {
        $0.id()
      }
      if let author { return author }
    }
    return nil
  }
}

extension Row {
  /// A version: id, stamp, deleted, then the kind's own columns; nil if they are not valid.
  mutating func version<Content: Record>() -> Version<Content>? {
    guard let id = id(), let stamp = stamp() else { return nil }
    let deleted = flag()
    guard let record = Content(reading: &self) else { return nil }
    return Version(id: id, stamp: stamp, deleted: deleted, record: record)
  }

  /// A shipped region: position, code, hash, text.
  mutating func region() -> (position: Int64, region: RegionText) {
    (integer(), RegionText(code: text(), hash: text(), text: bytes()))
  }
}

/// A reader of one moment, inside one `BEGIN`.
struct Snapshot: Reading {
  let connection: Connection
  let horizon: String

  /// Reads the present, or what was known at a stamp.
  init(_ connection: Connection, knownAt stamp: Stamp? = nil) {
    self.connection = connection
    horizon = stamp?.text ?? KindSQL.present
  }

  func expect(_ kinds: [RecordKind]) { connection.findVacant(kinds) }
}
