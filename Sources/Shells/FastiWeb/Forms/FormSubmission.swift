import FastiRecords

/// A form with its content, as somebody sent it. Sent again it is the same submission; the same form with other content is
/// another one, which corrects the first.
struct FormSubmission: Hashable, Sendable {
  /// What the form is called.
  let form: String
  /// A hash of what is in it.
  let content: String

  /// The change that does what it asks for. All submissions of one form have the first half of their ids in common.
  var change: RecordID { RecordID(high: Self.half(form), low: Self.id("\(form) \(content)").low) }

  /// Whether a change did what a submission of this form asked for.
  func isOfForm(_ change: RecordID) -> Bool { change.high == Self.half(form) }

  /// The id of the thing that a form makes as that one, counted from 1.
  func id(_ count: Int) -> RecordID { Self.id("\(form) \(count)") }

  /// The id of the same thing where what the form made first is somebody else's by now.
  func otherID(_ count: Int) -> RecordID { Self.id("\(form) \(content) \(count)") }

  /// The same submission once more, after others of its form came between.
  func again(_ round: Int) -> FormSubmission { FormSubmission(form: form, content: "\(content) again \(round)") }

  private static func half(_ form: String) -> UInt64 { id(form).high }
  // The kind is part of ids that are stored; it keeps the name it had first.
  private static func id(_ key: String) -> RecordID { .version8(kind: "wish", key: key) }
}
