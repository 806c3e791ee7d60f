public import FastiCivil

/// Why a named thing cannot be found or changed.
public enum ThingCause: Hashable, Sendable {
  /// There is none of that name or id; the nearest name, where one is near.
  case unknown(Kind, nearest: String?)
  /// There is no change of that id.
  case unknownChange(String)
  /// Several ids begin or end with what was typed: how many.
  case several(Kind, Int)
  /// Several things have the name: their ids.
  case sharedName([String])
  /// There is one of that name already.
  case taken(Kind)
  /// It came with the program: it can be hidden, but not deleted or rewritten.
  case shipped
  /// It is the id of a rule that came with the program.
  case shippedID
  /// A region of the user's own is a part of it: that one's code.
  case hasPart(String)
  /// It is a region that ships with the program, where one of the user's own is meant.
  case notOwn
  /// It was deleted before.
  case deleted
  /// The file of a time zone cannot be parsed.
  case zoneFile(ZoneError)

  /// The sort of thing that was looked for.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Something that has a name.
    case region, rule, leave, feed, note, month, calendar, setting, token, zone, person
    /// Something that has an id.
    case event, countdown, reminder, entry
    /// An attachment, asked for by its id.
    case attachment
    /// An attachment of a reminder, asked for by its name or by digits of its id.
    case attached
    /// Anything that has a history: an id, a setting, a rule.
    case history
  }
}

extension ThingCause {
  var sort: FailureSort {
    switch self {
    case .unknown(let kind, _): .notFound(kind.unknown)
    case .unknownChange: .notFound("no-such-change")
    case .several: "ambiguous-id"
    case .sharedName: "ambiguous-name"
    case .taken(.leave): .refused("leave-type-exists")
    case .taken(let kind): .refused("\(kind.rawValue)-exists")
    case .shipped, .shippedID: .refused("protected-rule")
    case .hasPart: .refused("region-has-parts")
    case .notOwn: .notFound("not-own-region")
    case .deleted: .notFound("deleted-entry")
    case .zoneFile: "malformed-zone"
    }
  }

  var sentence: Sentence {
    switch self {
    case .unknown(let kind, _): Sentence(kind.text)
    case .unknownChange(let id): Sentence(.thingChange, .text(id))
    case .several(_, let count): Sentence(.thingSeveral, .number(count))
    case .sharedName(let ids): Sentence(.thingSharedName, .number(ids.count))
    case .taken: Sentence(.thingTaken)
    case .shipped: Sentence(.thingShipped)
    case .shippedID: Sentence(.thingShippedID)
    case .hasPart(let part): Sentence(.thingHasPart, .text(part))
    case .notOwn: Sentence(.thingNotOwn)
    case .deleted: Sentence(.thingDeleted)
    case .zoneFile(let error): Sentence(.thingZoneFile, .sentence(error.sentence))
    }
  }
}

extension ThingCause.Kind {
  /// The code for programs when there is no such thing.
  fileprivate var unknown: String {
    switch self {
    case .region, .rule, .feed, .calendar, .setting, .token, .person: "unknown-\(rawValue)"
    case .leave: "unknown-leave-type"
    case .event, .countdown, .reminder, .entry, .attached: "unknown-id"
    case .attachment: "no-such-attachment"
    case .note: "no-note"
    case .month: "no-override"
    case .zone: "no-such-zone"
    case .history: "no-such-thing"
    }
  }

  fileprivate var text: Template {
    switch self {
    case .region: .thingRegion
    case .rule: .thingRule
    case .event: .thingEvent
    case .countdown: .thingCountdown
    case .reminder: .thingReminder
    case .entry: .thingEntry
    case .leave: .thingLeave
    case .feed: .thingFeed
    case .attachment, .attached: .thingAttachment
    case .note: .thingNote
    case .month: .thingMonth
    case .calendar: .thingCalendar
    case .setting: .thingSetting
    case .token: .thingToken
    case .person: .thingPerson
    case .zone: .thingZone
    case .history: .thingHistory
    }
  }
}
