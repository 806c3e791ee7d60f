import FastiPages
import FastiRecords
import FastiWords

/// What was wrong with a form, to be put beside its fields.
struct FieldErrors {
  private var left: [Failure]
  /// Whether the thing was changed after the form was filled from it: nothing is wrong with what was typed.
  let isStale: Bool
  /// Whether the thing is gone.
  let isGone: Bool
  private let words: PageWords

  init(_ failure: Failure?, _ words: PageWords) {
    let all = failure?.all ?? []
    isStale = all.contains { $0.cause.isStale }
    isGone = all.contains { $0.cause.isGone }
    left = all.filter { !$0.cause.isStale }
    self.words = words
  }

  /// What was wrong with one of those fields; each mistake is told once.
  mutating func take(_ fields: Field.Input...) -> FieldError? {
    take { Self.isAbout(fields, $0) }
  }

  /// The first mistake of that sort.
  /// - Parameters:
  ///   - typed: What stands in the field, where the mistake was found in a text that several fields made; a message quotes
  ///     what somebody typed. Nil where the mistake has it.
  ///   - most: The largest number the field takes, where it is one number of a text and reads wrongly as such.
  mutating func take(quoting typed: String? = nil, most: Int? = nil, where matches: (Failure) -> Bool) -> FieldError? {
    guard let place = left.firstIndex(where: matches) else { return nil }
    var failure = left.remove(at: place)
    if let typed { failure.value = failure.value.map { _ in typed } }
    if let most, let typed, Int(typed) == nil { (failure.cause, failure.hint) = (.value(.number(most: most)), nil) }
    return FieldError(failure, words)
  }

  /// Whether a mistake is about one of those fields.
  static func isAbout(_ fields: Field.Input..., of failure: Failure) -> Bool { isAbout(fields, failure) }

  /// A use case names the option or argument of the command line, which a form's field has the name of.
  private static func isAbout(_ fields: [Field.Input], _ failure: Failure) -> Bool {
    guard let name = failure.field?.nameInForm else { return false }
    return fields.contains { Field.input($0).nameInForm == name }
  }

  /// The first mistake that no field has taken.
  mutating func rest() -> FieldError? { left.isEmpty ? nil : FieldError(left.removeFirst(), words) }

  /// That the thing is gone, and that saving adds it anew; in place of what the command line says of an unknown id.
  mutating func gone() -> FieldError? {
    guard isGone else { return nil }
    left.removeAll { $0.cause.isGone }
    return FieldError(words(.deletedMeanwhile))
  }

  /// Every mistake that no field has taken.
  mutating func all() -> [FieldError] {
    defer { left = [] }
    return left.map { FieldError($0, words) }
  }
}

extension Cause {
  /// Whether what a form would change is another thing by now.
  fileprivate var isStale: Bool {
    if case .store(.changedMeanwhile) = self { true } else { false }
  }

  /// Whether what a form would change is not there any more.
  fileprivate var isGone: Bool {
    switch self {
    case .thing(.unknown(let kind, _)): [.event, .countdown, .reminder, .entry, .attached].contains(kind)
    case .thing(.deleted): true
    default: false
    }
  }
}
