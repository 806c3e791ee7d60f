import FastiRecords

/// A form with its content. If it is sent again, it is the same submission; the same form with other content is another
/// submission, which corrects the first.
struct FormSubmission: Hashable, Sendable {
  /// The form's name.
  let form: String
  /// A hash of the content.
  let content: String

  /// The id of its change. The changes of all submissions of one form share the first half of their ids.
  var change: RecordID { RecordID(high: Self.half(form), low: Self.id("\(form) \(content)").low) }

  /// Whether a change was made by a submission of this form.
  func isOfForm(_ change: RecordID) -> Bool { change.high == Self.half(form) }

  /// The id of the n-th record of the form, from 1.
  func id(_ count: Int) -> RecordID { Self.id("\(form) \(count)") }

  /// The id of the same record if another record has taken the first id meanwhile.
  func otherID(_ count: Int) -> RecordID { Self.id("\(form) \(content) \(count)") }

  /// The same submission repeated after others of its form.
  func again(_ round: Int) -> FormSubmission { FormSubmission(form: form, content: "\(content) again \(round)") }

  private static func half(_ form: String) -> UInt64 { id(form).high }
  // The kind is part of stored ids, so it keeps its first name.
  private static func id(_ key: String) -> RecordID { .version8(kind: "wish", key: key) }
}
