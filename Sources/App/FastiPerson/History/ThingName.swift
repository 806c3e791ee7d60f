public import FastiCivil
import FastiLeave
public import FastiRecords

extension Sentence.Part {
  /// The name of a thing of the store, in the reader's language.
  ///
  /// A name that commands accept, such as the key of a setting or the id of a rule, is not changed. An entry of the
  /// leave ledger and a kind of leave are written in words.
  /// - Parameters:
  ///   - label: The stored label, ``ChangeSummary/Touched/label``.
  ///   - kind: The kind's name, `RecordKind.table`.
  public static func thing(_ label: String, of kind: String) -> Sentence.Part {
    switch kind {
    case LeaveEntryRecord.kind.table: LeaveEntryLabel(label).map { .sentence($0.sentence) } ?? type(label)
    case LeaveTermsRecord.kind.table, LeaveRateRecord.kind.table: type(label)
    case LeaveProfileRecord.kind.table: .word(.sayLeavePaydays)
    default: .text(label)
    }
  }

  /// A kind of leave; an entry of leave has it as its label in an erasure and in a conflict.
  private static func type(_ label: String) -> Sentence.Part {
    (try? LeaveType(label))?.template.map { .word($0) } ?? .text(label)
  }
}

extension ChangeSummary.Touched {
  /// Its name, in the reader's language.
  public var name: Sentence.Part { .thing(label, of: kind) }
}

extension ChangeSummary {
  /// The action in the words of a language, and the name of the thing if it changed only one.
  public func text(in words: some Wording) -> String {
    guard let sentence else { return change.command }
    let text = words.text(sentence)
    guard touched.count == 1, let thing = touched.first, !thing.label.isEmpty, !text.contains(thing.label) else {
      return text
    }
    return words.text(Sentence(.sentenceLeads, .text(text), thing.name))
  }
}
