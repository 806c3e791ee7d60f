import FastiCivil
import FastiFormats
import FastiRecords
import FastiTerminal
import FastiTransfer

/// What importing does, for people: how many there are of each, then the first of those that change something.
struct ImportText {
  let context: Context
  private var text = UTF8Writer()

  /// How many things people are shown.
  private static let shown = 20

  /// Begins with the file, its format, and how much of what it holds.
  init(
    _ name: String, _ format: String, _ count: Int, _ things: (one: Template, many: Template), _ context: Context
  ) {
    self.context = context
    text.write(text: "\(name): \(format), \(context.told(count, one: things.one, many: things.many))\n")
  }

  var bytes: [UInt8] { text.bytes }

  mutating func line(_ sentence: Sentence) { text.write(text: "  \(context.told(sentence))\n") }

  /// A number and what it is of; nothing for none.
  mutating func line(_ count: Int, _ sentence: Sentence) {
    guard count > 0 else { return }
    text.write("  ")
    text.write(count, columns: 6)
    text.write(text: "  \(context.told(sentence))\n")
  }

  /// A number and what it is of; nothing for none.
  mutating func line(_ count: Int, _ template: Template) { line(count, Sentence(template)) }

  /// How many have which outcome.
  mutating func outcomes(of plan: some ImportPlan) {
    for outcome in ImportOutcome.allCases { line(plan.count(outcome), template(outcome)) }
  }

  /// The first of some things, each on a line, and how many follow.
  mutating func first<Thing>(
    of things: [Thing], more: Template = .importMore, _ write: (Thing, inout UTF8Writer) -> Void
  ) {
    for thing in things.prefix(Self.shown) {
      write(thing, &text)
      text.write("\n")
    }
    if things.count > Self.shown {
      text.write(text: "... \(context.told(more, .number(things.count - Self.shown)))\n")
    }
  }

  /// What stands behind a thing that gives way to the file's.
  func mark(_ outcome: ImportOutcome) -> String {
    outcome == .replaced ? "  \(context.told(.sayImportReplaces))" : ""
  }

  private func template(_ outcome: ImportOutcome) -> Template {
    switch outcome {
    case .new: .importNew
    case .duplicate: .importDuplicate
    case .kept: .sayImportKept
    case .replaced: .sayImportReplaced
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
