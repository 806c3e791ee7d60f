public import FastiCivil
public import FastiWords

/// What was changed, newest first, each with its way back.
public struct HistoryPage: Sendable {
  /// One row a change, newest first.
  public var changes: [ChangeRow]

  public init(_ changes: [ChangeRow]) { self.changes = changes }
}

/// A change of the store as a row: when, what, and how to take it back.
public struct ChangeRow: Hashable, Sendable {
  public var id: String
  /// The day it was made.
  public var day: Day
  /// The clock time it was made.
  public var time: TimeOfDay
  public var done: Done
  /// The device it was made on; nil where that is this one.
  public var device: String?
  /// The things it made, edited or deleted.
  public var touched: [Touched]

  /// What a change did.
  public enum Done: Hashable, Sendable {
    /// In the language of the page.
    case sentence(String)
    /// As the command line of an older version.
    case typed(String)
  }

  /// A thing a change touched.
  public struct Touched: Hashable, Sendable {
    /// The kind's name in the store.
    public var kind: String
    /// What people call it.
    public var label: String
    /// What became of it.
    public var action: Action

    /// A thing.
    public init(kind: String, label: String, action: Action) {
      self.kind = kind
      self.label = label
      self.action = action
    }
  }

  /// What became of a thing.
  public enum Action: Hashable, Sendable {
    /// It was not there before.
    case created
    /// It was there, with another content.
    case edited
    /// It is not there any more.
    case deleted

    var phrase: Phrase {
      switch self {
      case .created: .doneAdded
      case .edited: .doneChanged
      case .deleted: .doneDeleted
      }
    }
  }

  /// A change.
  public init(
    id: String, _ day: Day, _ time: TimeOfDay, done: Done, device: String? = nil, touched: [Touched]
  ) {
    self.id = id
    self.device = device
    self.day = day
    self.time = time
    self.done = done
    self.touched = touched
  }
}

extension HistoryPage: Page {
  /// Settings.
  public var screen: Screen? { .settings }
  /// The page's heading as well.
  public func title(_ words: PageWords) -> String { words(.history) }

  /// The changes, each with a button that takes it back.
  public func write(to html: inout HTML) {
    let words = html.words
    html.pageHeader(.undo, title(words), accent: "accent-settings") { html in
      html.button(nil, text: words(.settings), Paths.settings)
    }
    html.element(.section, .class("card")) { html in
      html.element(.p, text: words(.historyWhat))
      guard !changes.isEmpty else { return html.element(.p, .class("empty"), text: words(.nothingChanged)) }
      html.element(.ul, .class("rows")) { html in
        for change in changes { write(change, &html) }
      }
    }
  }

  private func write(_ change: ChangeRow, _ html: inout HTML) {
    let words = html.words
    html.element(.li, .class("row"), .hook("item")) { html in
      html.element(.span, .class("row-title")) { html in
        for touched in change.touched.prefix(3) {
          html.element(.span, text: words(touched.action.phrase, "\(words(thing: touched.kind)) \(touched.label)"))
        }
        if change.touched.count > 3 {
          html.element(.span, text: words(.andMore, String(change.touched.count - 3)))
        }
        if change.touched.isEmpty {
          switch change.done {
          case .sentence(let text): html.element(.span, text: text)
          case .typed(let line): html.element(.span, .language("en"), text: line)
          }
        }
        html.element(.small) { html in
          html.time(change.day, words.date(change.day))
          html.text(" ")
          html.clock(change.time)
          if let device = change.device { html.text(", \(words(.historyDevice, device))") }
        }
      }
      html.element(.span, .class("row-end")) { html in
        html.form(posting: Paths.undo, class: "inline") { html in
          html.hidden(HistoryPage.Field.change, change.id)
          html.element(
            .button, .type("submit"), .class("button square"), .label("\(words(.undo)): \(words.date(change.day))")
          ) { $0.icon(.undo) }
        }
      }
    }
  }
}

extension HistoryPage {
  /// The field of the forms that take a change back.
  enum Field: String, FormField {
    case change

    static let form: StaticString = "undo"
    var label: Phrase? { nil }
    /// An id says nothing to a reader.
    func text(_ value: String, _ words: PageWords) -> String? { nil }
  }
}

extension Paths {
  /// Takes back the last change, or the change of the form.
  public static let undo = Path("/undo")
}
