public import FastiCivil
import FastiLeave
import FastiReminders

// The command line, pages and programs all get the sentences of mistakes from here.
extension Wording {
  /// The sentence of a failure in this language, without a full stop.
  ///
  /// The typed value is put into the slot of the sentence, if there is one; otherwise before the sentence, unless the
  /// sentence contains it anyway. The same applies to the option.
  /// - Parameter label: The page's label of a field, used when the sentence is shown beside the field; without it
  ///   fields have the names of the command line.
  public func message(of failure: Failure, label: ((Field) -> String?)? = nil) -> String {
    message(of: failure.cause, failure, label)
  }

  private func message(of cause: Cause, _ failure: Failure, _ label: ((Field) -> String?)?) -> String {
    switch cause {
    case .within(let inner, let place): located(message(of: inner, failure.inside(place), label), at: place)
    case .batch(let inner, let line, let column):
      text(
        Sentence(.fileLineColumn, .number(line), .number(column), .text(message(of: inner, failure, label))))
    default: sentence(cause, failure, label)
    }
  }

  private func sentence(_ cause: Cause, _ failure: Failure, _ label: ((Field) -> String?)?) -> String {
    var sentence = cause.sentence
    if let label, case .usage(let usage) = cause { sentence = usage.sentence(naming: { label($0) ?? $0.nameInForm }) }
    let name = failure.field.flatMap { field in label.map { $0(field) } ?? field.name }
    let option = label == nil ? failure.field.flatMap { $0.isOption ? $0.name : nil } : nil
    let value = failure.value.map { quoted($0) }
    let typed = [option, value].compactMap { $0 }.joined(separator: " ")
    let slots = room(in: sentence)
    if slots.leads, !typed.isEmpty { return text(sentence, subject: typed, field: name) }
    let told = text(sentence, subject: value, field: name)
    if cause.standsAlone || sentence.namesField { return told }
    let isSaid = slots.isThere || failure.value.map { sentence.mentions($0) } ?? true
    let subject = isSaid ? option ?? "" : typed
    return subject.isEmpty ? told : text(Sentence(.sentenceLeads, .text(subject), .text(told)))
  }

  /// Whether a sentence has a slot for the value, and whether it begins with it.
  private func room(in sentence: Sentence) -> (isThere: Bool, leads: Bool) {
    let bytes = Array(text(sentence.template).utf8)
    let slot = Array("{0}".utf8)
    return (bytes.indices.contains { bytes[$0...].starts(with: slot) }, bytes.starts(with: slot))
  }

  /// A sentence with its place in a file before it.
  private func located(_ sentence: String, at place: FileLocation) -> String {
    var told = sentence
    if !place.path.isEmpty { told = text(Sentence(.sentenceLeads, .text(place.path), .text(told))) }
    if place.column > 0 {
      told = text(Sentence(.fileLineColumn, .number(place.line), .number(place.column), .text(told)))
    } else if place.line > 0 {
      told = text(Sentence(.fileLine, .number(place.line), .text(told)))
    }
    return place.name.isEmpty ? told : text(Sentence(.sentenceLeads, .text(place.name), .text(told)))
  }

  /// What to write or do instead, in words; nil if nothing is known, or only a command line.
  public func hint(of failure: Failure) -> String? {
    switch failure.hint {
    case .value(let value): value
    case .sentence(let sentence): text(sentence)
    case .line, nil: nil
    }
  }
}

extension Failure: CustomStringConvertible {
  /// The sentence in English.
  public var description: String { message }

  /// The sentence in English, for programs and logs.
  public var message: String { English().message(of: self) }
}

extension Failure {
  /// The failure with the field of its sentence, for a mistake in a file.
  fileprivate func inside(_ place: FileLocation) -> Failure {
    var failure = self
    if let field = place.field { failure.field = field }
    return failure
  }
}

extension Cause {
  /// Whether the sentence is complete without the value and its field.
  fileprivate var standsAlone: Bool {
    switch self {
    case .reminder(.durationOutOfRange), .reminder(.monthBeginsOnItsFirst), .leave(.signMissing),
      .leave(.signNotAllowed), .machine(.tooLarge(_, isInput: true)), .store, .rule, .file, .more, .bringing, .received,
      .backup,
      .helper, .text, .entry, .regions,
      .request, .access, .channel, .usage:
      true
    default: false
    }
  }
}
