import FastiCivil
import FastiHolidays

/// What somebody typed to make a rule, before anything of it is believed.
public struct NewRule: Sendable {
  /// The region's code, or empty for every region.
  public var region: String
  /// Its name, in the reader's language.
  public var name: String
  /// The language of the name.
  public var language: String
  /// The pattern's sentence.
  public var sentence: String
  /// The kind's word; public unless said.
  public var kind: String?
  /// A shift's sentence.
  public var shift: String?
  /// The first year or date.
  public var since: String?
  /// The last year or date.
  public var until: String?
  /// Where it comes from.
  public var source: String?

  /// What was typed.
  public init(
    region: String, name: String, language: String, sentence: String, kind: String? = nil, shift: String? = nil,
    since: String? = nil, until: String? = nil, source: String? = nil
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
  }

  /// The rule it means.
  /// - Throws: Every mistake at once.
  func rule(id: RuleID) throws(Failure) -> Rule {
    var text = sentence
    if let since { text += "; since \(since)" }
    if let until { text += "; until \(until)" }
    if let shift { text += "; \(shift)" }
    var mistakes: [RuleMistake] = []
    var kind = HolidayKind.public
    if let word = self.kind {
      if let found = HolidayKind.allCases.first(where: { "\($0.word)" == word }) {
        kind = found
      } else {
        mistakes.append(RuleMistake(field: .kind, value: Array(word.utf8), problem: .unknown))
      }
    }
    if name.utf8.allSatisfy({ $0 == 0x20 }) { mistakes.append(RuleMistake(field: .name, problem: .missing)) }
    for value in [name, source ?? "", text] where value.utf8.contains(where: { $0 < 0x20 }) {
      // A line break would end the line of the rule file and start another rule.
      mistakes.append(RuleMistake(field: .line, value: [], problem: .unknown))
    }
    do throws(RuleMistakes) {
      var rule = try Rule(id: id, sentence: Array(text.utf8), kind: kind)
      guard mistakes.isEmpty else { throw RuleMistakes(mistakes: mistakes) }
      rule.names.entries = [Names.Entry(language: LanguageCode(language), text: Array(name.utf8))]
      if let source { rule.sources = [Array(source.utf8)] }
      return rule
    } catch { throw Failure(error.mistakes == mistakes ? error : RuleMistakes(mistakes: mistakes + error.mistakes)) }
  }

  /// The id made from the name: `user.midsommarfest`, numbered when it is taken.
  func id(taken: (RuleID) -> Bool) -> RuleID {
    var base: [UInt8] = []
    for byte in name.utf8 {
      switch byte {
      case 0x61...0x7A, 0x30...0x39: base.append(byte)
      case 0x41...0x5A: base.append(byte + 32)
      default: if let last = base.last, last != 0x2D { base.append(0x2D) }
      }
      if base.count == 40 { break }
    }
    while base.last == 0x2D { base.removeLast() }
    let stem = "user." + (base.isEmpty ? "rule" : String(decoding: base, as: UTF8.self))
    var id = RuleID(stem)
    var number = 2
    while taken(id) {
      id = RuleID("\(stem)-\(number)")
      number += 1
    }
    return id
  }
}
