internal import FastiRecords
internal import FastiTransfer

/// The common part of a snapshot and a transaction: they answer reads over one connection, about one space, up to a
/// horizon.
protocol SpaceReading: StoreReader {
  var connection: DatabaseConnection { get }
  /// The greatest visible stamp.
  var horizon: Stamp { get }
}

extension SpaceReading {
  func version<Content: Record>(_ kind: Content.Type, id: RecordID) throws(StoreError) -> Version<Content>? {
    let newest: [Version<Content>] = try versions(connection.sql(of: Content.kind).newest) {
      $0.write(id: id)
      $0.write(stamp: horizon)
    }
    return newest.first
  }

  func versions<Content: Record>(_ kind: Content.Type, id: RecordID) throws(StoreError) -> [Version<Content>] {
    try versions(connection.sql(of: Content.kind).versions) {
      $0.write(id: id)
      $0.write(stamp: horizon)
    }
  }

  func versions<Content: Record>(_ kind: Content.Type) throws(StoreError) -> [Version<Content>] {
    try versions(connection.sql(of: Content.kind).everyVersion) { $0.write(stamp: horizon) }
  }

  func forEachVersion<Content: Record>(
    of kind: Content.Type, _ body: (Version<Content>) throws(StoreError) -> Void
  ) throws(StoreError) {
    try connection.stream(connection.sql(of: Content.kind).everyVersion) {
      $0.write(stamp: horizon)
    } _: { rows throws(StoreError) in
      try Content.forEachVersion(in: &rows, body)
    }
  }

  func forEachLine<Line: RecordLine>(
    as line: Line.Type, _ body: (RevisionedLine<Line>) throws(StoreError) -> Void
  ) throws(StoreError) {
    let sql = connection.sql(of: Line.kind).everyVersion
    let gone = CompactedCount.gone(try connection.compactedCounts(connection.sql(of: Line.kind), upTo: horizon))
    if gone.isEmpty {
      try connection.stream(sql, { $0.write(stamp: horizon) }) { rows throws(StoreError) in
        try Line.forEachLine(in: &rows, body)
      }
    } else {
      try connection.stream(sql, { $0.write(stamp: horizon) }) { rows throws(StoreError) in
        try Line.forEachLine(in: &rows) { thing throws(StoreError) in try body(thing.counting(gone)) }
      }
    }
  }

  func compactedCounts<Content: Record>(_ kind: Content.Type) throws(StoreError) -> [CompactedCount] {
    try connection.compactedCounts(connection.sql(of: Content.kind), upTo: horizon)
  }

  func authors<Content: Record>(_ kind: Content.Type) throws(StoreError) -> [RecordID] {
    try connection.rows(connection.sql(of: Content.kind).authors) {
      $0.write(stamp: horizon)
    } read: {
      $0.id()
    }
  }

  func changes() throws(StoreError) -> [AuthoredChange] {
    try connection.rows("\(ChangeTableRow.select) WHERE space_id = $1 AND stamp <= $2 ORDER BY stamp") {
      $0.write(stamp: horizon)
    } read: {
      ChangeTableRow(&$0)?.authored
    }
  }

  func editions() throws(StoreError) -> [ShippedEdition] { try connection.editions() }

  func all<Content: Record>(
    _ kind: Content.Type, where filter: RecordFilter
  ) throws(StoreError) -> [Version<Content>] {
    try versions(connection.sql(of: Content.kind).all(where: filter)) { parameters in
      parameters.write(stamp: horizon)
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
  }

  private func versions<Content: Record>(
    _ sql: String, _ bind: (inout QueryParameters) -> Void
  ) throws(StoreError) -> [Version<Content>] {
    try connection.walk(sql, bind) { rows throws(StoreError) in try Content.versions(in: &rows) }
  }

  func regions(_ codes: [String]?) throws(StoreError) -> [RegionText] {
    guard let codes else {
      return try connection.rows(
        "SELECT position, code, hash, text FROM shipped_region WHERE space_id = $1 ORDER BY position"
      ) { row in
        row.region().region
      }
    }
    var found: [(position: Int64, region: RegionText)] = []
    for code in Set(codes) {
      let sql = "SELECT position, code, hash, text FROM shipped_region WHERE space_id = $1 AND code = $2"
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
    try connection.first("SELECT 1 FROM change WHERE space_id = $1 AND id = $2") {
      $0.write(id: change)
    } read: {
      $0.integer()
    } != nil
  }
}

extension SpaceReading {
  func author(of id: RecordID) throws(StoreError) -> RecordID? {
    for kind in RecordKinds.all {
      let author = try connection.first(connection.sql(of: kind).author) {
        $0.write(id: id)
        $0.write(stamp: horizon)
      } read: {
        $0.id()
      }
      if let author { return author }
    }
    return nil
  }
}

extension DatabaseRow {
  /// A shipped region: position, code, hash, text.
  mutating func region() -> (position: Int64, region: RegionText) {
    (integer(), RegionText(code: text(), hash: text(), text: bytes()))
  }
}

/// A reader of one moment, inside one transaction.
struct SpaceSnapshot: SpaceReading {
  let connection: DatabaseConnection
  let horizon: Stamp

  /// Reads the present, or what was known at a stamp.
  init(_ connection: DatabaseConnection, knownAt stamp: Stamp? = nil) {
    self.connection = connection
    horizon = stamp ?? SpaceKindSQL.present
  }
}
