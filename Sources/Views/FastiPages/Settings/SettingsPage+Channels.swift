import FastiWords

extension SettingsPage {
  /// How reminders are told.
  func writeChannels(_ html: inout HTML) {
    guard !channels.isEmpty else { return }
    let words = html.words
    html.element(.section, .class("card"), .id("channels")) { html in
      html.heading(words(.tellHow))
      html.element(.p, text: words(.tellHowWhat))
      html.form(posting: Paths.settingsChannels) { html in
        html.element(.fieldset, .class("choices")) { html in
          html.element(.legend, .class("ears"), text: words(.tellHow))
          for choice in channels { tick(.channels, choice.word, words(choice.way.phrase), isOn: choice.isOn, &html) }
        }
        html.submit(words(.save))
      }
    }
  }
}

extension ChannelChoice.Way {
  var phrase: Phrase {
    switch self {
    case .desktop: .tellDesktop
    case .command: .tellCommand
    case .web: .tellWeb
    }
  }
}
