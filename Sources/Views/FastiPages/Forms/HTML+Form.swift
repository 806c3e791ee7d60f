import FastiCivil
import FastiWords

// A form that changes something is posted, with an id of its own. A question is in the address.
extension HTML {
  /// Writes a form that changes something. It contains `request`, so that a form that is sent twice is applied once, and
  /// `back`, the page to return to: by default this one.
  /// - Parameters:
  ///   - seen: The version of the thing that the form was filled from; empty for none.
  ///   - lost: What a script that sends the form says if that fails.
  mutating func form(
    posting path: Path, class name: StaticString? = nil, hook: StaticString? = nil, sendsFiles: Bool = false,
    isHidden: Bool = false, back: Path? = nil, seen: String = "", lost: String? = nil, content: (inout HTML) -> Void
  ) {
    forms += 1
    let request = "\(frame.request)-\(forms)"
    element(
      .form, .post, .action(path), name.map { .class($0) }, hook.map { .hook($0) }, sendsFiles ? .sendsFiles : nil,
      isHidden ? .hidden : nil, lost.map { .lost($0) }
    ) { html in
      html.hidden(RequestField.request, request)
      html.hidden(RequestField.back, (back ?? html.frame.path).string)
      if !seen.isEmpty { html.hidden(RequestField.seen, seen) }
      content(&html)
    }
  }

  /// Writes a form that does not change anything; its answer has an address.
  mutating func form(asking path: Path, class name: StaticString? = nil, content: (inout HTML) -> Void) {
    element(.form, .get, .action(path), name.map { .class($0) }, content: content)
  }

  /// Writes a hidden field.
  mutating func hidden(_ field: some RawRepresentable<String>, _ value: String) {
    element(.input, .type("hidden"), .name(field), .value(value))
  }

  /// Writes a field of one line with its label above and its error below.
  mutating func field(
    _ field: some FormField, _ input: FieldInput, label: Phrase? = nil, placeholder: String? = nil,
    inputMode: StaticString? = nil, hook: StaticString? = nil, isRequired: Bool = false, index: Int? = nil
  ) {
    labelled(field, label, input.error, index: index) { html, id, invalid, focus, description in
      html.element(
        .input, .type("text"), .id(bytes: id), .name(field), .value(input.text), placeholder.map { .placeholder($0) },
        inputMode.map { .inputMode($0) }, hook.map { .hook($0) }, isRequired ? .required : nil, .noCompletion,
        invalid, focus, description)
    }
  }

  /// Writes a choice of one among a few, as a list that opens.
  /// - Parameters:
  ///   - chosen: The chosen value; the first if it is none of them.
  ///   - options: The values to choose from; by default those of the field.
  mutating func choice(
    _ field: some FormField, chosen: String, options: [FormChoice]? = nil, error: FieldError? = nil
  ) {
    let options = options ?? field.choices(words)
    let index = options.firstIndex { $0.value == chosen } ?? 0
    labelled(field, nil, error) { html, id, invalid, focus, description in
      html.element(.select, .id(bytes: id), .name(field), invalid, focus, description) { html in
        for (place, option) in options.enumerated() {
          html.element(.option, .value(option.value), place == index ? .chosen : nil, text: option.label)
        }
      }
    }
  }

  /// Writes a field of several lines.
  mutating func area(_ field: some FormField, _ input: FieldInput, rows: Int = 3) {
    labelled(field, nil, input.error, class: "field whole") { html, id, invalid, focus, description in
      html.element(
        .textarea, .id(bytes: id), .name(field), .rows(rows), invalid, focus, description, text: "\n\(input.text)")
    }
  }

  /// Writes a field with its label above and what was wrong below.
  mutating func labelled(
    _ field: some FormField, _ label: Phrase?, _ error: FieldError?, class name: StaticString = "field",
    index: Int? = nil, _ write: (inout HTML, [UInt8], Attribute?, Attribute?, Attribute?) -> Void
  ) {
    let id = HTML.id(field, index)
    let text = label.map { words($0) } ?? words(label: field)
    element(.div, .class(name)) { html in
      html.element(.label, .for(bytes: id), text: text)
      let (invalid, focus) = html.invalid(error != nil)
      write(&html, id, invalid, focus, error == nil ? nil : .described(by: HTML.errorID(id)))
      html.error(error, id: HTML.errorID(id))
    }
  }

