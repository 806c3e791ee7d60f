import FastiFormats
import FastiCivil
import FastiWords

extension Page {
  /// The whole document, UTF-8, sent as `text/html; charset=utf-8`.
  public func render(in frame: PageFrame) -> [UInt8] {
    var html = HTML(frame: frame)
    let title = title(frame.words)
    let day = day ?? frame.today
    html.writeDoctype()
    html.element(
      .html, .language(frame.words.language), .theme(frame.theme),
      frame.words.dates.clock == .hours12 ? .twelveHours : nil
    ) { html in
      html.writeHead(title)
      html.element(.body, isAlone ? .class("alone") : nil) { html in
        if !isAlone { html.writeSidebar(screen, day, mini) }
        html.element(.main, .id("main"), .tabIndex(-1), .closing(html.words(.close)), .picking(html.words(.pickDay))) {
          html in
          html.writeFlash()
          html.writeOfflineNotice()
          write(to: &html)
        }
        if !isAlone {
          html.writeTabs(screen, day)
          html.writeNotices()
          html.writeUndo()
        }
      }
    }
    return html.bytes
  }
}

// The frame around every page.
extension HTML {
  mutating func writeHead(_ title: String) {
    element(.head) { html in
      html.element(.meta, .charset("utf-8"))
      html.element(.meta, .metaName("viewport"), .content("width=device-width, initial-scale=1, viewport-fit=cover"))
      // Every answer has the policy no-referrer. With it a form of this page would have the origin null, and if the
      // browser does not say that the request comes from the same site either (plain http from another machine), the
      // server could not distinguish it from another site's form.
      html.element(.meta, .metaName("referrer"), .content("same-origin"))
      html.element(.meta, .metaName("color-scheme"), .content("light dark"))
      html.writeFrameColor()
      html.element(.title, text: html.words(.pageTitle, title))
      let version = html.frame.version
      // Before the style, because a script after it would wait for it.
      html.script(Paths.file(Paths.revealScript, version), isEarly: true)
      // The style names them too, but it is read later: then the page would be shown in other letters first.
      for face in Paths.faces {
        html.element(
          .link, .rel("preload"), .use("font"), .type("font/woff2"), .href(Paths.file(face, version)), .anonymous)
      }
      html.element(.link, .rel("stylesheet"), .href(Paths.file(Paths.stylesheet, version)))
      if let own = html.frame.ownColours { html.element(.link, .rel("stylesheet"), .href(Paths.ownColours(own))) }
      html.element(.link, .rel("icon"), .type("image/svg+xml"), .href(Paths.file(Paths.favicon, version)))
      html.element(.link, .rel("apple-touch-icon"), .href(Paths.file(Paths.touchIcon, version)))
      html.element(.link, .rel("manifest"), .href(Paths.manifest(html.words.language)))
      html.script(Paths.file(Paths.script, version))
    }
  }

  /// The colour of the window around an installed app, which is the colour of the paper.
  private mutating func writeFrameColor() {
    if frame.theme != .dark {
      element(
        .meta, .metaName("theme-color"), .content("#ffffff"),
        frame.theme == .system ? .media("(prefers-color-scheme: light)") : nil)
    }
    if frame.theme != .light {
      element(
        .meta, .metaName("theme-color"), .content("#000000"),
        frame.theme == .system ? .media("(prefers-color-scheme: dark)") : nil)
    }
  }

  /// The link that skips the navigation, and the sidebar of a wide window.
  mutating func writeSidebar(_ active: Screen?, _ day: Day, _ mini: MiniMonth? = nil) {
    element(.a, .class("skip"), .href(fragment: "main"), text: words(.skipToContent))
    element(.header, .class("sidebar")) { html in
      html.element(.div, .class("brand-row")) { html in
        html.element(.a, .class("brand"), .href(Paths.today), text: "Fasti")
        html.writePalette(isBrief: true)
      }
      html.element(.nav, .label(html.words(.screens))) { html in
        html.element(.ul) { html in
          for screen in Screen.allCases { html.writeLink(screen, active, day, isFirst: true) }
        }
      }
      html.writeSearchField()
      html.writeMiniMonth(mini)
      html.writePills()
    }
  }

