import FastiApp

/// What somebody wants who sends a form: the form, and what is in it. Sent again it is the same wish; the same form with
/// other content is another one, which corrects the first.
struct FormSubmission: Hashable, Sendable {
  /// What the form is called.
  let form: String
  /// A hash of what is in it.
  let content: String

  /// The change that fulfils it. All wishes of one form have the first half of their ids in common.
  var change: RecordID { RecordID(high: Self.half(form), low: Self.id("\(form) \(content)").low) }

  /// Whether a change fulfilled a wish of this form.
  func isOfForm(_ change: RecordID) -> Bool { change.high == Self.half(form) }

  /// The id of the thing that a form makes as that one, counted from 1.
  func id(_ count: Int) -> RecordID { Self.id("\(form) \(count)") }

  /// The id of the same thing where what the form made first is somebody else's by now.
  func otherID(_ count: Int) -> RecordID { Self.id("\(form) \(content) \(count)") }

  /// The same wish once more, after others of its form came between.
  func again(_ round: Int) -> FormSubmission { FormSubmission(form: form, content: "\(content) again \(round)") }

  private static func half(_ form: String) -> UInt64 { id(form).high }
  private static func id(_ key: String) -> RecordID { .version8(kind: "wish", key: key) }
}
