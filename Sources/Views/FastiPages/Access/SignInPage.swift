public import FastiWords

/// Where the pass-phrase is typed: nothing of the calendar is on it.
public struct SignInPage: Sendable {
  /// The page to go to then, an address of this site.
  public var back: String
  /// Why sign-in failed; nil at first.
  public var problem: Problem?

  /// The name that was typed, where there are several people; nil where there is one.
  public var name: String?

  /// A form that was sent after the session had ended; nil for none.
  public var pending: PendingFields?
  /// The same, encoded as it came.
  public var pendingBody: String

  /// Why sign-in failed.
  public enum Problem: Hashable, Sendable {
    /// That was not the pass-phrase.
    case wrong
    /// There were too many attempts; so many seconds to wait.
    case tooOften(seconds: Int)
    /// What was to be done needs a session, and there is none any more.
    case expired
  }

  public init(back: String, _ problem: Problem? = nil, pending: PendingFields? = nil, pendingBody: String = "") {
    self.back = back
    self.problem = problem
    self.pending = pending
    self.pendingBody = pendingBody
  }
}

extension SignInPage: Page {
  /// Nil: the page has no sidebar.
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
      html.element(.p, text: words(name == nil ? .signInWhat : .signInSeveral))
      html.form(posting: Paths.signIn(), class: "fields", back: Path(Array(back.utf8))) { html in
        if let name {
          html.element(.div, .class("field")) { html in
            let id = HTML.id(Field.name)
            html.element(.label, .for(bytes: id), text: words(label: Field.name))
            html.element(
              .input, .type("text"), .id(bytes: id), .name(Field.name), .value(name), .required,
              name.isEmpty ? .autofocus : nil, .userName)
          }
        }
        html.element(.div, .class("field")) { html in
          let id = HTML.id(Field.phrase)
          let error = HTML.errorID(id)
          html.element(.label, .for(bytes: id), text: words(label: Field.phrase))
          html.element(
            .input, .type("password"), .id(bytes: id), .name(Field.phrase), .required,
            name?.isEmpty == true ? nil : .autofocus, .currentPassword,
            problem == nil ? nil : .invalid, problem == nil ? nil : .described(by: error))
          if let problem {
            html.element(.p, .class("error"), .id(bytes: error), .role("alert"), text: text(problem, words))
          }
        }
        if let pending {
          html.hidden(Field.pendingPath, pending.path)
          html.hidden(Field.pendingBody, pendingBody)
        }
        html.submit(words(.signIn), .next)
      }
    }
    guard let pending else { return }
    html.element(.section, .class("card narrow")) { html in
      html.element(.p, text: words(.heldWhat))
      html.lines(of: pending)
    }
  }

  private func text(_ problem: Problem, _ words: PageWords) -> String {
    switch problem {
    case .wrong: words(name == nil ? .wrongPassPhrase : .wrongNameOrPassPhrase)
    case .tooOften(let seconds): words(.tooManyAttempts, String(seconds))
    case .expired: words(pending == nil ? .sessionOver : .sessionOverHeld)
    }
  }
}

extension SignInPage {
  enum Field: String, FormField {
    case name
    case phrase
    case pendingPath = "held-path"
    case pendingBody = "held-body"

    static let form: StaticString = "sign-in"
    var label: Phrase? {
      switch self {
      case .name: .yourName
      case .phrase: .passPhrase
      case .pendingPath, .pendingBody: nil
      }
    }
  }
}

extension Paths {
  /// Where the pass-phrase is typed; with the page to go to then, an address of this site.
  public static func signIn(back: String? = nil) -> Path {
    path("/sign-in") { writer in
      guard let back else { return }
      writer.query("back")
      writer.write(text: back)
    }
  }
}
