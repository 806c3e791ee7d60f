import FastiCivil
import FastiFormats
import FastiRecords
import FastiTransfer

/// What importing does, for people: how many there are of each, then the first of those that change something.
struct ImportText {
  private var text = UTF8Writer()
  /// What has things already: `ledger`, `planner`.
  private let place: String

  /// How many things people are shown.
  private static let shown = 20

  /// Begins with the file, its format, and how much of what it holds.
  init(_ name: String, _ format: String, _ count: Int, _ things: (one: String, many: String), into place: String) {
    self.place = place
    text.write(text: "\(name): \(format), \(count) \(count == 1 ? things.one : things.many)\n")
  }

  var bytes: [UInt8] { text.bytes }

  /// A line of its own.
  mutating func line(_ sentence: String) { text.write(text: "\(sentence)\n") }

  /// A number and what it is of; nothing for none.
  mutating func line(_ count: Int, _ sentence: String) {
    guard count > 0 else { return }
    text.write("  ")
    text.write(count, columns: 6)
    text.write(text: "  \(sentence)\n")
  }

  /// How many have which outcome.
  mutating func outcomes(of plan: some ImportPlan) {
    for outcome in ImportOutcome.allCases { line(plan.count(outcome), sentence(outcome)) }
  }

  /// The first of some things, each on a line, and how many `what` follow.
  mutating func first<Thing>(
    of things: [Thing], more what: String = "more", _ write: (Thing, inout UTF8Writer) -> Void
  ) {
    for thing in things.prefix(Self.shown) {
      write(thing, &text)
      text.write("\n")
    }
    if things.count > Self.shown { text.write(text: "... and \(things.count - Self.shown) \(what)\n") }
  }

  /// What stands behind a thing that gives way to the file's.
  func mark(_ outcome: ImportOutcome) -> String { outcome == .replaced ? "  replaces the \(place)'s" : "" }

  private func sentence(_ outcome: ImportOutcome) -> String {
    switch outcome {
    case .new: "new"
    case .duplicate: "in the \(place) already, passed over"
    case .kept: "otherwise in the \(place), kept so"
    case .replaced: "otherwise in the \(place), replaced"
    }
  }
}

extension ImportOutcome {
  /// Its name among the fields of an answer.
  var field: StaticString {
    switch self {
    case .new: "new"
    case .duplicate: "duplicates"
    case .kept: "kept"
    case .replaced: "replaced"
    }
  }

  /// Whether something is written.
  var changes: Bool { self == .new || self == .replaced }
}
