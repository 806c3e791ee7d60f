import FastiApp
import FastiPages

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
  mutating func take(where matches: (Failure) -> Bool) -> FieldError? {
    guard let place = left.firstIndex(where: matches) else { return nil }
    return FieldError(left.remove(at: place), words)
  }

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
