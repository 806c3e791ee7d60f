import FastiCivil
public import FastiRecords

/// The result of a restore, as another process reports it.
public struct RestoreSummary: Hashable, Sendable {
  /// The number of things with each fate.
  public let counts: [RestoredThing.Fate: Int]
  /// The first things that differ in store and backup.
  public let conflicts: [Item]
  /// The number of further things that differ.
  public let moreConflicts: Int
  /// The first remarks.
  public let remarks: [Remark]
  /// The number of further remarks.
  public let moreRemarks: Int

  /// The most things and remarks that are listed.
  static let listed = 50

  /// A thing and its fate.
  public struct Item: Hashable, Sendable {
    /// The kind's name in the store.
    public let kind: String
    /// Its name in the backup.
    public let label: String
    /// Its fate.
    public let fate: RestoredThing.Fate
  }

  /// A problem of the backup, or content that was not restored as it is in the backup.
  public enum Remark: Hashable, Sendable {
    /// A problem that does not prevent restoring it.
    case warning(ReceivedText)
    /// A thing with two contents for one stamp; both are in its history.
    case doubled(kind: String, label: String)
    /// A version that was refused, and why.
    case refused(kind: String, label: String, ReceivedText)
  }

  /// The summary of a report, with the sentences in English and in the given languages.
  init(_ report: RestoreReport, _ warnings: [BackupWarning], _ languages: [any Wording]) {
    counts = Dictionary(
      uniqueKeysWithValues: RestoredThing.Fate.allCases.map { ($0, report.count($0)) })
    conflicts = report.conflicts.prefix(Self.listed).map { Item(kind: $0.kind, label: $0.label, fate: $0.fate) }
    moreConflicts = report.conflicts.count - conflicts.count
    let refused = report.refused.prefix(Self.listed).map { version in
      Remark.refused(
        kind: version.kind, label: version.label, ReceivedText(version.error.sentence, languages))
    }
    let doubled = report.doubled.prefix(Self.listed).map { Remark.doubled(kind: $0.kind, label: $0.label) }
    let odd = warnings.prefix(Self.listed).map { Remark.warning(ReceivedText($0.sentence, languages)) }
    remarks = Array((refused + doubled + odd).prefix(Self.listed))
    moreRemarks = report.refused.count + report.doubled.count + warnings.count - remarks.count
  }
}

/// The answer of the process that restores a backup.
public enum RestoreAnswer: Sendable {
  /// The restored things, or those that would be restored.
  case done(RestoreSummary)
  /// Why nothing was restored.
  case refused(Failure)

  /// The answer as bytes.
  /// - Parameter languages: The words of the languages besides English.
  func wire(_ languages: [any Wording]) -> [UInt8] {
    var writer = WireWriter()
    switch self {
    case .refused(let failure):
      writer.write(0)
      writer.write(failure, languages)
    case .done(let summary):
      writer.write(1)
      writer.write(list: RestoredThing.Fate.allCases) { $1.write(summary.counts[$0] ?? 0) }
      writer.write(list: summary.conflicts) { $1.write($0) }
      writer.write(summary.moreConflicts)
      writer.write(list: summary.remarks) { $1.write($0) }
      writer.write(summary.moreRemarks)
    }
    return writer.bytes
  }

  /// The answer from such bytes.
  /// - Throws: An error for any other bytes.
  init(wire bytes: [UInt8]) throws(WireError) {
    var reader = WireReader(bytes)
    if try reader.integer(in: 0...1) == 0 {
      self = .refused(try reader.failure(of: Set(Failure.Kind.allCases)))
    } else {
      self = .done(try reader.summary())
    }
    try reader.end()
  }
}

extension WireWriter {
  fileprivate mutating func write(_ item: RestoreSummary.Item) {
    write(item.kind)
    write(item.label)
    write(item.fate.rawValue)
  }

  fileprivate mutating func write(_ remark: RestoreSummary.Remark) {
    switch remark {
    case .warning(let text):
      write(0)
      write(text)
    case .doubled(let kind, let label):
      write(1)
      write(kind)
      write(label)
    case .refused(let kind, let label, let text):
      write(2)
      write(kind)
      write(label)
      write(text)
    }
  }
}

extension WireReader {
  fileprivate mutating func summary() throws(WireError) -> RestoreSummary {
    let fates = RestoredThing.Fate.allCases
    let numbers = try list(most: fates.count) { reader throws(WireError) in try reader.integer(in: 0...Int.max) }
    guard numbers.count == fates.count else { throw WireError() }
    return RestoreSummary(
      counts: Dictionary(uniqueKeysWithValues: zip(fates, numbers)),
      conflicts: try list(most: RestoreSummary.listed) { reader throws(WireError) in try reader.item() },
      moreConflicts: try integer(in: 0...Int.max),
      remarks: try list(most: RestoreSummary.listed) { reader throws(WireError) in try reader.remark() },
      moreRemarks: try integer(in: 0...Int.max))
  }

  private mutating func item() throws(WireError) -> RestoreSummary.Item {
    let (kind, label) = (try text(), try text())
    guard let fate = RestoredThing.Fate(rawValue: try text()) else { throw WireError() }
    return RestoreSummary.Item(kind: kind, label: label, fate: fate)
  }

  private mutating func remark() throws(WireError) -> RestoreSummary.Remark {
    switch try integer(in: 0...2) {
    case 0: .warning(try receivedText())
    case 1: .doubled(kind: try text(), label: try text())
    default: .refused(kind: try text(), label: try text(), try receivedText())
    }
  }
}

extension RestoreSummary {
  fileprivate init(
    counts: [RestoredThing.Fate: Int], conflicts: [Item], moreConflicts: Int, remarks: [Remark], moreRemarks: Int
  ) {
    self.counts = counts
    self.conflicts = conflicts
    self.moreConflicts = moreConflicts
    self.remarks = remarks
    self.moreRemarks = moreRemarks
  }
}
