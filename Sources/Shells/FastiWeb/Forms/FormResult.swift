import FastiPages
import FastiRecords
import FastiWords

/// What came of a form that was sent. It is a value: whoever asked for it draws the page.
enum FormResult {
  /// What it asks for is done, now or before: the browser goes on to a page, which says so once.
  case done(to: String, Notice?)
  /// Nothing was written.
  case refused(FormRefusal)

  /// What a page says once of what was done.
  struct Notice {
    /// The sentence.
    let text: String
    /// The change that can be taken back; nil for none.
    let change: RecordID?
  }
}

/// A form that was refused: what was typed, and what was wrong with it.
struct FormRefusal {
  /// What was typed.
  let form: Form
  /// What was wrong.
  let failure: Failure

  /// What was wrong, to be put beside the fields.
  func errors(_ words: PageWords) -> FieldErrors { FieldErrors(failure, words) }
}
