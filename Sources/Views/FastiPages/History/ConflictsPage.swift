public import FastiCivil
public import FastiWords

/// The versions that lost to a later one of another device, each with both texts.
public struct ConflictsPage: Sendable {
  /// One row for each conflict, newest first.
  public var conflicts: [ConflictRow]

  /// A page with these conflicts.
  public init(_ conflicts: [ConflictRow]) { self.conflicts = conflicts }
}

/// A conflict as a row: what lost, what counts, and two buttons.
public struct ConflictRow: Hashable, Sendable {
  /// Its name on every device, eight hex digits.
  public var name: String
  /// The kind's name in the store.
  public var kind: String
  /// The displayed name of the thing.
  public var label: String
  /// The version that lost.
  public var lost: Side
  /// The version that counts now.
  public var present: Side

  /// A version.
  public struct Side: Hashable, Sendable {
    /// The day it was written.
    public var day: Day
    /// The clock time it was written.
    public var time: TimeOfDay
    /// The device that wrote it; nil for this device.
    public var device: DeviceLabel?
    /// Whether it deleted the thing.
    public var isDeleted: Bool
    /// What it contains in the columns that the conflict is about.
    public var values: [Value]

    /// A version.
    public init(_ day: Day, _ time: TimeOfDay, device: DeviceLabel?, isDeleted: Bool = false, values: [Value]) {
      (self.day, self.time, self.device) = (day, time, device)
      (self.isDeleted, self.values) = (isDeleted, values)
    }
  }

  /// The content of a column.
  public struct Value: Hashable, Sendable {
    /// The column's name in the store.
    public var column: String
    /// Its content.
    public var text: String

    /// The content of a column.
    public init(column: String, text: String) { (self.column, self.text) = (column, text) }
  }

  /// A conflict.
  public init(name: String, kind: String, label: String, lost: Side, present: Side) {
    (self.name, self.kind, self.label) = (name, kind, label)
    (self.lost, self.present) = (lost, present)
  }
}

extension ConflictsPage: Page {
  /// The conflicts are reached from the settings.
  public var screen: Screen? { .settings }
  /// The page's heading as well.
  public func title(_ words: PageWords) -> String { words(.conflicts) }

  /// The conflicts, each with both texts, and buttons to bring it back or to dismiss it.
  public func write(to html: inout HTML) {
    let words = html.words
    html.pageHeader(.undo, title(words), accent: "accent-settings") { html in
      html.button(nil, text: words(.history), Paths.history)
    }
    html.element(.section, .class("card")) { html in
      html.element(.p, text: words(.conflictsWhat))
      guard !conflicts.isEmpty else {
        return html.element(.p, .class("empty"), text: words(.conflictsNone))
      }
      html.rows(conflicts) { write($0, &$1) }
    }
  }

  private func write(_ row: ConflictRow, _ html: inout HTML) {
    let words = html.words
    let name = "\(words(thing: row.kind)) \(row.label)"
    html.element(.li, .class("row"), .hook("item")) { html in
      html.element(.div, .class("row-title")) { html in
        html.element(.span, text: name)
        html.element(.dl, .class("texts")) { html in
          write(row.lost, words(.conflictLost), &html)
          write(row.present, words(.conflictCounts), &html)
        }
      }
      html.element(.div, .class("row-end")) { html in
        html.form(posting: Paths.keepConflict, class: "inline") { html in
          html.hidden(Field.conflict, row.name)
          html.element(
            .button, .type("submit"), .class("button"), .label("\(words(.bringBack)): \(name)"), text: words(.bringBack)
          )
        }
        html.form(posting: Paths.dismissConflict, class: "inline") { html in
          html.hidden(Field.conflict, row.name)
          html.element(
            .button, .type("submit"), .class("button"), .label("\(words(.conflictDismiss)): \(name)"),
            text: words(.conflictDismiss))
        }
      }
    }
  }

  private func write(_ side: ConflictRow.Side, _ title: String, _ html: inout HTML) {
    let words = html.words
    html.element(.dt) { html in
      html.text("\(title): ")
      html.time(side.day, words.date(side.day))
      html.text(" ")
      html.clock(side.time)
      html.writeDevice(side.device)
    }
    html.element(.dd) { html in
      if side.isDeleted || side.values.isEmpty {
        html.element(.p, text: words(side.isDeleted ? .conflictDeleted : .conflictEmpty))
      }
      for value in side.values {
        html.element(.p) { html in
          html.element(.code, .language("en"), text: value.column)
          html.text(" \(value.text)")
        }
      }
    }
  }
}

extension ConflictsPage {
  /// The field of the forms of a conflict.
  enum Field: String, FormField {
    case conflict

    static let form: StaticString = "conflict"
    var label: Phrase? { nil }
    /// The name of a conflict means nothing to a user.
    func text(_ value: String, _ words: PageWords) -> String? { nil }
  }
}

extension Paths {
  /// Brings back what lost in the conflict of the form.
  public static let keepConflict = Path("/conflicts/keep")
  /// Lists the conflict of the form no more.
  public static let dismissConflict = Path("/conflicts/dismiss")
}
