import FastiWords

extension HTML {
  /// Writes a field for a file, with all errors of the last file.
  mutating func file(_ field: some FormField, _ errors: [FieldError]) {
    let (id, words) = (HTML.id(field), words)
    let errorID = HTML.errorID(id)
    element(.div, .class("field")) { html in
      html.element(.label, .for(bytes: id), text: words(label: field))
      html.element(
        .input, .type("file"), .id(bytes: id), .name(field), .required, errors.isEmpty ? nil : .invalid,
        errors.isEmpty ? nil : .described(by: errorID))
      guard errors.count > 1 else { return html.error(errors.first, id: errorID) }
      html.element(.div, .class("errors"), .id(bytes: errorID)) { html in
        for error in errors { html.error(error) }
      }
    }
  }
}
