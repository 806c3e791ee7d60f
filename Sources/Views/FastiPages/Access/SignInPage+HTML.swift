public import FastiWords

extension SignInPage: Page {
  /// No screen.
  public var screen: Screen? { nil }
  /// There is nowhere to go yet.
  public var isAlone: Bool { true }
  /// What is done here.
  public func title(_ words: PageWords) -> String { words(.signIn) }

  /// One field and one button.
  public func write(to html: inout HTML) {
    let words = html.words
    html.pageHeader(.lock, title(words), accent: "accent-settings") { _ in }
    html.element(.section, .class("card narrow")) { html in
      html.element(.p, text: words(.signInWhat))
      html.form(posting: Paths.signIn(), class: "fields", back: Path(Array(back.utf8))) { html in
        html.element(.div, .class("field")) { html in
          html.element(.label, .for("sign-in-phrase"), text: words(.passPhrase))
          html.element(
            .input, .type("password"), .id("sign-in-phrase"), .name(.phrase), .required, .autofocus, .currentPassword,
            problem == nil ? nil : .invalid,
            problem == nil ? nil : .described(by: Array("sign-in-phrase-error".utf8)))
          if let problem {
            html.element(.p, .class("error"), .id("sign-in-phrase-error"), .role("alert"), text: text(problem, words))
          }
        }
        if let held {
          html.element(.input, .type("hidden"), .name(.heldPath), .value(held.path))
          html.element(.input, .type("hidden"), .name(.heldBody), .value(heldBody))
        }
        html.submit(words(.signIn), .next)
      }
    }
    guard let held else { return }
    html.element(.section, .class("card narrow")) { html in
      html.element(.p, text: words(.heldWhat))
      html.typed(held)
    }
  }

  private func text(_ problem: Problem, _ words: PageWords) -> String {
    switch problem {
    case .wrong: words(.wrongPassPhrase)
    case .tooOften(let seconds): words(.tooManyAttempts, String(seconds))
    case .expired: words(held == nil ? .sessionOver : .sessionOverHeld)
    }
  }
}
