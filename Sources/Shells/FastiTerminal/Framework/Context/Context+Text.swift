public import FastiCivil
import FastiRecords

// What people read, in their language. Help, JSON, CSV and files stay English.
extension Context {
  /// A sentence in the reader's language.
  public func text(_ sentence: Sentence) -> String { wording.text(sentence) }

  /// A text in the reader's language, its slots filled.
  public func text(_ template: Template, _ parts: Sentence.Part...) -> String {
    wording.text(Sentence(template, parts))
  }

  /// A number of things in the reader's language.
  public func text(_ count: Int, one: Template, many: Template) -> String { text(.count(count, one: one, many: many)) }

  /// A number of bytes in the reader's language.
  public func text(bytes count: some BinaryInteger) -> String {
    text(Int(count), one: .sayBytesOne, many: .sayBytesMany)
  }

  /// Writes a line to standard error: what was done, a note, how to undo it.
  public func report(_ sentence: Sentence) { report(text(sentence)) }

  /// Writes a line to standard error, with its slots filled.
  public func report(_ template: Template, _ parts: Sentence.Part...) { report(Sentence(template, parts)) }

  /// Writes that nothing was found: `fasti: nothing was changed yet`.
  public func report(nothing template: Template, _ parts: Sentence.Part...) {
    report("fasti: \(text(Sentence(template, parts)))")
  }

  /// Writes what was done, and how to undo it.
  public func report(done template: Template, _ parts: Sentence.Part...) { report(undoable: Sentence(template, parts)) }

  /// Writes what was done, and how to undo it.
  public func report(undoable done: Sentence) { report(.sayUndoable, .sentence(done)) }

  /// Writes that something was deleted, how to undo it, and how to remove it from the history too.
  /// - Parameter typed: What `fasti erase` finds it by.
  public func report(deleted done: Sentence, _ typed: [String]) {
    report(.sayDeletion, .sentence(done), .text(typed.joined(separator: " ")))
  }

  /// Writes what was found as the store was opened, also if the command fails.
  func reportNotices() {
    for notice in knownStore?.notices ?? [] { report(notice.sentence) }
  }

  /// Writes a sentence to standard error for each warning.
  public func warn(_ warnings: [Sentence]) {
    for warning in warnings { report(warning) }
  }
}

extension Sentence {
  /// A number of things: one text for 1, another for any other number, which its slot `{1}` holds.
  public static func count(_ number: Int, one: Template, many: Template) -> Sentence {
    Sentence(number == 1 ? one : many, .number(number))
  }
}
