public import FastiCivil
public import FastiWords

/// The changes, newest first, each with a button to undo it.
public struct HistoryPage: Sendable {
  /// One row for each change, newest first.
  public var changes: [ChangeRow]
  /// Which fifty changes they are, from 1.
  public var number: Int
  /// Whether there are older ones.
  public var hasOlder: Bool

  public init(_ changes: [ChangeRow], number: Int = 1, hasOlder: Bool = false) {
    self.changes = changes
    self.number = number
    self.hasOlder = hasOlder
  }
}

/// A device as people know it.
public struct DeviceLabel: Hashable, Sendable {
  /// The name it told, or its number.
  public var name: String
  /// Its number in stamps, 16 hex digits.
  public var number: String

  /// A device.
  public init(name: String, number: String) { (self.name, self.number) = (name, number) }
}

/// A change of the store as a row: its time, its content, and the button to undo it.
public struct ChangeRow: Hashable, Sendable {
  public var id: String
  /// The day it was made.
  public var day: Day
  /// The clock time it was made.
  public var time: TimeOfDay
  public var done: Done
  /// The device that made it; nil for this device.
  public var device: DeviceLabel?
  /// Whether something of it lost to a later change of another device.
  public var hasLost = false
  /// The records it created, edited or deleted: as many as are named, at most ``mostNamed``.
  public var touched: [Touched]
  /// The number of records it created, edited or deleted.
  public var count: Int

  /// How many records of a change are named.
  public static let mostNamed = 3

  /// The content of a change.
  public enum Done: Hashable, Sendable {
    /// A sentence in the language of the page.
    case sentence(String)
    /// The command line, for changes of older versions.
    case typed(String)
  }

  /// A record of a change.
  public struct Touched: Hashable, Sendable {
    /// The kind's name in the store.
    public var kind: String
    /// Its displayed name.
    public var label: String
    /// What the change did to it.
    public var action: Action

    /// A record.
    public init(kind: String, label: String, action: Action) {
      self.kind = kind
      self.label = label
      self.action = action
    }
  }

  /// What a change did to a record.
  public enum Action: Hashable, Sendable {
    /// It did not exist before.
    case created
    /// It existed with other content.
    case edited
    /// It does not exist any more.
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
  /// - Parameter count: The number of its records; nil if all of them are in `touched`.
  public init(
    id: String, _ day: Day, _ time: TimeOfDay, done: Done, device: DeviceLabel? = nil, touched: [Touched],
    count: Int? = nil
  ) {
    self.id = id
    self.device = device
    self.day = day
    self.time = time
    self.done = done
    self.touched = touched
    self.count = count ?? touched.count
  }
}

extension HistoryPage: Page {
  /// The history is reached from the settings.
  public var screen: Screen? { .settings }
  /// The page's heading as well.
  public func title(_ words: PageWords) -> String { words(.history) }

  /// The changes, each with a button that undoes it.
  public func write(to html: inout HTML) {
    let words = html.words
    html.pageHeader(.undo, title(words), accent: "accent-settings") { html in
      html.button(nil, text: words(.settings), Paths.settings)
    }
    html.writeConflictLink()
    html.element(.section, .class("card")) { html in
      html.element(.p, text: words(.historyWhat))
      guard !changes.isEmpty || number > 1 else {
        return html.element(.p, .class("empty"), text: words(.nothingChanged))
      }
      html.element(.ul, .class("rows")) { html in
        for change in changes { write(change, &html) }
      }
      html.turns(.page, number, hasNext: hasOlder, at: Paths.history)
    }
  }

  private func write(_ change: ChangeRow, _ html: inout HTML) {
    let words = html.words
    html.element(.li, .class("row"), .hook("item")) { html in
      html.element(.span, .class("row-title")) { html in
        let named = change.touched.prefix(ChangeRow.mostNamed)
        for touched in named {
          html.element(.span, text: words(touched.action.phrase, "\(words(thing: touched.kind)) \(touched.label)"))
        }
        if change.count > named.count {
          html.element(.span, text: words(.andMore, words.number(change.count - named.count)))
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
          html.writeDevice(change.device)
        }
        if change.hasLost {
          html.element(.small) { html in html.element(.a, .href(Paths.conflicts), text: words(.historyLost)) }
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
  /// The field of the forms that undo a change.
  enum Field: String, FormField {
    case change

    static let form: StaticString = "undo"
    var label: Phrase? { nil }
    /// An id means nothing to a user.
    func text(_ value: String, _ words: PageWords) -> String? { nil }
  }
}

extension Paths {
  /// Undoes the last change, or the change of the form.
  public static let undo = Path("/undo")
}

extension HTML {
  /// Writes after a time on which device it was; nothing for this device.
  mutating func writeDevice(_ device: DeviceLabel?) {
    guard let device else { return }
    text(", ")
    element(.span, .tip(device.number), text: words(.historyDevice, device.name))
  }
}
