import FastiAgenda
public import FastiWords

extension SettingsPage: Page {
  /// Settings.
  public var screen: Screen? { .settings }
  /// Settings.
  public func title(_ words: PageWords) -> String { words(.settings) }

  /// A card a setting.
  public func write(to html: inout HTML) {
    html.pageHeader(.settings, title(html.words), accent: "accent-settings") { _ in }
    writeNewAddress(&html)
    html.element(.div, .class("columns")) { html in
      html.element(.div, .class("column")) { html in
        writeRegions(&html)
        writeHolidays(&html)
        writeHijri(&html)
        writeChannels(&html)
      }
      html.element(.div, .class("column")) { html in
        writeLanguage(&html)
        writeTheme(&html)
        writeFeeds(&html)
        writeWaysOut(&html)
        if isGuarded { html.writeAccess() }
        html.element(.section, .class("card")) { html in
          html.heading(html.words(.importTitle))
          html.button(.add, text: html.words(.importFile), Paths.importFile)
        }
      }
    }
  }

  private func writeRegions(_ html: inout HTML) {
    let words = html.words
    html.element(.section, .class("card"), .id("regions")) { html in
      html.heading(words(.regions))
      html.element(.p, text: words(.regionsLimit, String(limit)))
      html.error(error)
      html.form(posting: Paths.settingsRegions) { html in
        html.element(.fieldset, .class("choices")) { html in
          html.element(.legend, .class("ears"), text: words(.regions))
          for choice in regions { write(choice, &html) }
        }
        html.submit(words(.save))
      }
    }
  }

  private func write(_ choice: RegionChoice, _ html: inout HTML) {
    html.element(.label, .class("choice")) { html in
      html.element(
        .input, .type("checkbox"), .name(.regions), .value(choice.region.code), choice.isSelected ? .checked : nil)
      html.element(.span, .class("choice-title")) { $0.title(choice) }
      html.pill(choice.region)
    }
  }

  private func writeHolidays(_ html: inout HTML) {
    let words = html.words
    html.element(.section, .class("card")) { html in
      html.heading(words(.holidays))
      html.form(posting: Paths.settingsHolidays, class: "row-form") { html in
        html.element(.input, .type("hidden"), .name(.show), .value(showsHolidays ? "off" : "on"))
        html.element(.p, text: words(showsHolidays ? .holidaysShown : .holidaysHidden))
        html.submit(words(showsHolidays ? .hideHolidays : .showHolidays), class: "button")
      }
    }
  }

  private func writeLanguage(_ html: inout HTML) {
    let words = html.words
    html.element(.section, .class("card")) { html in
      html.heading(words(.language))
      html.form(posting: Paths.settingsLanguage, class: "segments") { html in
        for language in languages {
          html.element(
            .button, .type("submit"), .name(.language), .value(language.code), .language(language.code),
            language.code == words.language ? .current("true") : nil, text: language.name)
        }
      }
    }
  }

  private func writeTheme(_ html: inout HTML) {
    let words = html.words
    html.element(.section, .class("card")) { html in
      html.heading(words(.theme))
      html.form(posting: Paths.settingsTheme, class: "segments") { html in
        for theme in Theme.allCases {
          html.element(
            .button, .type("submit"), .name(.theme), .value(theme.word),
            theme == html.frame.theme ? .current("true") : nil, text: words(theme.phrase))
        }
      }
    }
  }

  private func writeFeeds(_ html: inout HTML) {
    let words = html.words
    html.element(.section, .class("card"), .id("feeds")) { html in
      html.heading(words(.feeds))
      html.element(.p, text: words(.feedsWhat))
      if !feeds.isEmpty {
        html.element(.ul, .class("rows")) { html in
          for feed in feeds { write(feed, &html) }
        }
      }
      html.form(posting: Paths.feeds, class: "fields") { html in
        html.field(words(.feedName), .name, newFeed, in: "feed", isRequired: true)
        html.element(.details, .class("field whole")) { html in
          html.element(.summary, text: words(.feedParts))
          writeParts(&html)
        }
        html.submit(words(.newFeed), .add)
      }
    }
  }

  /// The address of a feed that was just made or renewed: on top, because nobody sees it again.
  func writeNewAddress(_ html: inout HTML) {
    let words = html.words
    guard let feed = feeds.first(where: { $0.address != nil }), let address = feed.address else { return }
    html.element(.section, .class("card new-address"), .id("address")) { html in
      html.heading("\(words(.thingFeed)) \(feed.name)")
      html.element(.div) { html in
        html.element(.code, .class("address"), text: address)
        html.element(.small, text: words(.shownOnce))
        html.element(.div, .class("actions")) { html in
          html.element(
            .button, .type("button"), .class("button primary"), .hidden, .hook("copy"), .done(words(.copied)),
            text: words(.copy))
          if let subscribing = feed.subscribing {
            html.element(.a, .class("button"), .href(subscribing: subscribing), text: words(.subscribe))
          }
        }
      }
      if let code = feed.code {
        html.element(.div) { html in
          html.code(code, words(.scanCode))
          html.element(.small, text: words(.scanCode))
        }
      }
    }
  }

  private func writeParts(_ html: inout HTML) {
    let words = html.words
    html.element(.fieldset, .class("choices")) { html in
      html.element(.legend, text: words(.feedParts))
      for part in parts {
        tick(.scope, part.word, words(part: part.kind), isOn: part.isChosen, &html)
      }
    }
    html.element(.fieldset, .class("choices")) { html in
      html.element(.legend, text: words(.feedHides))
      tick(.hide, "notes", words(.notes), isOn: false, &html)
      tick(.hide, "hours", words(.hours), isOn: false, &html)
      tick(.hide, "details", words(.feedDetails), isOn: false, &html)
    }
  }

  func tick(_ name: FieldName, _ word: String, _ label: String, isOn: Bool, _ html: inout HTML) {
    html.element(.label, .class("choice")) { html in
      html.element(.input, .type("checkbox"), .name(name), .value(word), isOn ? .checked : nil)
      html.element(.span, .class("choice-title")) { $0.element(.span, text: label) }
    }
  }

  private func write(_ feed: FeedRow, _ html: inout HTML) {
    let words = html.words
    html.element(.li, .class("row")) { html in
      html.element(.span, .class("row-title")) { html in
        html.element(.span, text: feed.name)
        html.element(.small, text: feed.parts.map { words(part: $0) }.joined(separator: ", "))
      }
      html.element(.span, .class("row-end")) { html in
        html.form(posting: Paths.rotateFeed(feed.id), class: "inline") { html in
          html.submit(words(.newAddress), class: "button")
        }
        html.delete(Paths.deleteFeed(feed.id), feed.name)
      }
    }
  }
}
