import FastiCivil
import FastiFormats
import FastiHolidays
public import FastiWords

extension RuleForm {
  /// The form, with the preview below.
  func write(to html: inout HTML) {
    let words = html.words
    html.conflict(conflict)
    html.errors(errors)
    let path = id.map { Paths.rule($0) } ?? Paths.rulePosts
    let back = Paths.rules(region.isEmpty ? nil : region)
    html.form(posting: path, class: "fields", hook: "rule", back: back, seen: seen) { html in
      html.field(Field.name, name, isRequired: true)
      html.choice(Field.region, chosen: region, options: regions(html))
      html.element(.div, .class("whole")) { html in
        html.field(Field.on, sentence, placeholder: words(.sentenceExample))
        html.element(.p, .class("source"), text: words(.sentenceHelp, words(.sentenceExample)))
      }
      html.element(.details, .class("whole"), shape == .sentence && parts.values.isEmpty && swaps.isEmpty ? nil : .open)
      { html in
        html.element(.summary, text: words(.orFields))
        html.element(.div, .class("fields parts")) { html in writeParts(&html) }
      }
      writeMore(&html)
      html.element(.div, .class("whole"), .hook("rule-preview"), .live) { html in preview?.write(to: &html) }
      html.element(.div, .class("actions whole")) { html in
        html.submit(words(.save), .star)
        html.element(
          .button, .type("submit"), .class("button"), .name(Field.preview), .value("yes"), text: words(.previewButton))
        // Everything is moved to the fields, or to the sentence. If one cannot express all of the other, nothing is
        // moved.
        html.element(
          .button, .type("submit"), .class("button"), .name(Field.preview),
          .value(shape == .sentence ? "parts" : "sentence"),
          text: words(shape == .sentence ? .asParts : .asSentence))
      }
    }
  }

  /// What most rules do without, folded unless something is in it.
  private func writeMore(_ html: inout HTML) {
    let words = html.words
    let exceptions = exceptions ?? FieldInput()
    let isUsed =
      !kind.isEmpty || [since, until, shift, source, exceptions].contains { !$0.text.isEmpty || $0.error != nil }
    html.element(.details, .class("whole"), isUsed || !parts[.shiftMode].isEmpty ? .open : nil) { html in
      html.element(.summary, text: words(.more))
      html.element(.div, .class("fields")) { html in
        html.choice(Field.kind, chosen: kind)
        html.field(Field.since, since, placeholder: words(.optional), inputMode: "numeric")
        html.field(Field.until, until, placeholder: words(.optional), inputMode: "numeric")
        html.field(Field.shift, shift, placeholder: words(.shiftExample))
        html.element(.details, .class("whole"), parts[.shiftMode].isEmpty ? nil : .open) { html in
          html.element(.summary, text: words(.shiftMode))
          html.element(.div, .class("fields")) { html in writeShift(&html) }
        }
        html.element(.div, .class("whole")) { html in
          html.area(Field.exceptions, exceptions)
          html.element(.p, .class("source"), text: words(.exceptionsHelp, words(.exceptionsExample)))
        }
        html.field(Field.source, source, placeholder: words(.optional))
      }
    }
  }

  /// This editor beside a version that was saved meanwhile: the typed values are kept, and both are shown.
  public func against(_ standing: RuleForm, _ words: PageWords) -> RuleForm {
    var form = self
    form.seen = standing.seen
    form.exceptions = exceptions ?? standing.exceptions
    form.conflict = Conflict(
      standing: standing.facts(words), typed: form.facts(words), keep: id.map { Paths.rule($0) } ?? Paths.rules())
    return form
  }

  private func facts(_ words: PageWords) -> [(label: String, text: String)] {
    [
      (words(label: Field.name), name.text), (words(label: Field.on), sentence.text),
      (words(label: Field.source), source.text), (words(label: Field.exceptions), exceptions?.text ?? ""),
    ]
  }

  private func regions(_ html: HTML) -> [FormChoice] {
    var choices =
      [FormChoice("", html.words(.everyRegion))] + html.frame.regions.map { FormChoice($0.code, $0.name) }
    if !choices.contains(where: { $0.value == region }) { choices.append(FormChoice(region, region)) }
    return choices
  }
}
