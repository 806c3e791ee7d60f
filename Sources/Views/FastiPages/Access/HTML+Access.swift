import FastiWords

// What the settings have where a pass-phrase keeps others out.
extension HTML {
  /// Writes the ways out: of this browser, of all of them.
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
