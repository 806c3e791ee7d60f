import FastiFormats

extension BackupError {
  /// One failure for each problem of the error.
  public var failure: Failure {
    switch self {
    case .notAZip(let path): Failure(.backup(.noArchive), field: .file, value: path)
    case .corruptArchive(let damage): Failure(.backup(.damaged(damage)), field: .file)
    case .unsafePath(let names):
      Self.joined(names.map { Failure(.backup(.unsafePath($0.name, $0.fault)), field: .file, value: $0.name) })
    case .unsafeEntry(let names):
      Self.joined(names.map { Failure(.backup(.unsafeEntry($0.name, $0.fault)), field: .file, value: $0.name) })
    case .tooLarge(let excess): Failure(.backup(.tooLarge(excess)), field: .file, value: excess.value)
    case .missingBackupJSON: Failure(.backup(.empty), field: .file)
    case .invalidJSON(let error):
      Failure(.backup(.malformedJSON(FileProblem(error))), field: error.path.isEmpty ? nil : Field(error.path))
    case .unsupportedVersion(let found, let supported):
      Failure(.backup(.newer(found: found, known: supported)), field: .version, value: "\(found)")
    case .duplicateID(let duplicates):
      Self.joined(
        duplicates.map {
          Failure(.backup(.repeatedID(path: $0.path, id: $0.id)), field: Field($0.path), value: $0.id)
        })
    case .validation(let problems):
      Self.joined(
        problems.map {
          Failure(.backup(.malformed(path: $0.path, $0.fault)), field: Field($0.path), value: $0.value)
        })
    case .storage(let failure): failure
    }
  }

  /// All failures in one, with one hint. Lists of problems are never empty.
  private static func joined(_ failures: [Failure]) -> Failure {
    var failures = failures
    for index in failures.indices.dropFirst() { failures[index].hint = nil }
    return Failure.joined(failures) ?? Failure(.backup(.malformed(path: "backup.json", .together)))
  }
}

extension BackupError.Excess {
  /// The item that exceeds a limit, if it has a name.
  fileprivate var value: String? {
    switch self {
    case .entries(let count, _): "\(count)"
    case .file(let name, _), .ratio(let name, _): name
    case .total, .text, .values, .valuesOfOne: nil
    }
  }
}
