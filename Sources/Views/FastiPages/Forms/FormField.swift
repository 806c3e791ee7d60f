import FastiWords

/// A field of a form. Each form has an enumeration of its own; the raw values are the names under which its fields are
/// posted and asked.
protocol FormField: RawRepresentable<String>, CaseIterable, Sendable {
  /// What the ids of the form's fields begin with: `event` of `event-title`.
  static var form: StaticString { get }
  /// What stands above the field; nil for one that the reader does not fill in.
  var label: Phrase? { get }
  /// The values that the reader chooses from; none where the reader types.
  func choices(_ words: PageWords) -> [FormChoice]
  /// A value as the reader knows it; nil for one that says nothing to a reader.
  func text(_ value: String, _ words: PageWords) -> String?
}

extension FormField {
  /// Most fields are typed into.
  func choices(_ words: PageWords) -> [FormChoice] { [] }

  /// The label of the choice; what was typed stays as it is.
  func text(_ value: String, _ words: PageWords) -> String? {
    choices(words).first { $0.value == value }?.label ?? value
  }
}

/// A value that a form sends without being typed, with its text in the form.
struct FormChoice: Sendable {
  /// The value as it is sent.
  let value: String
  /// What the reader sees.
  let label: String

  init(_ value: String, _ label: String) {
    self.value = value
    self.label = label
  }

  init(_ value: StaticString, _ label: String) { self.init("\(value)", label) }

  /// The value of a box that is ticked.
  static func ticked(_ words: PageWords) -> FormChoice { FormChoice("on", words(.chosen)) }
}

/// The hidden fields of every form that changes something.
enum RequestField: String, FormField {
  case request, back, seen

  static let form: StaticString = "form"
  var label: Phrase? { nil }
}

extension PageWords {
  func callAsFunction(label field: some FormField) -> String { field.label.map { self($0) } ?? "" }
}

/// The fields of one kind of form as a value: how what was posted is described in words.
struct FormSchema: Sendable {
  struct Field: Sendable {
    /// Its name as it is posted.
    let name: String
    /// Its label; nil for one that the reader does not fill in.
    let label: Phrase?
    /// The values that the reader chooses from.
    let choices: @Sendable (PageWords) -> [FormChoice]
    /// A value as the reader knows it; nil for one that says nothing to a reader.
    let text: @Sendable (String, PageWords) -> String?
  }

  /// The fields in their order.
  let fields: [Field]

  init<Name: FormField>(_ names: Name.Type) {
    fields = Name.allCases.map { field in
      Field(
        name: field.rawValue, label: field.label, choices: { field.choices($0) }, text: { field.text($0, $1) })
    }
  }

  private init(fields: [Field]) { self.fields = fields }

  /// A form with the fields of both.
  static func + (one: FormSchema, other: FormSchema) -> FormSchema {
    FormSchema(fields: one.fields + other.fields)
  }

  /// What was posted in words: each field that the reader filled in, with its label where the form has the field.
  func lines(_ posted: [(name: String, value: String)], _ words: PageWords) -> [(label: String?, value: String)] {
    posted.compactMap { name, value in
      guard !value.isEmpty, RequestField(rawValue: name) == nil else { return nil }
      guard let field = fields.first(where: { $0.name == name }) else { return (nil, value) }
      return field.text(value, words).map { (field.label.map { words($0) }, $0) }
    }
  }
}