  /// The tab bar of a narrow window; the other screens are behind "more".
  mutating func writeTabs(_ active: Screen?, _ day: Day) {
    element(.nav, .class("tabs"), .label(words(.tabs))) { html in
      html.element(.ul) { html in
        for screen in Screen.allCases where screen.isTab { html.writeLink(screen, active, day, isFirst: false) }
        html.element(.li) { html in
          html.element(.details, .hook("more")) { html in
            html.element(.summary) { html in
              html.icon(.more)
              html.element(.span, text: html.words(.more))
              html.writeConflictDot()
            }
            html.element(.ul, .class("more")) { html in
              for screen in Screen.allCases where !screen.isTab { html.writeLink(screen, active, day, isFirst: false) }
              html.element(.li) { $0.writePalette() }
              html.element(.li) { html in
                html.element(.a, .href(Paths.search)) { html in
                  html.icon(.search)
                  html.element(.span, text: html.words(.search))
                }
              }
            }
          }
        }
        html.element(.li, .class("plus")) { html in
          html.element(.a, .href(Paths.newEvent(day)), .label(html.words(.newEvent))) { $0.icon(.add) }
        }
      }
    }
  }

  /// The message about the last change, with a button to undo it.
  mutating func writeFlash() {
    guard let flash = frame.flash else { return }
    element(.div, .classes("flash", flash.isError ? "flash-error" : nil), .role("status"), .hook("flash")) { html in
      html.element(.p, text: flash.text)
      guard let change = flash.change else { return }
      html.form(posting: Paths.undo) { html in
        html.hidden(HistoryPage.Field.change, change)
        html.element(.button, .type("submit"), .class("button"), .key(flash.isUndoing ? "Z" : "z")) { html in
          if !flash.isUndoing { html.icon(.undo) }
          html.text(html.words(flash.isUndoing ? .redo : .undo))
        }
      }
    }
  }

  /// The form that the key z sends if no message has a button: it undoes the last change.
  mutating func writeUndo() {
    form(posting: Paths.undo, isHidden: true) { html in html.element(.button, .key("z")) { _ in } }
  }

  /// The place where the page's script shows reminders that are delivered while the page is open, and their template.
  mutating func writeNotices() {
    element(.div, .class("notices"), .role("status"), .hook("notices")) { html in
      html.element(.div, .class("flash"), .hidden, .hook("notice")) { html in
        html.element(.p) { html in
          html.element(.strong) { _ in }
          html.element(.span, .hook("text")) { _ in }
          html.element(.span, .hook("late"), .hidden, text: html.words(.toldLate))
          html.element(.span, .hook("corrected"), .hidden, text: html.words(.dateCorrected))
        }
        html.element(.button, .type("button"), .class("button"), .hook("allow"), text: html.words(.notifyHere))
        html.element(.button, .type("button"), .class("button"), .hook("dismiss"), text: html.words(.dismiss))
      }
    }
  }

  private mutating func writeLink(_ screen: Screen, _ active: Screen?, _ day: Day, isFirst: Bool) {
    let isHere = isHere(screen, active, day)
    element(.li) { html in
      html.element(
        .a, .href(screen.path(from: day, today: html.frame.today)), isHere ? .current("page") : nil,
        isFirst ? screen.key.map { .key($0) } : nil
      ) { html in
        html.icon(screen.icon)
        html.element(.span, text: html.words(screen.phrase))
        if screen == .settings { html.writeConflictDot() }
      }
    }
  }

  /// Whether a link of the navigation leads to the present page. The page of every day has the screen Today, but only
  /// the page of today is the target of "Today".
  private func isHere(_ screen: Screen, _ active: Screen?, _ day: Day) -> Bool {
    screen == active && (screen != .today || day == frame.today)
  }

  /// The button that opens the palette; without a script it is a link to the page with the same content.
  private mutating func writePalette(isBrief: Bool = false) {
    element(
      .a, isBrief ? .class("button") : nil, .href(Paths.help), .hook("palette"), .tip(words(.commands)),
      .hint(words(.commandsHint))
    ) { html in
      if isBrief {
        html.element(.code, .hiddenFromEars, text: "Ctrl K")
      } else {
        html.icon(.why)
      }
      html.element(.span, isBrief ? .class("ears") : nil, text: html.words(.commands))
    }
  }

  /// One field to search and to go to a date.
  private mutating func writeSearchField() {
    element(.form, .class("find"), .action(Paths.search), .get, .role("search")) { html in
      let label = html.words(.searchOrDate)
      html.element(
        .input, .type("search"), .name(SearchPage.Field.query), .label(label), .placeholder(label), .key("/"),
        .noCompletion)
    }
  }

  private mutating func writePills() {
    element(.p, .class("pills")) { html in
      for region in html.frame.regions { html.pill(region) }
    }
  }
}
