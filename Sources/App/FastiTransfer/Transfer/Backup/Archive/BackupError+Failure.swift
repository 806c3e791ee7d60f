import FastiFormats
public import FastiRecords

extension BackupError {
  /// The sentences for it: one for each thing that is wrong.
  public var failure: Failure {
    switch self {
    case .notAZip(let path):
      Failure(
        .invalid, code: "not-a-zip", "\"\(path)\" is no zip archive", field: "FILE", value: path,
        hint: "fasti backup check FILE.zip, with a file that fasti backup create wrote",
        cause: .backup(.noArchive))
    case .corruptArchive(let detail):
      Failure(
        .invalid, code: "corrupt-archive", "the archive is damaged: \(detail)", field: "FILE",
        hint: "copy the file again from where it came, or take an earlier backup", cause: .backup(.damaged))
    case .unsafePath(let names):
      Self.joined(names, "unsafe-path", "make the archive anew: names in it must be like attachments/ID.pdf")
    case .unsafeEntry(let names): Self.joined(names, "unsafe-entry", "make the archive anew, of plain files alone")
    case .tooLarge(let excess): Self.failure(of: excess)
    case .missingBackupJSON:
      Failure(
        .invalid, code: "missing-backup-json", "there is no backup.json in the archive", field: "FILE",
        hint: "fasti backup create FILE.zip writes one", cause: .backup(.empty))
    case .invalidJSON(let error): Failure(error, in: "backup.json", code: "invalid-json")
    case .unsupportedVersion(let found, let supported):
      Failure(
        .invalid, code: "unsupported-version",
        "backup.json has version \(found), this program reads up to \(supported)", field: "version",
        value: "\(found)", hint: "update fasti", cause: .backup(.newer(found: found, known: supported)))
    case .duplicateID(let duplicates):
      Failure.joined(
        duplicates.map {
          Failure(
            .invalid, code: "duplicate-id", "\($0.path): the id \($0.id) is there already", field: $0.path,
            value: $0.id, cause: .backup(.repeatedID($0.path)))
        }) ?? Self.nothing
    case .validation(let problems):
      Failure.joined(
        problems.map {
          Failure(
            .invalid, code: "validation", "\($0.path) \($0.fault)", field: $0.path, value: $0.value,
            cause: .backup(.malformed($0.path)))
        }) ?? Self.nothing
    case .storage(let failure): failure
    }
  }

  /// No list of mistakes is empty; this stands where the type would allow one.
  private static let nothing = Failure(
    .invalid, code: "validation", "the backup reads wrongly", cause: .backup(.damaged))

  private static func joined(_ names: [NamedFault], _ code: String, _ hint: String) -> Failure {
    let failures = names.map { name in
      Failure(
        .invalid, code: code, "the name \"\(name.name)\" in the archive \(name.fault)", field: "FILE",
        value: name.name, cause: .backup(.unsafeName(name.name)))
    }
    var failure = Failure.joined(failures) ?? nothing
    failure.hint = hint
    return failure
  }

  private static func failure(of excess: Excess) -> Failure {
    let message: String
    var value: String?
    switch excess {
    case .entries(let count, let limit):
      message = "the archive has \(count) entries; at most \(limit) are read"
      value = "\(count)"
    case .file(let name, let limit):
      message = "\"\(name)\" is larger than \(limit) bytes"
      value = name
    case .total(let limit): message = "the archive holds more than \(limit) bytes"
    case .ratio(let name, let limit):
      message = "\"\(name)\" becomes more than \(limit) times larger when it is unpacked"
      value = name
    case .text(let limit): message = "backup.json holds a text of more than \(limit) bytes"
    case .values(let limit): message = "backup.json holds more than \(limit) values"
    case .valuesOfOne(let limit): message = "one thing in backup.json holds more than \(limit) values"
    }
    return Failure(
      .invalid, code: "too-large", message, field: "FILE", value: value, hint: hint(of: excess),
      cause: .backup(.tooLarge(value)))
  }

  private static func hint(of excess: Excess) -> String? {
    switch excess {
    case .values: "fasti store compact --before DATE, then fasti backup create FILE.zip"
    case .file("backup.json", _): "fasti store compact --before DATE, then fasti backup create FILE.zip"
    default: nil
    }
  }
}

extension Failure {
  /// The sentence for JSON that reads wrongly, under a code of the caller's.
  fileprivate init(_ error: JSONError, in name: String, code: String) {
    self.init(error, in: name)
    self.code = code
  }
}
