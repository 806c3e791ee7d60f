import FastiApp
import FastiPages

/// What was wrong with a form, field by field: the names of the command line are those of the fields.
struct FieldErrors {
  private var left: [Failure]

  init(_ failure: Failure?) { left = failure?.all ?? [] }

  /// What was wrong with the field of those names; each mistake is told once.
  mutating func take(_ names: String...) -> FieldError? {
    guard let place = left.firstIndex(where: { names.contains(Self.plain($0.field ?? "")) }) else { return nil }
    return FieldError(left.remove(at: place))
  }

  /// The first mistake that no field has taken.
  mutating func rest() -> FieldError? { left.isEmpty ? nil : FieldError(left.removeFirst()) }

  private static func plain(_ name: String) -> String {
    String(name.drop { $0 == "-" }).lowercased()
  }
}

extension FieldError {
  init(_ failure: Failure) { self.init(failure.message, hint: failure.hint) }
}
