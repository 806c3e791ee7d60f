import FastiFormats
import FastiPerson
import FastiRecords

/// Reads values of `backup.json` and collects all problems, so that they can be reported at once.
struct BackupReading {
  private(set) var problems: [BackupProblem] = []
  private(set) var unsafePaths: [BackupError.NamedFault] = []
  private(set) var duplicates: [BackupError.Duplicate] = []
  private var oddities: Set<BackupWarning> = []
  /// The greatest accepted stamp.
  var latest = Stamp(milliseconds: 0)
  /// The number of texts from which characters were removed.
  private(set) var cleaned = 0
  /// Titles that cannot be typed, each with the number of problems found before it. They alone do not make the backup
  /// invalid; if another problem does, they are reported with it, in the order of the file.
  private var titles: [(place: Int, problem: BackupProblem)] = []

  /// The warnings, at most ``most`` of them about single texts.
  var warnings: Set<BackupWarning> {
    let more = cleaned - Self.most
    return more > 0 ? oddities.union([.moreCleaned(more)]) : oddities
  }

  /// Reading ends after this number of problems; an untrusted file could have millions.
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

  /// Whether there are so many problems that reading ends; the rest must only be JSON.
  var isEnough: Bool { problems.count >= Self.most }

  mutating func warn(_ warning: BackupWarning) { oddities.insert(warning) }

  /// The text to store: without the characters that typed text must not contain, not longer than its column allows, and
  /// `…` if the text must be visible but is not. A change gives a warning with the path.
  mutating func plain(_ text: String, as rule: FreeText, _ path: @autoclosure () -> String) -> String {
    let kept = rule.kept(text)
    if !kept.utf8.elementsEqual(text.utf8) { noteCleaned(path()) }
    return kept
  }

  /// The title of a reminder to store.
  mutating func title(_ text: String, _ path: String) -> String {
    let length = 1...FreeText.title.most
    if !length.contains(text.unicodeScalars.count), titles.count < Self.most {
      titles.append((problems.count, BackupProblem(path, .length(length), value: text.isEmpty ? text : nil)))
    }
    return plain(text, as: .title, path)
  }

  /// An address without the characters that make people see another address, or see none.
  mutating func plainAddress(_ text: String, _ path: @autoclosure () -> String) -> String {
    func mayStand(_ scalar: Unicode.Scalar) -> Bool {
      scalar.isASCII ? scalar.value >= 0x20 && scalar.value != 0x7F : LinkAddress.mayStand(scalar)
    }
    guard !text.unicodeScalars.allSatisfy(mayStand) else { return text }
    noteCleaned(path())
    return String(String.UnicodeScalarView(text.unicodeScalars.filter(mayStand)))
  }

  private mutating func noteCleaned(_ path: @autoclosure () -> String) {
    cleaned += 1
    if cleaned <= Self.most { warn(.textCleaned(path())) }
  }

  /// Throws the problems, if there are any.
  func check() throws(BackupError) {
    if !unsafePaths.isEmpty { throw .unsafePath(unsafePaths) }
    if !problems.isEmpty {
      var listed = problems
      for title in titles.reversed() { listed.insert(title.problem, at: title.place) }
      throw .validation(listed + duplicates.map { BackupProblem($0.path, .there, value: $0.id) })
    }
    if !duplicates.isEmpty { throw .duplicateID(duplicates) }
  }

  // MARK: Values

  /// A member of an object; nil, with a problem, if it is missing.
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

  /// A member that is a text with at most that many characters (Unicode scalars).
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

  /// A member that is a text, `null` or absent; the inner value is nil if there is no text.
  mutating func optionalText(_ name: StaticString, of object: JSONValue, _ path: String) -> String?? {
    guard object.kind == .object, let value = try? object.optionalField(name) else { return .some(nil) }
    guard let text = try? value.text() else {
      note("\(path).\(name)", .text)
      return nil
    }
    return .some(text)
  }

  /// A member that is a whole number in a range.
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

  /// Passes each element of a list, with its path, to the body.
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
