public import FastiCivil
import FastiRecords

// Texts for people are in the user's language. Help, JSON, CSV and files stay English.
extension Context {
  /// A sentence in the user's language.
  public func text(_ sentence: Sentence) -> String { wording.text(sentence) }

  /// A text in the user's language, with its slots filled.
  public func text(_ template: Template, _ parts: Sentence.Part...) -> String {
    wording.text(Sentence(template, parts))
  }

  /// A number of items in the user's language.
  public func text(_ count: Int, one: Template, many: Template) -> String { text(.count(count, one: one, many: many)) }

  /// A number of bytes in the user's language.
  public func text(bytes count: some BinaryInteger) -> String {
    text(Int(count), one: .sayBytesOne, many: .sayBytesMany)
  }

  /// Writes a line to standard error: a result, a note, how to undo it.
  public func report(_ sentence: Sentence) { report(text(sentence)) }

  /// Writes a line to standard error, with its slots filled.
  public func report(_ template: Template, _ parts: Sentence.Part...) { report(Sentence(template, parts)) }

  /// Reports that nothing was found: `fasti: nothing was changed yet`.
  public func report(nothing template: Template, _ parts: Sentence.Part...) {
    report("fasti: \(text(Sentence(template, parts)))")
  }

  /// Reports what was done, and how to undo it.
  public func report(done template: Template, _ parts: Sentence.Part...) { report(undoable: Sentence(template, parts)) }

  /// Reports what was done, and how to undo it.
  public func report(undoable done: Sentence) { report(.sayUndoable, .sentence(done)) }

  /// Reports that something was deleted, how to undo it, and how to erase it from the history too.
  /// - Parameter typed: The arguments with which `fasti erase` finds it.
  public func report(deleted done: Sentence, _ typed: [String]) {
    report(.sayDeletion, .sentence(done), .text(typed.joined(separator: " ")))
  }

  /// Reports the notices from opening the store, also if the command fails.
  func reportNotices() {
    for notice in knownStore?.notices ?? [] { report(notice.sentence) }
  }

  /// Writes a sentence to standard error for each warning.
  public func warn(_ warnings: [Sentence]) {
    for warning in warnings { report(warning) }
  }
}

extension Sentence {
  /// A number of items: one text for 1, and another for other numbers, with the slot `{1}`.
  public static func count(_ number: Int, one: Template, many: Template) -> Sentence {
    Sentence(number == 1 ? one : many, .number(number))
  }
}
