import FastiWords

/// A field of a form. Each form has its own enumeration; the raw values are the names of its fields in posts and
/// queries.
protocol FormField: RawRepresentable<String>, CaseIterable, Sendable {
  /// The prefix of the ids of the form's fields: `event` of `event-title`.
  static var form: StaticString { get }
  /// The label; nil for a field that the user does not fill in.
  var label: Phrase? { get }
  /// The values to choose from; empty if the user types.
  func choices(_ words: PageWords) -> [FormChoice]
  /// A value as the user knows it; nil if it means nothing to a user.
  func text(_ value: String, _ words: PageWords) -> String?
}

extension FormField {
  /// Most fields are typed, so they have no choices.
  func choices(_ words: PageWords) -> [FormChoice] { [] }

  /// The label of the choice; typed text is not changed.
  func text(_ value: String, _ words: PageWords) -> String? {
    choices(words).first { $0.value == value }?.label ?? value
  }
}

/// A value that a form sends without typing, with its label in the form.
struct FormChoice: Sendable {
  /// The sent value.
  let value: String
  let label: String

  init(_ value: String, _ label: String) {
    self.value = value
    self.label = label
  }

  init(_ value: StaticString, _ label: String) { self.init("\(value)", label) }

  /// The value of a ticked box.
  static func ticked(_ words: PageWords) -> FormChoice { FormChoice("on", words(.chosen)) }
}

/// The hidden fields of every form that makes a change.
enum RequestField: String, FormField {
  case request, back, seen

  static let form: StaticString = "form"
  var label: Phrase? { nil }
}

extension PageWords {
  func callAsFunction(label field: some FormField) -> String { field.label.map { self($0) } ?? "" }
}

/// The fields of one kind of form as a value, used to describe a posted form in words.
struct FormSchema: Sendable {
  struct Field: Sendable {
    /// The name in posts.
    let name: String
    /// The label; nil for a field that the user does not fill in.
    let label: Phrase?
    /// The values to choose from.
    let choices: @Sendable (PageWords) -> [FormChoice]
    /// A value as the user knows it; nil if it means nothing to a user.
    let text: @Sendable (String, PageWords) -> String?
  }

  /// The fields, in order.
  let fields: [Field]

  init<Name: FormField>(_ names: Name.Type) {
    fields = Name.allCases.map { field in
      Field(
        name: field.rawValue, label: field.label, choices: { field.choices($0) }, text: { field.text($0, $1) })
    }
  }

  init(fields: [Field]) { self.fields = fields }

  /// A form with the fields of both.
  static func + (one: FormSchema, other: FormSchema) -> FormSchema {
    FormSchema(fields: one.fields + other.fields)
  }

  /// A posted form in words: each field that the user filled in, with its label if the form has the field.
  func lines(_ posted: [(name: String, value: String)], _ words: PageWords) -> [(label: String?, value: String)] {
    posted.compactMap { name, value in
      guard !value.isEmpty, RequestField(rawValue: name) == nil else { return nil }
      guard let field = fields.first(where: { $0.name == name }) else { return (nil, value) }
      return field.text(value, words).map { (field.label.map { words($0) }, $0) }
    }
  }
}
