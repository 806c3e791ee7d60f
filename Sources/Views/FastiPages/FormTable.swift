import FastiWords

/// Every posted form, by its addresses: how a form that waits to be sent is described in words. A new form needs a line
/// here.
enum FormTable {
  /// One kind of form.
  struct Entry: Sendable {
    /// The addresses to which it is posted. `*` matches an id or a day.
    let addresses: [String]
    /// The fields, by which a form that waits is described.
    let schema: FormSchema
    /// Whether it may wait in the browser until there is a network.
    let mayWait: Bool

    init<Field: FormField>(_ addresses: String..., fields: Field.Type, mayWait: Bool = false) {
      self.init(addresses, FormSchema(fields), mayWait: mayWait)
    }

    init(_ addresses: [String], _ schema: FormSchema, mayWait: Bool = false) {
      self.addresses = addresses
      self.schema = schema
      self.mayWait = mayWait
    }

    /// Whether a path, which may have a query, is one of the addresses.
    func matches(_ path: String) -> Bool {
      let parts = Self.segments(path)
      return addresses.contains { address in
        let pattern = Self.segments(address)
        return parts.count == pattern.count
          && zip(parts, pattern).allSatisfy { $1.elementsEqual("*".utf8) ? !$0.isEmpty : $0.elementsEqual($1) }
      }
    }

    private static func segments(_ path: String) -> [Substring.UTF8View] {
      path.utf8.prefix { $0 != UInt8(ascii: "?") }
        .split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    }
  }

  static let entries: [Entry] =
    listed + ChoiceSetting.allCases.map { Entry([$0.path.string], $0.schema, mayWait: $0.mayWait) }

  private static let listed: [Entry] = [
    Entry("/leave/entries", "/leave/entries/*", fields: LeaveForm.Field.self, mayWait: true),
    Entry("/events/sentence", fields: SentenceForm.Field.self, mayWait: true),
    Entry("/events", "/events/*", fields: EventPage.Field.self, mayWait: true),
    Entry("/countdowns", "/countdowns/*", fields: CountdownPage.Field.self, mayWait: true),
    Entry("/day/*/note", fields: NoteForm.Field.self, mayWait: true),
    Entry("/reminders", "/reminders/*", fields: ReminderPage.Field.self, mayWait: true),
    Entry("/reminders/*/links", fields: AttachmentField.self, mayWait: true),
    Entry(
      "/settings/regions", "/settings/holidays", "/settings/channels", fields: SettingsPage.Field.self, mayWait: true),
    Entry("/settings/limit", fields: RegionFinder.Field.self),
    Entry("/settings/communities", fields: SettingsPage.CommunityField.self),
    Entry("/undo", fields: HistoryPage.Field.self, mayWait: true),
    Entry("/conflicts/keep", "/conflicts/dismiss", fields: ConflictsPage.Field.self),
    Entry("/settings/language", "/settings/theme", fields: SettingsPage.LookField.self),
    Entry("/settings/feeds", fields: SettingsPage.FeedField.self),
    Entry(
      "/settings/hijri/show", "/settings/hijri/source", "/settings/hijri/refresh", "/settings/hijri/months",
      fields: HijriSettings.Field.self),
    Entry("/settings/alarms", "/settings/alarms/*/delete", fields: AlarmSettings.Field.self, mayWait: true),
    Entry("/settings/shown", fields: ShownToggle.Field.self, mayWait: true),
    Entry("/settings/currency/home", fields: CurrencySettings.Field.self),
    Entry(
      "/settings/weather/place", "/settings/weather/source", "/settings/weather/contact",
      fields: WeatherSettings.Field.self),
    Entry("/rules", "/rules/*", fields: RuleForm.Field.self),
    Entry("/rules/*/layer", "/rules/*/switch", fields: RulePage.Field.self),
    Entry("/leave/join", fields: RequestField.self),
    Entry("/leave/start", fields: LeaveStartPage.Field.self),
    Entry(["/leave/setup"], FormSchema(LeaveSetupPage.Field.self) + FormSchema(LeaveTermsForm.Field.self)),
    Entry("/import/now", fields: ImportPage.Field.self),
    Entry("/restore/now", fields: RestorePage.Field.self),
  ]

  /// The form that is posted to an address; a form without fields if there is none.
  static func schema(at path: String) -> FormSchema {
    entries.first { $0.matches(path) }?.schema ?? FormSchema(RequestField.self)
  }
}

extension PendingFields {
  /// A posted form.
  public init(path: String, fields: [(name: String, value: String)]) {
    self.init(path: path, fields: fields, FormTable.schema(at: path))
  }
}
