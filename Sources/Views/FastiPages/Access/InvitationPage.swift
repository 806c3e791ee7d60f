public import FastiWords

/// Where a person sets a pass-phrase with a link: nothing of a calendar is on it.
public struct InvitationPage: Sendable {
  /// The name of the person.
  public var name: String
  /// The secret of the link.
  public var secret: String
  /// Why the pass-phrase was not taken; nil at first.
  public var error: FieldError?

  /// The page of a link.
  public init(_ name: String, secret: String, error: FieldError? = nil) {
    (self.name, self.secret, self.error) = (name, secret, error)
  }
}

extension InvitationPage: Page {
  /// Nil: the page has no sidebar.
  public var screen: Screen? { nil }
  /// There is nowhere to go yet.
  public var isAlone: Bool { true }
  /// What is done here.
  public func title(_ words: PageWords) -> String { words(.setPassPhrase) }

  /// The pass-phrase, twice, and one button.
  public func write(to html: inout HTML) {
    let words = html.words
    html.pageHeader(.lock, title(words), accent: "accent-settings") { _ in }
    html.element(.section, .class("card narrow")) { html in
      html.element(.p, text: words(.setPassPhraseWhat, name))
      html.form(posting: Paths.invitation(secret), class: "fields", back: Paths.today) { html in
        html.newPassPhrase(Field.phrase, error)
        html.newPassPhrase(Field.again, nil)
        html.submit(words(.signIn), .next)
      }
    }
  }

  enum Field: String, FormField {
    case phrase, again

    static let form: StaticString = "invitation"
    var label: Phrase? { self == .phrase ? .passPhrase : .passPhraseAgain }
  }
}

extension HTML {
  fileprivate mutating func newPassPhrase(_ field: InvitationPage.Field, _ problem: FieldError?) {
    labelled(field, nil, problem) { html, id, invalid, _, description in
      html.element(
        .input, .type("password"), .id(bytes: id), .name(field), .required, field == .phrase ? .autofocus : nil,
        .newPassword, invalid, description)
    }
  }
}

extension Paths {
  /// Where a person sets a pass-phrase, given the secret of a link.
  public static func invitation(_ secret: String) -> Path {
    path("/invitation/", secret)
  }
}