  /// Writes a box to tick.
  mutating func tick(_ field: some FormField, isOn: Bool) {
    element(.label, .class("tick")) { html in
      html.element(.input, .type("checkbox"), .name(field), .value("on"), isOn ? .checked : nil)
      html.element(.span, text: html.words(label: field))
    }
  }

  /// Writes a box to tick, one of several of the same name.
  mutating func tick(_ field: some FormField, _ value: String, _ label: String, isOn: Bool) {
    element(.label, .class("choice")) { html in
      html.element(.input, .type("checkbox"), .name(field), .value(value), isOn ? .checked : nil)
      html.element(.span, .class("choice-title")) { $0.element(.span, text: label) }
    }
  }

  /// Writes a choice of one among a few, each a button that posts it.
  /// - Parameters:
  ///   - chosen: The value that is chosen now.
  ///   - options: The values to choose from; by default those of the field.
  mutating func segments(
    posting path: Path, _ field: some FormField, chosen: String, options: [FormChoice]? = nil, back: Path? = nil
  ) {
    form(posting: path, class: "segments", back: back) { html in
      for choice in options ?? field.choices(html.words) {
        html.element(
          .button, .type("submit"), .name(field), .value(choice.value),
          choice.value == chosen ? .current("true") : nil, text: choice.label)
      }
    }
  }

  /// Writes all that was wrong and has no field of its own.
  mutating func errors(_ errors: [FieldError]) {
    guard !errors.isEmpty else { return }
    element(.div, .class("errors"), .role("alert"), .hook("wrong")) { html in
      html.element(.strong, text: html.words(.wrongTitle))
      for error in errors { html.error(error) }
    }
  }

  /// Writes what was wrong, and what to type instead.
  mutating func error(_ error: FieldError?, id: [UInt8]? = nil) {
    guard let error else { return }
    element(.p, .class("error"), id.map { .id(bytes: $0) }) { html in
      html.element(.span, text: html.words.sentence(error.message))
      guard let hint = error.hint else { return }
      html.element(.span, .class("hint"), text: html.words(.tryInstead, hint))
    }
  }

  /// Writes a second button that sends a form, and says that it was this one.
  mutating func submit(naming field: some FormField, _ label: String) {
    element(.button, .type("submit"), .class("button"), .name(field), .value("on"), text: label)
  }

  /// Writes the button that sends a form.
  mutating func submit(_ label: String, _ icon: Icon? = nil, class name: StaticString = "button primary") {
    element(.button, .type("submit"), .class(name)) { html in
      if let icon { html.icon(icon) }
      html.text(label)
    }
  }

  /// An element that moves, in a form whose answer may take long. The stylesheet shows it once the form was sent and the
  /// answer is not there after half a second; without scripts it stays hidden, and the browser itself shows that it waits.
  mutating func working() {
    element(.progress, .class("working"), .label(words(.working)), text: words(.working))
  }

  /// The button that deletes one thing.
  /// - Parameter fields: Writes what else is sent.
  mutating func delete(_ path: Path, _ title: String, sending fields: (inout HTML) -> Void = { _ in }) {
    form(posting: path, class: "inline") { html in
      fields(&html)
      html.element(
        .button, .type("submit"), .class("button square danger"), .label(html.words(.deleteThing, title)),
        .hook("delete")
      ) { $0.icon(.delete) }
    }
  }

  static func id<Field: FormField>(_ field: Field, _ index: Int? = nil) -> [UInt8] {
    var writer = UTF8Writer(capacity: 24)
    writer.write(Field.form)
    writer.write("-")
    writer.write(text: field.rawValue)
    if let index {
      writer.write("-")
      writer.write(index)
    }
    return writer.bytes
  }

  /// The id of what was wrong with the field of an id.
  static func errorID(_ id: [UInt8]) -> [UInt8] { id + Array("-error".utf8) }
}

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
