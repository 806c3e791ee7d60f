import FastiFormats
import FastiRecords

/// Reads values of `backup.json` and notes everything that is wrong, so that all of it can be told at once.
struct BackupReading {
  private(set) var problems: [BackupProblem] = []
  private(set) var unsafePaths: [BackupError.NamedFault] = []
  private(set) var duplicates: [BackupError.Duplicate] = []
  private(set) var warnings: Set<BackupWarning> = []
  /// The greatest stamp that was taken.
  var latest = Stamp(milliseconds: 0)
  /// After so many, nobody reads on; a stranger's file could have millions.
  static let most = 100

  mutating func note(_ path: String, _ fault: BackupFault, value: String? = nil) {
    if problems.count < Self.most { problems.append(BackupProblem(path, fault, value: value.flatMap(Self.short))) }
  }

  mutating func note(duplicate id: String, at path: String) {
    if duplicates.count < Self.most { duplicates.append(BackupError.Duplicate(id: id, path: path)) }
  }

  mutating func note(unsafe name: String, _ fault: BackupCause.NameFault) {
    if unsafePaths.count < Self.most { unsafePaths.append(BackupError.NamedFault(name: name, fault: fault)) }
  }

  /// Whether so much is wrong that nobody reads on; what follows need only be JSON.
  var isEnough: Bool { problems.count >= Self.most }

  mutating func warn(_ warning: BackupWarning) { warnings.insert(warning) }

  /// Throws what was noted, if anything was.
  func check() throws(BackupError) {
    if !unsafePaths.isEmpty { throw .unsafePath(unsafePaths) }
    if !problems.isEmpty {
      throw .validation(problems + duplicates.map { BackupProblem($0.path, .there, value: $0.id) })
    }
    if !duplicates.isEmpty { throw .duplicateID(duplicates) }
  }

  // MARK: Values

  /// A member of an object; nil, and a problem, when it is not there.
  mutating func member(_ name: StaticString, of object: JSONValue, _ path: String) -> JSONValue? {
    guard object.kind == .object else {
      note(path, .object)
      return nil
    }
    guard let value = try? object.field(name) else {
      note("\(path).\(name)", .missing)
      return nil
    }
    return value
  }

  /// A member that is a text of that many characters (Unicode scalars).
  mutating func text(
    _ name: StaticString, of object: JSONValue, _ path: String, length: ClosedRange<Int> = 0...65_536
  ) -> String? {
    guard let value = member(name, of: object, path) else { return nil }
    guard let text = try? value.text() else {
      note("\(path).\(name)", .text)
      return nil
    }
    guard length.contains(text.unicodeScalars.count) else {
      note("\(path).\(name)", .length(length), value: text)
      return nil
    }
    return text
  }

  /// A member that is a text, `null` or absent; nil inside when it is none.
  mutating func optionalText(_ name: StaticString, of object: JSONValue, _ path: String) -> String?? {
    guard object.kind == .object, let value = try? object.optionalField(name) else { return .some(nil) }
    guard let text = try? value.text(), text.unicodeScalars.count <= 65_536 else {
      note("\(path).\(name)", .longText(65_536))
      return nil
    }
    return .some(text)
  }

  /// A member that is a whole number within limits.
  mutating func int(
    _ name: StaticString, of object: JSONValue, _ path: String, _ limits: ClosedRange<Int>
  ) -> Int? {
    guard let value = member(name, of: object, path) else { return nil }
    guard let number = try? value.int(limits) else {
      note(
        "\(path).\(name)", .whole(limits),
        value: (try? value.number()).map { String(decoding: $0, as: UTF8.self) })
      return nil
    }
    return number
  }

  /// A member that is an id.
  mutating func id(_ name: StaticString, of object: JSONValue, _ path: String) -> RecordID? {
    guard let text = text(name, of: object, path) else { return nil }
    guard let id = RecordID(text: text) else {
      note("\(path).\(name)", .id, value: text)
      return nil
    }
    return id
  }

  /// Walks through the elements of a list, each with where it stands.
  /// - Returns: Whether it is a list.
  static func walk(
    _ walk: inout JSONWalk, _ element: (_ place: Int, _ offset: Int, JSONValue) -> Void
  ) throws(JSONError) -> Bool {
    guard walk.kind == .array else { return false }
    try walk.array { place, walk throws(JSONError) in
      let offset = walk.offset
      element(place, offset, try walk.value())
    }
    return true
  }

  private static func short(_ value: String) -> String? { value.utf8.count <= 100 ? value : nil }
}
