import FastiFormats
import FastiWords

extension SettingsPage {
  /// The files of exports.
  func writeExports(_ html: inout HTML) {
    let words = html.words
    html.element(.section, .class("card")) { html in
      html.heading(words(.exports))
      html.element(.p, text: words(.exportsWhat))
      html.element(.div, .class("actions")) { html in
        html.file(words(.exportCSV), Paths.export("leave.csv"))
        html.file(words(.exportJSON), Paths.export("leave.json"))
        html.file(words(.exportHledger), Paths.export("leave.journal"))
        html.file(words(.exportPlanner), Paths.export("planner.json"))
        html.file(words(.exportICS), Paths.export("calendar.ics"))
      }
    }
  }

  /// The link to import a file.
  func writeImport(_ html: inout HTML) {
    html.element(.section, .class("card")) { html in
      html.heading(html.words(.importTitle))
      html.button(.add, text: html.words(.importFile), Paths.importFile)
    }
  }

  /// A backup to download, and the link to restore one.
  func writeBackup(_ html: inout HTML) {
    guard canBackUp else { return }
    let words = html.words
    html.element(.section, .class("card")) { html in
      html.heading(words(.backup))
      html.element(.p, text: words(.backupWhat))
      html.element(.div, .class("actions")) { html in
        html.file(words(.downloadBackup), Paths.backup)
        if canRestore { html.button(nil, text: words(.restoreTitle), Paths.restore) }
      }
    }
  }

  /// Links to separate pages: rules, leave set-up, history.
  func writeWaysOn(_ html: inout HTML) {
    let words = html.words
    html.element(.section, .class("card")) { html in
      html.heading(words(.more))
      html.element(.div, .class("actions")) { html in
        html.button(.star, text: words(.rules), Paths.rules(html.frame.regions.first?.code))
        html.button(.leave, text: words(.leaveSetup), Paths.leaveSetup)
        html.button(.undo, text: words(.history), Paths.history)
        html.button(nil, text: words(.welcomeAgain), Paths.welcome)
      }
    }
  }
}

// Pictures for other programs and displays.
extension SettingsPage {
  func writeWidgets(_ html: inout HTML) {
    let words = html.words
    html.element(.section, .class("card"), .id("widgets")) { html in
      html.heading(words(.widgets))
      html.element(.p, text: words(.widgetsWhat))
      for size in Widget.Size.allCases {
        html.element(.h3, text: words(size.phrase))
        html.element(.div, .class("actions")) { html in
          html.file("SVG", Paths.widget(size, "svg"))
          if size == .eink {
            html.file(words(.widgetGreys, "4"), Paths.widget(size, "png", "?greys=4"))
            html.file(words(.widgetGreys, "2"), Paths.widget(size, "png", "?greys=2"))
          } else {
            html.file("PNG", Paths.widget(size, "png", "?scale=2"))
          }
          html.file(words(.downloadPDF), Paths.widget(size, "pdf"))
        }
      }
    }
  }
}

extension Widget.Size {
  fileprivate var phrase: Phrase {
    switch self {
    case .small: .widgetSmall
    case .medium: .widgetMedium
    case .large: .widgetLarge
    case .eink: .widgetInk
    }
  }
}

extension HTML {
  /// A link to a file.
  mutating func file(_ label: String, _ path: Path) {
    element(.a, .class("button"), .href(path), .download, text: label)
  }
}

// The settings of a server with a pass-phrase.
extension HTML {
  /// Writes the buttons to sign out: of this browser, and of all.
  mutating func writeAccess() {
    let words = words
    element(.section, .class("card"), .id("access")) { html in
      html.heading(words(.access))
      html.element(.p, text: words(.accessWhat))
      html.form(posting: Paths.signOut, class: "row-form") { html in
        html.element(.p, text: words(.signOutWhat))
        html.submit(words(.signOut), class: "button")
      }
      html.form(posting: Paths.signOutEverywhere, class: "row-form") { html in
        html.element(.p, text: words(.signOutEverywhereWhat))
        html.submit(words(.signOutEverywhere), class: "button")
      }
    }
  }
}

extension SettingsPage {
  /// How reminders are delivered.
  func writeChannels(_ html: inout HTML) {
    guard !channels.isEmpty else { return }
    let words = html.words
    html.element(.section, .class("card"), .id("channels")) { html in
      html.heading(words(.reminderDelivery))
      html.element(.p, text: words(.reminderDeliveryNote))
      html.form(posting: Paths.settingsChannels) { html in
        html.element(.fieldset, .class("choices")) { html in
          html.element(.legend, .class("ears"), text: words(label: Field.channels))
          for choice in channels {
            html.tick(Field.channels, choice.word, words(choice.way.phrase), isOn: choice.isOn)
          }
        }
        html.submit(words(.save))
      }
    }
  }
}

extension ChannelChoice.Channel {
  var phrase: Phrase {
    switch self {
    case .desktop: .tellDesktop
    case .command: .tellCommand
    case .web: .tellWeb
    }
  }
}
