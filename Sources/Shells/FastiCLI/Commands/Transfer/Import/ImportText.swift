import FastiCivil
import FastiFormats
import FastiRecords
import FastiTerminal
import FastiTransfer

/// The text of an import for people: the count of each outcome, then the first items that are written.
struct ImportText {
  let context: Context
  private var text = UTF8Writer()

  /// The greatest number of listed items.
  private static let shown = 20

  /// Begins with the file, its format, and the number of its items.
  init(
    _ name: String, _ format: String, _ count: Int, _ things: (one: Template, many: Template), _ context: Context
  ) {
    self.context = context
    text.write(text: "\(name): \(format), \(context.text(count, one: things.one, many: things.many))\n")
  }

  var bytes: [UInt8] { text.bytes }

  mutating func line(_ sentence: Sentence) { text.write(text: "  \(context.text(sentence))\n") }

  /// Writes a count; nothing for 0.
  mutating func line(_ count: Int, _ sentence: Sentence) {
    guard count > 0 else { return }
    text.write("  ")
    text.write(count, columns: 6)
    text.write(text: "  \(context.text(sentence))\n")
  }

  /// Writes a count; nothing for 0.
  mutating func line(_ count: Int, _ template: Template) { line(count, Sentence(template)) }

  /// Writes the counts of the outcomes.
  mutating func outcomes(of plan: some ImportPlan) {
    for outcome in ImportOutcome.allCases { line(plan.count(outcome), template(outcome)) }
  }

  /// Writes the first of some items, one per line, and the number of the others.
  mutating func first<Thing>(
    of things: [Thing], more: Template = .importMore, _ write: (Thing, inout UTF8Writer) -> Void
  ) {
    for thing in things.prefix(Self.shown) {
      write(thing, &text)
      text.write("\n")
    }
    if things.count > Self.shown {
      text.write(text: "... \(context.text(more, .number(things.count - Self.shown)))\n")
    }
  }

  /// The mark of an item that the file replaces.
  func mark(_ outcome: ImportOutcome) -> String {
    outcome == .replaced ? "  \(context.text(.sayImportReplaces))" : ""
  }

  private func template(_ outcome: ImportOutcome) -> Template {
    switch outcome {
    case .new: .importNew
    case .duplicate: .importDuplicate
    case .kept: .sayImportKept
    case .replaced: .importOverwritten
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

  /// Whether it is written.
  var changes: Bool { self == .new || self == .replaced }
}
