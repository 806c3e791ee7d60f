import FastiPages
import FastiRecords
import FastiWords

/// The result of a submitted form. It is a value: the route draws the page.
enum FormResult {
  /// The form was performed, now or before: the browser is redirected to a page, which shows the message once.
  case done(to: String, Notice?)
  /// Nothing was written.
  case refused(FormRefusal)

  /// A message that a page shows once.
  struct Notice {
    /// The sentence.
    let text: String
    /// The change to undo; nil for none.
    let change: RecordID?
    /// Whether it is about a failure, although the form was performed.
    var isFailure = false
    /// Whether the change undid another one, so that undoing it redoes that one.
    var isUndoing = false
  }
}

/// A refused form: its content, and the mistakes.
struct FormRefusal {
  /// The content.
  let form: Form
  let failure: Failure

  /// The errors, to be shown beside the fields.
  func errors(_ words: PageWords) -> FieldErrors { FieldErrors(failure, words) }
}
