import FastiPages
import FastiRecords
import FastiWords

/// The mistakes of a form, to be put beside its fields.
struct FieldErrors {
  private var left: [Failure]
  /// Whether the thing was changed after the form was filled from it: then no field is wrong.
  let isStale: Bool
  /// Whether the thing was deleted.
  let isGone: Bool
  private let words: PageWords

  init(_ failure: Failure?, _ words: PageWords) {
    let all = failure?.all ?? []
    isStale = all.contains { $0.cause.isStale }
    isGone = all.contains { $0.cause.isGone }
    left = all.filter { !$0.cause.isStale }
    self.words = words
  }

  /// The mistake of one of those fields; each mistake is returned once.
  mutating func take(_ fields: Field.Input...) -> FieldError? {
    take { Self.isAbout(fields, $0) }
  }

  /// The first mistake for which the closure returns true.
  /// - Parameters:
  ///   - typed: The field's text, where the mistake was found in a text made of several fields, so that the message
  ///     quotes what was typed. Nil where the mistake has it.
  ///   - most: The largest number the field takes, where it is one number of a text.
  mutating func take(quoting typed: String? = nil, most: Int? = nil, where matches: (Failure) -> Bool) -> FieldError? {
    guard let place = left.firstIndex(where: matches) else { return nil }
    var failure = left.remove(at: place)
    if let typed { failure.value = failure.value.map { _ in typed } }
    if let most, let typed, Int(typed) == nil { (failure.cause, failure.hint) = (.value(.number(most: most)), nil) }
    return FieldError(failure, words)
  }

  /// Whether a mistake is about one of those fields.
  static func isAbout(_ fields: Field.Input..., of failure: Failure) -> Bool { isAbout(fields, failure) }

  /// Use cases name the option or argument of the command line; form fields have the same names.
  private static func isAbout(_ fields: [Field.Input], _ failure: Failure) -> Bool {
    guard let name = failure.field?.nameInForm else { return false }
    return fields.contains { Field.input($0).nameInForm == name }
  }

  /// The first mistake that belongs to no field.
  mutating func rest() -> FieldError? { left.isEmpty ? nil : FieldError(left.removeFirst(), words) }

  /// The message that the thing was deleted, and that saving adds it again; in place of that about an unknown id.
  mutating func gone() -> FieldError? {
    guard isGone else { return nil }
    left.removeAll { $0.cause.isGone }
    return FieldError(words(.deletedMeanwhile))
  }

  /// Every mistake that belongs to no field.
  mutating func all() -> [FieldError] {
    defer { left = [] }
    return left.map { FieldError($0, words) }
  }
}

extension Cause {
  /// Whether the thing has changed in the meantime.
  fileprivate var isStale: Bool {
    if case .store(.changedMeanwhile) = self { true } else { false }
  }

  /// Whether the thing was deleted in the meantime.
  fileprivate var isGone: Bool {
    switch self {
    case .thing(.unknown(let kind, _)): [.event, .countdown, .reminder, .entry, .attached].contains(kind)
    case .thing(.deleted): true
    default: false
    }
  }
}
