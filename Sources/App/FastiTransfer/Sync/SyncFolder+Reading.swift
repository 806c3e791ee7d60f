import FastiFormats
import FastiPerson
import FastiRecords

extension SyncFolder {
  /// Reads the new segments, and stores their changes in the order of their stamps.
  func read(
    _ names: [String], _ space: inout SyncSpace, _ report: inout SyncReport, _ progress: Progress
  ) throws(Failure) {
    let known = try asking { [space] () throws(StoreError) in try log.segments(of: space.id) }
    let found = segments(names, &report)
    let open = found.filter { known[$0.canonical] == nil }
    var changes: [SyncedChange] = []
    var refused: [SyncResult.Refusal] = []
    var segments: [String: [RecordID]] = [:]
    var read: Set<String> = []
    for (place, name) in open.enumerated() {
      progress(place, of: open.count)
      guard !read.contains(name.canonical), let segment = try segment(name, found, space, &report) else { continue }
      read.insert(name.canonical)
      let received = ReceivedChanges(segment.lines)
      changes += received.changes
      refused += received.refusals(in: name.canonical)
      // A segment with a wrong line is read again at the next sync, perhaps by a later version of the program.
      if received.refused.isEmpty { segments[name.canonical] = received.changes.map(\.change.change.id) }
    }
    tellMissing(found, known, read, &report)
    if read.isEmpty { return }
    changes.sort { $0.change.stamp < $1.change.stamp }
    report.taken = try asking { [space, changes, segments] () throws(StoreError) in
      try log.receive(changes, from: space.id, segments: segments)
    }
    report.taken.refused += refused
  }

  /// The segments of the folder; wrong files are reported.
  private func segments(_ names: [String], _ report: inout SyncReport) -> [NamedSegment] {
    var found: [NamedSegment] = []
    for file in names where file != SyncDescription.file {
      if let name = SegmentName(file) {
        found.append(NamedSegment(file: file, name: name))
      } else if !Self.isOther(file) {
        report.problems.append(SyncFolderProblem(file: file, fault: .unknown))
      }
    }
    return found
  }

  /// The bytes of a segment; nil if they are incomplete, or belong to another space.
  private func segment(
    _ name: NamedSegment, _ found: [NamedSegment], _ space: SyncSpace, _ report: inout SyncReport
  ) throws(Failure) -> SyncSegment? {
    func problem(_ fault: SyncFolderProblem.Fault) -> SyncSegment? {
      report.problems.append(SyncFolderProblem(file: name.file, fault: fault))
      return nil
    }
    // Some carriers store an incomplete file under its final name, others under a temporary name.
    guard let bytes = try? files.read("\(folder)/\(name.file)", limit: Self.largest),
      SHA256.hexHash(bytes) == name.name.hash
    else {
      let hasWhole = found.contains { $0.canonical == name.canonical && $0.file != name.file }
      return hasWhole ? nil : problem(.half)
    }
    guard let plain = opened(bytes, space) else { return problem(.otherSpace) }
    do throws(SyncFolderProblem.Fault) {
      let segment = try SyncSegment(plain)
      guard segment.space == space.id else { return problem(.otherSpace) }
      if name.name.isRenamed { _ = problem(.renamed) }
      return segment
    } catch { return problem(error) }
  }

  /// Reports which earlier segments are missing.
  private func tellMissing(
    _ found: [NamedSegment], _ known: [String: SyncOwner], _ read: Set<String>, _ report: inout SyncReport
  ) {
    var numbers: [String: Set<Int>] = [:]
    for name in found { numbers[name.name.log, default: []].insert(name.name.number) }
    for canonical in known.keys {
      if let name = SegmentName(canonical) { numbers[name.log, default: []].insert(name.number) }
    }
    let logs = Set(found.filter { read.contains($0.canonical) || known[$0.canonical] == nil }.map(\.name.log))
    for log in logs.sorted() {
      var (next, told) = (1, 0)
      for number in (numbers[log] ?? []).sorted() {
        // A forged number may be a thousand million greater than the one before it.
        while next < number, told < Self.mostMissing {
          report.problems.append(SyncFolderProblem(file: "\(log)-\(next)", fault: .missing))
          (next, told) = (next + 1, told + 1)
        }
        next = number + 1
      }
    }
  }

  /// The most missing segments of a log that are reported.
  private static let mostMissing = 20

  /// The decrypted bytes; nil if they cannot be decrypted with the key.
  func opened(_ bytes: [UInt8], _ space: SyncSpace) -> [UInt8]? {
    guard let key = space.key else { return bytes }
    return sealer?.open(bytes, key: key)
  }

  /// Whether a name is that of another file of this program, or of an unfinished file.
  private static func isOther(_ file: String) -> Bool {
    file.hasSuffix(".device") || file.hasSuffix(".file") || file.hasSuffix(".part")
      || file.utf8.first == UInt8(ascii: ".")
  }

  /// The size of the largest segment that is read, in bytes.
  static let largest = 64 << 20

  /// Fetches the attached files of received changes. One that came from another space is copied into the folder, where
  /// other devices await it too.
  func fetchFiles(_ space: SyncSpace, _ report: inout SyncReport) throws(Failure) {
    let awaited = try asking { () throws(StoreError) in try log.awaitedFiles(of: space.id) }
    for (name, hash) in awaited.sorted(by: { $0.key < $1.key }) {
      let path = "\(folder)/\(hash).file"
      if try !provide(name, hash, space) {
        guard files.exists(path), let sealed = try? files.read(path, limit: Self.largestFile),
          let bytes = opened(sealed, space), SHA256.hexHash(bytes) == hash
        else {
          let isMissed = try asking { () throws(StoreError) in try store.misses(name) }
          if isMissed { report.problems.append(SyncFolderProblem(file: "\(hash).file", fault: .noFile)) }
          continue
        }
        try attachments.put(bytes, as: name)
        report.files += 1
      }
      try asking { () throws(StoreError) in try log.noteFile(name, of: space.id) }
    }
  }

  /// The size of the largest attached file, in bytes.
  static let largestFile = 128 << 20
}

/// A file whose name is that of a segment.
private struct NamedSegment {
  let file: String
  let name: SegmentName

  var canonical: String { name.canonical }
}
