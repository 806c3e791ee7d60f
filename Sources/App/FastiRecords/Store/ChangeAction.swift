public import FastiCivil

/// What a change did: a verb, the kind of thing and its id. It does not contain any content of the thing.
///
/// The store writes it as one line of text: `:add event 019a9f3c-2b7e-7000-8f0c-9a7e21d44b10`. Command lines do not
/// begin with a colon, so the lines of older versions of the program, which stored the typed command, can be
/// distinguished.
///
/// ```swift
/// let action = ChangeAction(.edit, .setting, "regions.selected")
/// print(action.text)  // :edit setting regions.selected
/// ```
public struct ChangeAction: Hashable, Sendable {
  /// What was done to the thing.
  public let verb: Verb
  /// The kind of thing.
  public let kind: Kind
  /// A record's id, a day or a key; nil if the kind has only one thing, or if several were changed.
  public let id: String?

  /// What is done to a thing; the raw value is stored and is part of JSON.
  public enum Verb: String, Hashable, Sendable, CaseIterable {
    /// Create something, change it, delete it.
    case add, edit, delete
    /// Remove the user's changes to a shipped rule.
    case reset
    /// Change the address of a feed.
    case renew
    /// Import a file.
    case `import`
    /// Fetch newer data, on request or automatically.
    case refresh, keep
    /// Undo an earlier change.
    case undo
    /// Restore a backup.
    case restore
    /// Erase the content of a thing.
    case erase
    /// Write the merged content of versions of two devices.
    case merge
  }

  /// The kind of thing that is changed.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case event, countdown, note, reminder, attachment, rule, region, feed, setting
    /// An entry of the leave ledger.
    case leave
    /// How leave is paid.
    case profile
    /// The first day of a Hijri month that the user set.
    case month
    /// The Hijri months that are fetched.
    case months
    /// Rules, entries or things of the planner in a file.
    case rules, entries, planner, calendar
    case change, backup
    /// A thing of any kind.
    case thing
  }

  public init(_ verb: Verb, _ kind: Kind, _ id: String? = nil) {
    self.verb = verb
    self.kind = kind
    self.id = id
  }

  /// The action of a stored line; nil for a command line, and for an action of a newer version of the program.
  public init?(text: String) {
    let words = text.split(separator: " ", maxSplits: 2).map { String($0) }
    guard text.utf8.first == Self.mark, words.count > 1, let verb = Verb(rawValue: String(words[0].dropFirst())),
      let kind = Kind(rawValue: words[1])
    else { return nil }
    self.init(verb, kind, words.count > 2 ? words[2] : nil)
  }

  /// The line as a store writes it.
  public var text: String { ":\(verb.rawValue) \(kind.rawValue)" + (id.map { " \($0)" } ?? "") }

  private static let mark = UInt8(ascii: ":")
}

extension ChangeAction {
  /// The sentence of the action. A thing with a name is named, instead of its id.
  public var sentence: Sentence {
    let id = Sentence.Part.text(id ?? "")
    return switch (verb, kind) {
    case (.add, .event): Sentence(.actionAddEvent)
    case (.edit, .event): Sentence(.actionEditEvent)
    case (.delete, .event): Sentence(.actionDeleteEvent)
    case (.add, .countdown): Sentence(.actionAddCountdown)
    case (.edit, .countdown): Sentence(.actionEditCountdown)
    case (.delete, .countdown): Sentence(.actionDeleteCountdown)
    case (.edit, .note): Sentence(.actionEditNote, day)
    case (.delete, .note): Sentence(.actionDeleteNote, day)
    case (.add, .reminder): Sentence(.actionAddReminder)
    case (.edit, .reminder): Sentence(.actionEditReminder)
    case (.delete, .reminder): Sentence(.actionDeleteReminder)
    case (.add, .attachment): Sentence(.actionAddAttachment)
    case (.delete, .attachment): Sentence(.actionDeleteAttachment)
    case (.add, .rule): Sentence(.actionAddRule, id)
    case (.edit, .rule): Sentence(.actionEditRule, id)
    case (.reset, .rule): Sentence(.actionResetRule, id)
    case (.delete, .rule): Sentence(.actionDeleteRule, id)
    case (.delete, .region): Sentence(.actionDeleteRegion, id)
    case (.add, .feed): Sentence(.actionAddFeed)
    case (.renew, .feed): Sentence(.actionRenewFeed)
    case (.delete, .feed): Sentence(.actionDeleteFeed)
    case (.edit, .setting): Sentence(.actionEditSetting, id)
    case (.add, .leave): Sentence(.actionAddLeave)
    case (.edit, .leave): Sentence(.actionEditLeave)
    case (.delete, .leave): Sentence(.actionDeleteLeave)
    case (.edit, .profile): Sentence(.actionEditProfile)
    case (.edit, .month): Sentence(.actionEditMonth, id)
    case (.delete, .month): Sentence(.actionDeleteMonth, id)
    case (.refresh, .months): Sentence(.actionRefreshMonths)
    case (.keep, .months): Sentence(.actionKeepMonths)
    case (.import, .rules): Sentence(.actionImportRules)
    case (.import, .entries): Sentence(.actionImportEntries)
    case (.import, .planner): Sentence(.actionImportPlanner)
    case (.import, .calendar): Sentence(.actionImportCalendar)
    case (.undo, .change): Sentence(.actionUndoChange)
    case (.restore, .backup): Sentence(.actionRestoreBackup)
    case (.merge, .thing): Sentence(.actionMergeThing)
    case (.merge, .setting): Sentence(.actionMergeSettings)
    case (.restore, .thing): Sentence(.actionRestoreThing)
    case (.erase, .thing): Sentence(.actionEraseThing)
    case (.erase, .change): Sentence(.actionErased)
    default: Sentence(.actionOther, .text(text))
    }
  }

  private var day: Sentence.Part { id.flatMap { try? Day(iso: $0) }.map { .day($0) } ?? .text(id ?? "") }
}

extension Change {
  /// What it did; nil for a change of an older version of the program, which stored the command line.
  public var action: ChangeAction? { ChangeAction(text: command) }

}

extension ChangeSummary {
  /// What it did; nil for a change of an older version of the program, which stored only the command line.
  public var sentence: Sentence? { isRedo ? Sentence(.actionRedoChange) : change.action?.sentence }
}

extension Store {
  /// A change with that action, requested now.
  public func newChange(_ action: ChangeAction) -> Change { newChange(action.text) }
}
