import FastiWords

extension HTML {
  /// What the page's script shows when a page comes out of the store of kept ones, and while changes wait to be sent.
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

  /// What the values of choices are called, for the script: it knows a waiting form only by what it sends.
  private mutating func writeChoices() {
    let choices = words.choices.filter { HTML.waiting.contains($0.field) }
    element(.select, .hidden, .hook("choices"), .label(words(.offlineWaiting))) { html in
      for choice in choices {
        html.element(.option, .value("\(choice.field.word)=\(choice.value)"), text: choice.text)
      }
    }
  }

  /// The choices of forms that may wait.
  private static let waiting: [FieldName] = [.type, .action, .every, .day30, .month, .wholeMonth, .enabled, .show]

  /// One change that waits, to be filled in.
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
