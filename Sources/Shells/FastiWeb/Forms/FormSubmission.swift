import FastiRecords

/// A form with its content. Sent again it is the same submission; the same form with other content is another one,
/// which corrects the first.
struct FormSubmission: Hashable, Sendable {
  /// The form's name.
  let form: String
  /// A hash of the content.
  let content: String

  /// The id of the change that it makes. The changes of all submissions of one form share the first half of their ids.
  var change: RecordID { RecordID(high: Self.half(form), low: Self.id("\(form) \(content)").low) }

  /// Whether a change was made by a submission of this form.
  func isOfForm(_ change: RecordID) -> Bool { change.high == Self.half(form) }

  /// The id of the n-th thing that the form makes, from 1.
  func id(_ count: Int) -> RecordID { Self.id("\(form) \(count)") }

  /// The id of the same thing where another one has taken the first id in the meantime.
  func otherID(_ count: Int) -> RecordID { Self.id("\(form) \(content) \(count)") }

  /// The same submission once more, after others of its form.
  func again(_ round: Int) -> FormSubmission { FormSubmission(form: form, content: "\(content) again \(round)") }

  private static func half(_ form: String) -> UInt64 { id(form).high }
  // The kind is part of ids that are stored; it keeps the name it had first.
  private static func id(_ key: String) -> RecordID { .version8(kind: "wish", key: key) }
}
