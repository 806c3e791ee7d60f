import FastiWords

extension HTML {
  /// The notice that the page's script shows if a page comes from the offline cache, and while changes wait to be sent.
  mutating func writeOfflineNotice() {
    element(.div, .class("offline"), .hook("offline"), .worker(Paths.worker), .keptAt, .role("status"), .hidden) {
      html in
      html.element(.p, .hook("kept"), .hidden) { html in
        html.text(html.words(.offlineKept))
        html.space()
        html.element(.time) { _ in }
      }
      html.element(.p, .hook("waiting"), .hidden) { html in
        html.text(html.words(.offlineWaiting))
        html.space()
        html.element(.strong) { _ in }
      }
      html.writeChoices()
      html.element(.ul, .class("queue"), .hook("queue")) { $0.writeWaitingChange() }
    }
  }

  /// The labels of choices, for the script: it only has the sent values of a waiting form.
  private mutating func writeChoices() {
    element(.select, .hidden, .hook("choices"), .label(words(.offlineWaiting))) { html in
      var told: Set<String> = []
      for field in HTML.waiting {
        for choice in field.choices(html.words) where !choice.value.isEmpty && choice.label != choice.value {
          let value = "\(field.name)=\(choice.value)"
          if told.insert(value).inserted { html.element(.option, .value(value), text: choice.label) }
        }
      }
    }
  }

  /// The fields of the forms that may wait. A value in two forms has the same label in both.
  private static let waiting = FormTable.entries.filter { $0.mayWait }.flatMap { $0.schema.fields }

  /// The template of one waiting change.
  private mutating func writeWaitingChange() {
    element(.li, .hidden) { html in
      html.element(.span, .hook("what")) { _ in }
      html.element(.span, .class("error"), .hook("refused"), .hidden) { _ in }
      html.element(.button, .type("button"), .class("button"), .hook("again"), .hidden, text: html.words(.offlineOpen))
      html.element(.button, .type("button"), .class("button"), .hook("discard"), text: html.words(.offlineDiscard))
      html.element(.button, .type("button"), .class("button"), .hook("keep"), .hidden, text: html.words(.undo))
    }
  }
}
