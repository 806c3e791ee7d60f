public import FastiCivil
import FastiWords

/// What was changed, newest first, each with its way back.
public struct HistoryPage: Sendable {
  /// The changes.
  public var changes: [ChangeRow]

  /// Changes.
  public init(_ changes: [ChangeRow]) { self.changes = changes }
}

/// A change.
public struct ChangeRow: Hashable, Sendable {
  /// Its id.
  public var id: String
  /// The day it was made.
  public var day: Day
  /// The clock time it was made.
  public var time: TimeOfDay
  /// The command it was, or would have been.
  public var command: String
  /// What it touched.
  public var touched: [Touched]

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
  public init(id: String, _ day: Day, _ time: TimeOfDay, command: String, touched: [Touched]) {
    self.id = id
    self.day = day
    self.time = time
    self.command = command
    self.touched = touched
  }
}
