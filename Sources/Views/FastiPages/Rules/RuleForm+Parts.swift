import FastiWords

// The parts of a sentence as fields. Each says for which shapes it is; the style sheet shows those of the shape chosen, so
// that it works without a script.
extension RuleForm {
  /// The day, part by part.
  func writeParts(_ html: inout HTML) {
    html.choice(Field.shape, chosen: shape.rawValue)
    html.part("part for-range for-weekday for-near") { $0.choice(Field.weekday, chosen: String(weekday)) }
    html.part("part for-weekday") { $0.choice(Field.ordinal, chosen: String(ordinal)) }
    html.part("part for-fixed for-range for-lunar for-hijri") { $0.field(Field.day, day, inputMode: "numeric") }
    html.part("part for-fixed for-weekday for-range for-lunar for-hijri") {
      $0.field(Field.month, month, inputMode: "numeric")
    }
    html.part("part for-range") { $0.field(.toDay, parts, inputMode: "numeric") }
    html.part("part for-range") { $0.field(.toMonth, parts, inputMode: "numeric") }
    html.part("part for-fixed") { $0.choice(.leapDay, parts) }
    html.part("part for-lunar for-hijri") { $0.tick(Field.lastDay, isOn: !parts[.lastDay].isEmpty) }
    html.part("part for-lunar") { $0.choice(.leapMonth, parts) }
    html.part("part for-hijri") { $0.choice(.calendar, parts) }
    html.part("part for-season") { $0.choice(.season, parts) }
    html.part("part for-days for-near") { $0.field(.target, parts) }
    html.part("part for-near") { $0.choice(.side, parts) }
    html.part("part for-easter for-days") {
      $0.field(Field.offset, offset, label: shape == .days ? .partDays : .partOffset)
    }
    html.part("part for-easter") { $0.choice(.church, parts) }
    html.part("part for-dates") { $0.field(.dates, parts, placeholder: "2026-09-22, 2027-09-22") }
    html.part("part for-swaps") { writeSwaps(&$0) }
    html.field(.clock, parts, placeholder: "14:00")
    html.field(.lasting, parts, placeholder: "1", inputMode: "numeric")
    html.field(.everyYears, parts, placeholder: "1", inputMode: "numeric")
    html.field(.everyFrom, parts, inputMode: "numeric")
  }

  /// What happens on a weekend, part by part.
  func writeShift(_ html: inout HTML) {
    for field in [Field.shiftMode, .saturday, .sunday, .collision] { html.choice(field, parts) }
  }

  /// The exchanges there are, and room for two more; who needs still more tries it, and there is room again.
  private func writeSwaps(_ html: inout HTML) {
    for (index, swap) in (swaps + [RuleSwap(), RuleSwap()]).enumerated() {
      html.element(.div, .class("pair")) { html in
        html.field(
          Field.off, FieldInput(swap.off), placeholder: index == 0 ? "2026-01-02" : nil, index: index)
        html.field(
          Field.worked, FieldInput(swap.worked), placeholder: index == 0 ? "2026-01-10" : nil, index: index)
      }
    }
  }
}

extension HTML {
  fileprivate mutating func part(_ style: StaticString, _ content: (inout HTML) -> Void) {
    element(.div, .class(style), content: content)
  }

  fileprivate mutating func field(
    _ field: RuleForm.Field, _ parts: RuleParts, placeholder: String? = nil, inputMode: StaticString? = nil
  ) {
    self.field(field, FieldInput(parts[field]), placeholder: placeholder, inputMode: inputMode)
  }

  fileprivate mutating func choice(_ field: RuleForm.Field, _ parts: RuleParts) {
    choice(field, chosen: parts[field])
  }
}
