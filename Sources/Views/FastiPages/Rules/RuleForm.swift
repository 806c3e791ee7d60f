/// The editor of a rule: a sentence, or its parts. Posted to ``Paths/rulePosts``, or to ``Paths/rule(_:)`` to replace
/// one; with ``Field/preview`` it does not save.
public struct RuleForm: Sendable {
  /// The id of the replaced rule; nil for a new one.
  public var id: String?
  /// The name of the holiday in the user's language.
  public var name: FieldInput
  /// The region's code; empty for all regions.
  public var region: String
  /// The rule in the rule language; used instead of ``shape`` if it is not empty.
  public var sentence: FieldInput
  /// How the day is found if there is no sentence.
  public var shape: RuleShape
  /// The day of a month.
  public var day: FieldInput
  /// The month, 1 to 12.
  public var month: FieldInput
  /// The weekday, 0 for Sunday to 6.
  public var weekday: Int
  /// The number of the weekday within the month: 1 to 5, or 6 for the last.
  public var ordinal: Int
  /// Days after Easter.
  public var offset: FieldInput
  /// The exchanged days, as typed.
  public var swaps: [RuleSwap] = []
  /// The other parts of a sentence, as typed.
  public var parts = RuleParts()
  /// The kind's word; empty for the kind of the sentence, otherwise an observance.
  public var kind: String
  /// The first year or date.
  public var since: FieldInput
  /// The last year or day in which the rule applies.
  public var until: FieldInput
  /// The shift on weekends.
  public var shift: FieldInput
  /// The law or document the rule is from, as typed.
  public var source: FieldInput
  /// The years and days on which the rule differs, one a line; nil if a form without the field was sent.
  public var exceptions: FieldInput?
  /// The version from which the form was filled; empty for a new rule.
  public var seen: String
  /// The version that was saved meanwhile; nil for none.
  public var conflict: Conflict?
  /// The errors that do not belong to a field.
  public var errors: [FieldError] = []
  /// The preview of its days; nil if it was not requested.
  public var preview: RulePreview?

  /// The editor of a rule.
  public init(
    id: String? = nil, name: FieldInput = FieldInput(), region: String = "", sentence: FieldInput = FieldInput(),
    shape: RuleShape = .sentence, day: FieldInput = FieldInput(), month: FieldInput = FieldInput(), weekday: Int = 1,
    ordinal: Int = 1,
    offset: FieldInput = FieldInput(), kind: String = "", since: FieldInput = FieldInput(),
    until: FieldInput = FieldInput(),
    shift: FieldInput = FieldInput(), source: FieldInput = FieldInput(), exceptions: FieldInput? = nil,
    seen: String = ""
  ) {
    self.seen = seen
    self.id = id
    self.name = name
    self.region = region
    self.sentence = sentence
    self.shape = shape
    self.day = day
    self.month = month
    self.weekday = weekday
    self.ordinal = ordinal
    self.offset = offset
    self.kind = kind
    self.since = since
    self.until = until
    self.shift = shift
    self.source = source
    self.exceptions = exceptions
  }
}

extension Paths {
  /// The editor of a new rule.
  public static func newRule(_ region: String? = nil) -> Path {
    path("/rules/new") { writer in
      guard let region else { return }
      writer.query("region")
      writer.write(text: region)
    }
  }
  /// Adds a holiday rule.
  public static let rulePosts = Path("/rules")
}
