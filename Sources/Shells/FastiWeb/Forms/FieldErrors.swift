import FastiPages
import FastiRecords
import FastiWords

/// What was wrong with a form, field by field: the names of the command line are those of the fields.
struct FieldErrors {
  private var left: [Failure]
  /// Whether the thing was changed after the form was filled from it: nothing is wrong with what was typed.
  let isStale: Bool
  /// Whether the thing is gone.
  let isGone: Bool
  private let words: PageWords

  init(_ failure: Failure?, _ words: PageWords) {
    let all = failure?.all ?? []
    isStale = all.contains { $0.code == "changed-meanwhile" }
    isGone = all.contains { Self.unknown.contains($0.code) }
    left = all.filter { $0.code != "changed-meanwhile" }
    self.words = words
  }

  /// What was wrong with the field of those names; each mistake is told once.
  mutating func take(_ names: String...) -> FieldError? {
    take { names.contains(Self.plain($0.field ?? "")) }
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
    if let most, let typed, Int(typed) == nil { failure.cause = .number(most: most) }
    return FieldError(failure, words)
  }

  /// Whether a mistake is about the field of one of those names.
  static func isAbout(_ names: String..., of failure: Failure) -> Bool { names.contains(plain(failure.field ?? "")) }

  /// The first mistake that no field has taken.
  mutating func rest() -> FieldError? { left.isEmpty ? nil : FieldError(left.removeFirst(), words) }

  /// That the thing is gone, and that saving adds it anew; in place of what the command line says of an unknown id.
  mutating func gone() -> FieldError? {
    guard isGone else { return nil }
    left.removeAll { Self.unknown.contains($0.code) }
    return FieldError(words(.deletedMeanwhile))
  }

  /// Every mistake that no field has taken.
  mutating func all() -> [FieldError] {
    defer { left = [] }
    return left.map { FieldError($0, words) }
  }

  private static let unknown = ["unknown-id", "no-such-reminder", "deleted-entry"]

  private static func plain(_ name: String) -> String {
    String(name.drop { $0 == "-" }).lowercased()
  }
}

extension FieldErrors {
  /// The mistake of that code, told in the words of pages; nil where there is none.
  mutating func take(code: String, saying text: String) -> FieldError? {
    take { $0.code == code } == nil ? nil : FieldError(text)
  }
}
