public import FastiCivil
public import FastiFormats

/// An answer that differs from the one in the file.
public struct VectorDifference: Hashable, Sendable {
  /// The path as given.
  public let file: String
  /// The scenario's id.
  public let scenario: String
  /// The number of its query, from 0.
  public let query: Int
  /// The kind of question.
  public let kind: String
  /// The day of the question.
  public let day: Day
  /// The stamp of the question; nil for the present.
  public let knownAt: String?
  /// The part of the answer: a kind of leave, an entry's id, a field; empty for an answer with one part.
  public let name: String
  /// The file's value; nil if it has none with that name.
  public let expected: String?
  /// The engine's value; nil if it has none with that name.
  public let found: String?

  /// The difference as a sentence.
  public var sentence: Sentence {
    let asked =
      knownAt.map { Sentence(.verifyKnownAt, .text(kind), .day(day), .text($0)) }
      ?? Sentence(.verifyOn, .text(kind), .day(day))
    return Sentence(
      name.isEmpty ? .verifyDifference : .verifyPartDifference, .text(file), .text(scenario), .number(query),
      .sentence(asked), found.map { .text($0) } ?? .word(.verifyNotThere),
      expected.map { .text($0) } ?? .word(.verifyNotToBeThere), .text(name))
  }
}

extension VectorDifference: FieldWritable {
  /// The place, the question, the expected and the actual value.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("file", file)
    writer.field("scenario", scenario)
    writer.field("query", query)
    writer.field("kind", kind)
    writer.field("date", day)
    writer.field("knownAt", knownAt)
    writer.field("name", name)
    writer.field("expected", expected)
    writer.field("found", found)
  }

  /// The columns of a CSV without differences.
  public static let columns: [StaticString] = [
    "file", "scenario", "query", "kind", "date", "knownAt", "name", "expected", "found",
  ]
}
