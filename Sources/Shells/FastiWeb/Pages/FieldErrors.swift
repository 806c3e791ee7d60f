import FastiApp
import FastiPages

/// What was wrong with a form, field by field: the names of the command line are those of the fields.
struct FieldErrors {
  private var left: [Failure]
  private let words: PageWords

  init(_ failure: Failure?, _ words: PageWords) {
    left = failure?.all ?? []
    self.words = words
  }

  /// What was wrong with the field of those names; each mistake is told once.
  mutating func take(_ names: String...) -> FieldError? {
    take { names.contains(Self.plain($0.field ?? "")) }
  }

  /// The first mistake of that sort.
  mutating func take(where matches: (Failure) -> Bool) -> FieldError? {
    guard let place = left.firstIndex(where: matches) else { return nil }
    return FieldError(left.remove(at: place), words)
  }

  /// The first mistake that no field has taken.
  mutating func rest() -> FieldError? { left.isEmpty ? nil : FieldError(left.removeFirst(), words) }

  /// Every mistake that no field has taken.
  mutating func all() -> [FieldError] {
    defer { left = [] }
    return left.map { FieldError($0, words) }
  }

  private static func plain(_ name: String) -> String {
    String(name.drop { $0 == "-" }).lowercased()
  }
}

extension FieldError {
  init(_ failure: Failure, _ words: PageWords) {
    self.init(code: failure.code, value: failure.value, message: failure.message, hint: failure.hint, in: words)
  }
}
