import FastiWords

extension HTML {
  /// Writes a field for hours, and below it the buttons by which a script types some or adds a quarter. They are shown
  /// before the script is there, so that nothing moves when it comes, and not at all without scripts.
  mutating func hours(
    _ field: some FormField, _ input: FieldInput, label: Phrase? = nil, placeholder: String? = nil,
    isRequired: Bool = true
  ) {
    labelled(field, label, input.error) { html, id, invalid, focus, description in
      html.element(
        .input, .type("text"), .id(bytes: id), .name(field), .value(input.text), placeholder.map { .placeholder($0) },
        .inputMode("decimal"), .hook("hours"), isRequired ? .required : nil, .noCompletion, invalid, focus, description)
      let quarter = html.words.field("0.25")
      let buttons = ["5", "12", "24"].map { (value: $0, text: html.words(.hoursShort, $0)) }
      html.element(.div, .class("segments scripted")) { html in
        for button in buttons + [(value: "-15", text: "\u{2212}\(quarter)"), (value: "+15", text: "+\(quarter)")] {
          html.element(.button, .type("button"), .value(button.value), text: button.text)
        }
      }
    }
  }
}
