import FastiPages

extension RuleFields {
  /// The fields of an editor, as a browser sends them.
  init(of form: RuleForm) {
    self.init(
      { form.text(of: $0) },
      all: { name in
        if name == "except" { return form.exceptions.map { [$0.text] } ?? [] }
        return form.swaps.map { name == "off" ? $0.off : $0.worked }
      })
  }
}

extension RuleForm {
  fileprivate func text(of name: String) -> String {
    switch name {
    case "name": self.name.text
    case "region": region
    case "on": sentence.text
    case "shape": shape.rawValue
    case "day": day.text
    case "month": month.text
    case "weekday": String(weekday)
    case "ordinal": String(ordinal)
    case "offset": offset.text
    case "kind": kind
    case "since": since.text
    case "until": until.text
    case "shift": shift.text
    case "source": source.text
    case "except": exceptions?.text ?? ""
    case "seen": seen
    default: RuleForm.Field(rawValue: name).map { parts[$0] } ?? ""
    }
  }
}
