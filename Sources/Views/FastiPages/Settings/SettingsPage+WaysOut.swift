import FastiWords

extension SettingsPage {
  /// Rules, leave set-up, exports, backup, history: what has a page or a file of its own.
  func writeWaysOut(_ html: inout HTML) {
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
    if canBackUp {
      html.element(.section, .class("card")) { html in
        html.heading(words(.backup))
        html.element(.p, text: words(.backupWhat))
        html.element(.div, .class("actions")) { html in html.file(words(.downloadBackup), Paths.backup) }
      }
    }
    html.element(.section, .class("card")) { html in
      html.heading(words(.more))
      html.element(.div, .class("actions")) { html in
        html.button(.star, text: words(.rules), Paths.rules(html.frame.regions.first?.code))
        html.button(.leave, text: words(.leaveSetup), Paths.leaveSetup)
        html.button(.undo, text: words(.history), Paths.history)
      }
    }
  }
}

extension HTML {
  /// A link to a file.
  mutating func file(_ label: String, _ path: Path) {
    element(.a, .class("button"), .href(path), .download, text: label)
  }
}
