package import FastiCivil
import FastiFormats
package import FastiRecords

// A failure is sent to the other process as its message in every language, without its values.
extension WireWriter {
  /// Writes all mistakes of a failure.
  /// - Parameter languages: The words of the languages besides English.
  package mutating func write(_ failure: Failure, _ languages: [any Wording]) {
    // The last one may already be the number of further ones.
    let isLong = failure.all.count > Failure.mistakesShown + 1
    let shown = isLong ? Array(failure.all.prefix(Failure.mistakesShown)) : failure.all
    let all = Failure.joined(shown, more: failure.all.count - shown.count)?.all ?? []
    write(list: all) { one, writer in writer.write(one: one, languages) }
  }

  private mutating func write(one failure: Failure, _ languages: [any Wording]) {
    var (cause, field) = (failure.cause, failure.field)
    var places: [FileLocation] = []
    while case .within(let inner, let place) = cause {
      places.append(place)
      if let named = place.field { field = named }
      cause = inner
    }
    write(list: places) { $1.write($0) }
    var leaf = failure
    (leaf.cause, leaf.field) = (cause, field)
    write(cause, of: leaf, languages)
    write(optional: failure.field) { $1.write($0.name) }
    write(optional: failure.value) { $1.write($0) }
    write(failure.hint, languages)
  }

  private mutating func write(_ place: FileLocation) {
    write(place.name)
    write(place.line)
    write(place.column)
    write(place.path)
    write(optional: place.field) { $1.write($0.name) }
  }

  private mutating func write(_ cause: Cause, of failure: Failure, _ languages: [any Wording]) {
    if let form = cause.plainForm { return write(form) }
    if case .file(let problem) = cause, problem.mistake == .hledger(.noProfile) {
      write(Cause.profileForm)
      write(problem.place.line)
      return write(problem.place.column)
    }
    write(0)
    write(cause.code)
    write(Int(cause.kind.rawValue))
    write(cause.ruleColumn)
    write(text: { $0.message(of: failure) }, languages)
  }

  private mutating func write(_ hint: Failure.Hint?, _ languages: [any Wording]) {
    switch hint {
    case nil: write(0)
    case .value(let text):
      write(1)
      write(text)
    case .line(let text):
      write(2)
      write(text)
    case .sentence(let sentence):
      write(3)
      write(text: { $0.text(sentence) }, languages)
    }
  }

  private mutating func write(text: (any Wording) -> String, _ languages: [any Wording]) {
    write(ReceivedText(text, languages))
  }

  /// Writes a text in all its languages.
  mutating func write(_ text: ReceivedText) {
    write(text.english)
    write(list: text.others.sorted { $0.key < $1.key }) {
      $1.write($0.key)
      $1.write($0.value)
    }
  }
}

extension ReceivedText {
  /// A text in English and in the given languages.
  init(_ text: (any Wording) -> String, _ languages: [any Wording]) {
    self.init(
      english: text(English()),
      others: Dictionary(languages.map { ($0.language, text($0)) }, uniquingKeysWith: { $1 }))
  }

  /// A sentence in English and in the given languages.
  init(_ sentence: Sentence, _ languages: [any Wording]) {
    self.init({ $0.text(sentence) }, languages)
  }
}

extension WireReader {
  /// The kinds of failures of a process that only reads a file: the file is wrong, or differs from existing content.
  /// Failures of the store are not among them.
  package static let kindsOfFile = Set(Failure.Kind.allCases).subtracting([.storage, .network])

  /// Reads the mistakes of ``WireWriter/write(_:_:)``.
  /// - Parameter kinds: The accepted kinds of failures.
  package mutating func failure(
    of kinds: Set<Failure.Kind> = WireReader.kindsOfFile
  ) throws(WireError) -> Failure {
    let all = try list(most: Failure.mistakesShown + 1) { reader throws(WireError) in try reader.oneFailure(of: kinds) }
    guard let failure = Failure.joined(all) else { throw WireError() }
    return failure
  }

  private mutating func oneFailure(of kinds: Set<Failure.Kind>) throws(WireError) -> Failure {
    let places = try list(most: 4) { reader throws(WireError) in try reader.place() }
    let leaf = try cause(of: kinds)
    let cause = places.reversed().reduce(leaf) { .within($0, $1) }
    let field = try optional { reader throws(WireError) in Field(try reader.text()) }
    let value = try optional { reader throws(WireError) in try reader.text() }
    var failure = Failure(cause, field: field, value: value)
    failure.hint = try hint()
    return failure
  }

  private mutating func place() throws(WireError) -> FileLocation {
    FileLocation(
      try text(), line: try integer(in: 0...Int.max), column: try integer(in: 0...Int.max), path: try text(),
      field: try optional { reader throws(WireError) in Field(try reader.text()) })
  }

  private mutating func cause(of kinds: Set<Failure.Kind>) throws(WireError) -> Cause {
    let form = try integer(in: 0...Cause.profileForm)
    if form == Cause.profileForm {
      let place = TextPosition(line: try integer(in: 1...Int.max), column: try integer(in: 1...Int.max))
      return .file(FileProblem(.hledger(.noProfile), at: place))
    }
    guard form == 0 else { return Cause.plainForms[form - 1] }
    let code = try text()
    guard let kind = Failure.Kind(rawValue: UInt8(try integer(in: 0...255))), kinds.contains(kind) else {
      throw WireError()
    }
    let column = try integer(in: 0...Int.max)
    return .received(ReceivedCause(code, kind, try receivedText(), ruleColumn: column))
  }

  private mutating func hint() throws(WireError) -> Failure.Hint? {
    switch try integer(in: 0...3) {
    case 1: .value(try text())
    case 2: .line(try text())
    case 3: .sentence(try receivedText().sentence)
    default: nil
    }
  }

  /// Reads the text of ``WireWriter/write(_:)-(ReceivedText)``.
  mutating func receivedText() throws(WireError) -> ReceivedText {
    let english = try text()
    var others: [String: String] = [:]
    for (language, text) in try list(
      most: 16, { reader throws(WireError) in (try reader.text(), try reader.text()) })
    { others[language] = text }
    return ReceivedText(english: english, others: others)
  }
}

extension Cause {
  /// Causes without values that are sent as they are: the command line has hints for some of them.
  fileprivate static let plainForms: [Cause] = [
    .bringing(.zeroByte), .bringing(.notUTF8), .bringing(.cutCalendar), .bringing(.noCalendar),
    .bringing(.countdownRepeats), .bringing(.tooManyEvents(most: ForeignCalendar.most)),
  ]

  /// The form of a journal without its profile, which is sent with its place: the command line knows which export
  /// contains it.
  fileprivate static let profileForm = plainForms.count + 1

  fileprivate var plainForm: Int? { Self.plainForms.firstIndex(of: self).map { $0 + 1 } }
}
