import FastiCivil
import FastiWords

// Forms: what changes something is posted, with a name of its own; what is only asked is in the address.
extension HTML {
  /// Writes a form that changes something. It carries `request`, so that sending it twice is one wish, and `back`, the
  /// page to come back to: this one unless another is given.
  /// - Parameter seen: The version of the thing that the form was filled from; empty for none.
  mutating func form(
    posting path: Path, class name: StaticString? = nil, hook: StaticString? = nil, sendsFiles: Bool = false,
    back: Path? = nil, seen: String = "", content: (inout HTML) -> Void
  ) {
    forms += 1
    let request = "\(frame.request)-\(forms)"
    element(
      .form, .post, .action(path), name.map { .class($0) }, hook.map { .hook($0) }, sendsFiles ? .sendsFiles : nil
    ) { html in
      html.element(.input, .type("hidden"), .name(.request), .value(request))
      html.element(.input, .type("hidden"), .name(.back), .value((back ?? html.frame.path).string))
      if !seen.isEmpty { html.element(.input, .type("hidden"), .name(.seen), .value(seen)) }
      content(&html)
    }
  }

  /// Writes a form that asks; its answer has an address.
  mutating func form(asking path: Path, class name: StaticString? = nil, content: (inout HTML) -> Void) {
    element(.form, .get, .action(path), name.map { .class($0) }, content: content)
  }

  /// Writes a field of one line with its label above and what was wrong below.
  mutating func field(
    _ label: String, _ name: FieldName, _ typed: Typed, in form: StaticString, placeholder: String? = nil,
    inputMode: StaticString? = nil, hook: StaticString? = nil, isRequired: Bool = false, index: Int? = nil
  ) {
    let id = HTML.id(form, name, index)
    let error = id + Array("-error".utf8)
    element(.div, .class("field")) { html in
      html.element(.label, .for(bytes: id), text: label)
      let (invalid, focus) = html.invalid(typed.error != nil)
      html.element(
        .input, .type("text"), .id(bytes: id), .name(name), .value(typed.text), placeholder.map { .placeholder($0) },
        inputMode.map { .inputMode($0) }, hook.map { .hook($0) }, isRequired ? .required : nil, .noCompletion,
        invalid, focus, typed.error == nil ? nil : .described(by: error))
      html.error(typed.error, id: error)
    }
  }

  /// Writes a choice of one among a few, as a list that folds out.
  mutating func choice(
    _ label: String, _ name: FieldName, in form: StaticString, chosen: Int,
    options: [(value: String, label: String)], error wrong: FieldError? = nil
  ) {
    let id = HTML.id(form, name)
    let error = id + Array("-error".utf8)
    element(.div, .class("field")) { html in
      html.element(.label, .for(bytes: id), text: label)
      let (invalid, focus) = html.invalid(wrong != nil)
      html.element(
        .select, .id(bytes: id), .name(name), invalid, focus, wrong == nil ? nil : .described(by: error)
      ) { html in
        for (index, option) in options.enumerated() {
          html.element(.option, .value(option.value), index == chosen ? .chosen : nil, text: option.label)
        }
      }
      html.error(wrong, id: error)
    }
  }

  /// Writes a field of several lines.
  mutating func area(_ label: String, _ name: FieldName, _ typed: Typed, in form: StaticString, rows: Int = 3) {
    let id = HTML.id(form, name)
    let error = id + Array("-error".utf8)
    element(.div, .class("field whole")) { html in
      html.element(.label, .for(bytes: id), text: label)
      let (invalid, focus) = html.invalid(typed.error != nil)
      html.element(
        .textarea, .id(bytes: id), .name(name), .rows(rows), invalid, focus,
        typed.error == nil ? nil : .described(by: error), text: "\n\(typed.text)")
      html.error(typed.error, id: error)
    }
  }

  /// Writes a box to tick.
  mutating func tick(_ label: String, _ name: FieldName, isOn: Bool) {
    element(.label, .class("tick")) { html in
      html.element(.input, .type("checkbox"), .name(name), .value("on"), isOn ? .checked : nil)
      html.element(.span, text: label)
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
      html.element(.span, text: error.message)
      guard let hint = error.hint else { return }
      html.element(.span, .class("hint"), text: html.words(.tryInstead, hint))
    }
  }

  /// Writes the button that sends a form.
  mutating func submit(_ label: String, _ icon: Icon? = nil, class name: StaticString = "button primary") {
    element(.button, .type("submit"), .class(name)) { html in
      if let icon { html.icon(icon) }
      html.text(label)
    }
  }

  static func id(_ form: StaticString, _ name: FieldName, _ index: Int? = nil) -> [UInt8] {
    var writer = UTF8Writer(capacity: 24)
    writer.write(form)
    writer.write("-")
    writer.write(name.word)
    if let index {
      writer.write("-")
      writer.write(index)
    }
    return writer.bytes
  }
}
