import FastiCivil
import FastiFormats
import FastiHolidays
public import FastiWords

extension RuleForm {
  /// The form, with what it would bring beneath.
  func write(to html: inout HTML) {
    let words = html.words
    html.conflict(conflict)
    html.errors(errors)
    let path = id.map { Paths.rule($0) } ?? Paths.rulePosts
    let back = Paths.rules(region.isEmpty ? nil : region)
    html.form(posting: path, class: "fields", hook: "rule", back: back, seen: seen) { html in
      html.field(words(.ruleName), .name, name, in: "rule", isRequired: true)
      html.choice(
        words(.ruleRegion), .region, in: "rule", chosen: regions(html).firstIndex { $0.value == region } ?? 0,
        options: regions(html))
      html.element(.div, .class("whole")) { html in
        html.field(words(.ruleSentence), .on, sentence, in: "rule", placeholder: words(.sentenceExample))
        html.element(.p, .class("source"), text: words(.sentenceHelp, words(.sentenceExample)))
      }
      html.element(.details, .class("whole"), shape == .sentence && parts.values.isEmpty && swaps.isEmpty ? nil : .open)
      { html in
        html.element(.summary, text: words(.orFields))
        html.element(.div, .class("fields parts")) { html in writeParts(&html) }
      }
      html.choice(
        words(.ruleKind), .kind, in: "rule", chosen: kinds.firstIndex { "\($0.word)" == kind }.map { $0 + 1 } ?? 0,
        options: [("", words(.shapeSentence))] + kinds.map { ("\($0.word)", words($0.phrase)) })
      html.field(words(.ruleSince), .since, since, in: "rule", placeholder: words(.optional), inputMode: "numeric")
      html.field(words(.ruleUntil), .until, until, in: "rule", placeholder: words(.optional), inputMode: "numeric")
      html.field(words(.ruleShift), .shift, shift, in: "rule", placeholder: words(.shiftExample))
      html.element(.details, .class("whole"), parts[.shiftMode].isEmpty ? nil : .open) { html in
        html.element(.summary, text: words(.shiftMode))
        html.element(.div, .class("fields")) { html in writeShift(&html) }
      }
      html.field(words(.ruleSource), .source, source, in: "rule", placeholder: words(.optional))
      html.element(.div, .class("whole"), .hook("rule-preview"), .live) { html in preview?.write(to: &html) }
      html.element(.div, .class("actions whole")) { html in
        html.submit(words(.save), .star)
        html.element(
          .button, .type("submit"), .class("button"), .name(.preview), .value("yes"), text: words(.previewButton))
        // Everything in the fields, or everything in the sentence: each says all that the other does, or nothing is turned.
        html.element(
          .button, .type("submit"), .class("button"), .name(.preview),
          .value(shape == .sentence ? "parts" : "sentence"),
          text: words(shape == .sentence ? .asParts : .asSentence))
      }
    }
  }

  /// This editor, where that one stands by now: what was typed is kept, and both are shown.
  public func against(_ standing: RuleForm, _ words: PageWords) -> RuleForm {
    var form = self
    form.seen = standing.seen
    form.conflict = Conflict(
      standing: standing.facts(words), typed: facts(words), keep: id.map { Paths.rule($0) } ?? Paths.rules())
    return form
  }

  private func facts(_ words: PageWords) -> [(label: String, text: String)] {
    [(words(.ruleName), name.text), (words(.ruleSentence), sentence.text), (words(.ruleSource), source.text)]
  }

  private var kinds: [HolidayKind] { HolidayKind.allCases.filter { $0 != .workday } }

  private func regions(_ html: HTML) -> [(value: String, label: String)] {
    var choices = [("", html.words(.everyRegion))] + html.frame.regions.map { ($0.code, $0.name) }
    if !choices.contains(where: { $0.0 == region }) { choices.append((region, region)) }
    return choices.map { (value: $0.0, label: $0.1) }
  }
}
