import FastiPages
import FastiRecords
import FastiWords

/// The errors of a form, to be shown beside its fields.
struct FieldErrors {
  private var left: [Failure]
  /// Whether the record was changed after the form was filled from it. No field is wrong then.
  let isStale: Bool
  /// Whether the record was deleted.
  let isGone: Bool
  private let words: PageWords

  init(_ failure: Failure?, _ words: PageWords) {
    let all = failure?.all ?? []
    isStale = all.contains { $0.cause.isStale }
    isGone = all.contains { $0.cause.isGone }
    left = all.filter { !$0.cause.isStale }
    self.words = words
  }

  /// The error of one of these fields; each error is returned once.
  mutating func take(_ fields: Field.Input...) -> FieldError? {
    take { Self.isAbout(fields, $0) }
  }

  /// The first error for which the closure returns true.
  /// - Parameters:
  ///   - typed: The field's text, if the error is about a text made of several fields, so that the message quotes the
  ///     typed text. Nil if the error has it.
  ///   - most: The largest number in the field, if the field is one number of a text.
  mutating func take(quoting typed: String? = nil, most: Int? = nil, where matches: (Failure) -> Bool) -> FieldError? {
    guard let place = left.firstIndex(where: matches) else { return nil }
    var failure = left.remove(at: place)
    if let typed { failure.value = failure.value.map { _ in typed } }
    if let most, let typed, Int(typed) == nil { (failure.cause, failure.hint) = (.value(.number(most: most)), nil) }
    return FieldError(failure, words)
  }

  /// Whether an error is about one of these fields.
  static func isAbout(_ fields: Field.Input..., of failure: Failure) -> Bool { isAbout(fields, failure) }

  /// A field of the command line and one of a form are the same if they have one name in forms.
  private static func isAbout(_ fields: [Field.Input], _ failure: Failure) -> Bool {
    guard let name = failure.field?.nameInForm else { return false }
    return fields.contains { $0.nameInForm == name }
  }

  /// The first error that does not belong to a field.
  mutating func rest() -> FieldError? { left.isEmpty ? nil : FieldError(left.removeFirst(), words) }

  /// The message that the record was deleted and that saving adds it again. It replaces the message about an unknown
  /// id.
  mutating func gone() -> FieldError? {
    guard isGone else { return nil }
    left.removeAll { $0.cause.isGone }
    return FieldError(words(.deletedMeanwhile))
  }

  /// All errors that do not belong to a field.
  mutating func all() -> [FieldError] {
    defer { left = [] }
    return left.map { FieldError($0, words) }
  }
}

extension Cause {
  /// Whether the record was changed meanwhile.
  fileprivate var isStale: Bool {
    if case .store(.changedMeanwhile) = self { true } else { false }
  }

  /// Whether the record was deleted meanwhile.
  fileprivate var isGone: Bool {
    switch self {
    case .thing(.unknown(let kind, _)): [.event, .countdown, .reminder, .entry, .attached].contains(kind)
    case .thing(.deleted): true
    default: false
    }
  }
}
