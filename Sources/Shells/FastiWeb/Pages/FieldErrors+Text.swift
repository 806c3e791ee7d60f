import FastiPages
import FastiRecords

extension FieldErrors {
  /// The mistake of that code, told in the words of pages; nil where there is none.
  mutating func take(code: String, saying text: String) -> FieldError? {
    take { $0.code == code } == nil ? nil : FieldError(text)
  }
}
