import FastiCivil
public import FastiHolidays
public import FastiRecords

/// The typed fields of a new rule, not checked yet.
public struct NewRule: Sendable {
  /// The region's code, or empty for every region.
  public var region: String
  /// Its name, in the reader's language.
  public var name: String
  /// The language of the name.
  public var language: String
  /// The pattern's sentence.
  public var sentence: String
  /// The word of the kind; if neither it nor the sentence names a kind, ``usualKind``.
  public var kind: String?
  /// A shift's sentence.
  public var shift: String?
  /// The first year or date.
  public var since: String?
  /// The last year or date.
  public var until: String?
  /// The source of the rule, such as a law.
  public var source: String?
  /// Its exceptions, one a line; nil keeps those of the replaced rule.
  public var exceptions: String?
  /// The kind of a sentence without one: the day is marked, and is a working day.
  public var usualKind = HolidayKind.observance

  /// A rule from its fields.
  public init(
    region: String, name: String, language: String, sentence: String, kind: String? = nil, shift: String? = nil,
    since: String? = nil, until: String? = nil, source: String? = nil, exceptions: String? = nil
  ) {
    self.region = region
    self.name = name
    self.language = language
    self.sentence = sentence
    self.kind = kind
    self.shift = shift
    self.since = since
    self.until = until
    self.source = source
    self.exceptions = exceptions
  }

  /// The rule that the fields describe; rules it refers to are not looked up.
  /// - Throws: Every mistake at once.
  public func read(id: RuleID) throws(Failure) -> Rule { try rule(id: id) }

  /// The rule that the fields describe.
  /// - Throws: Every mistake at once.
  func rule(id: RuleID) throws(Failure) -> Rule {
    let parts = SentenceParts(self)
    var mistakes: [RuleMistake] = []
    var kind = usualKind
    if let word = self.kind {
      if let found = HolidayKind(chosen: word) {
        kind = found
      } else {
        mistakes.append(RuleMistake(field: .kind, value: Array(word.utf8), problem: .unknown))
      }
    }
    var failures = textFailures(sentence: parts.text)
    var wrong: [Failure] = []
    let exceptions = exceptions(&wrong)
    do throws(RuleMistakes) {
      var rule = try Rule(id: id, sentence: Array(parts.text.utf8), kind: kind)
      if let word = self.kind, mistakes.isEmpty, rule.periods.contains(where: { $0.kind != kind }) {
        mistakes.append(RuleMistake(field: .kind, value: Array(word.utf8), problem: .repeated))
      }
      rule.exceptions = exceptions
      rule.names.entries = [Names.Entry(language: LanguageCode(language), text: Array(name.utf8))]
      if let source, VisibleText.isVisible(source) { rule.sources = [Array(source.utf8)] }
      if failures.isEmpty && mistakes.isEmpty && wrong.isEmpty { return rule }
    } catch { mistakes += error.mistakes }
    failures += mistakes.map(parts.failure) + wrong
    throw Failure.joined(failures) ?? Failure(RuleMistakes(mistakes: mistakes))
  }

  /// The typed exceptions, and their mistakes.
  private func exceptions(_ failures: inout [Failure]) -> [RuleException] {
    do throws(RuleMistakes) {
      let read = try RuleException.read(Array((exceptions ?? "").utf8))
      failures += RuleTexts.failures(read)
      return read
    } catch {
      failures += error.mistakes.map { Failure($0, typedIn: .input(.exceptions)) }
      return []
    }
  }

  /// Mistakes of the texts themselves, whatever they mean.
  private func textFailures(sentence: String) -> [Failure] {
    RuleTexts.failures(name: name) + TypedText(text: sentence, field: .input(.on), limit: 20_000).failures
      + (source.map { RuleTexts.failures(source: $0) } ?? [])
      + (exceptions.map { RuleTexts.failures(exceptions: $0) } ?? [])
  }

  /// An id made from the name: `user.midsommarfest`, with a number if it is taken.
  func id(taken isTaken: (RuleID) -> Bool) -> RuleID {
    var base: [UInt8] = []
    for byte in Diacritics.text(name).utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): base.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): base.append(byte + 32)
      default: if let last = base.last, last != UInt8(ascii: "-") { base.append(UInt8(ascii: "-")) }
      }
      if base.count == 40 { break }
    }
    while base.last == UInt8(ascii: "-") { base.removeLast() }
    let stem = "user." + (base.isEmpty ? "rule" : String(decoding: base, as: UTF8.self))
    var id = RuleID(stem)
    var number = 2
    while isTaken(id) {
      id = RuleID("\(stem)-\(number)")
      number += 1
    }
    return id
  }
}

extension HolidayKind {
  /// The kind of a user's rule by its word, in upper or lower case.
  init?(chosen word: String) {
    guard let kind = Self.allCases.first(where: { "\($0.word)".lowercased() == word.lowercased() }) else { return nil }
    self = kind
  }
}
