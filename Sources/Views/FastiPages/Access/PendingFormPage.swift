public import FastiWords

/// A form that was sent after the session had ended, ready to be sent again after signing in.
public struct PendingFormPage: Sendable {
  /// The form: its address and its values.
  public var form: PendingFields

  /// A form to send again.
  public init(_ form: PendingFields) { self.form = form }
}

/// A form that was sent after the session had ended: its address and its values.
public struct PendingFields: Sendable {
  /// The address it was sent to, one of this site.
  public let path: String
  /// Its fields in their order, the hidden ones too.
  public let fields: [(name: String, value: String)]
  /// The schema with the labels of its fields.
  let schema: FormSchema

  init(path: String, fields: [(name: String, value: String)], _ schema: FormSchema) {
    self.path = path
    self.fields = fields
    self.schema = schema
  }
}

extension PendingFormPage: Page {
  /// Nil: the page does not have a sidebar.
  public var screen: Screen? { nil }
  /// True: the user must send this form first.
  public var isAlone: Bool { true }
  /// The title of unsaved changes.
  public func title(_ words: PageWords) -> String { words(.notSavedYet) }

  /// The typed values, and one button.
  public func write(to html: inout HTML) {
    let words = html.words
    html.pageHeader(.undo, title(words), accent: "accent-settings") { _ in }
    html.element(.section, .class("card narrow")) { html in
      html.element(.p, text: words(.notSavedWhat))
      html.lines(of: form)
      html.element(.form, .post, .action(Path(Array(form.path.utf8)))) { html in
        for field in form.fields {
          html.element(.input, .type("hidden"), .name(pending: field.name), .value(field.value))
        }
        html.submit(words(.save))
      }
    }
  }
}

extension HTML {
  /// Writes the values of a form that was sent without a session.
  mutating func lines(of form: PendingFields) {
    element(.ul, .class("rows")) { html in
      for line in form.schema.lines(form.fields, html.words) {
        html.element(.li, .class("row")) { html in
          html.element(.span, .class("row-title")) { html in
            if let label = line.label { html.element(.small, text: label) }
            html.element(.span, text: line.value)
          }
        }
      }
    }
  }
}
