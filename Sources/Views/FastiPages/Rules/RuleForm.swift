/// The editor of a rule: a sentence, or the parts of one. Posted to ``Paths/rulePosts``, or to ``Paths/rule(_:)`` of the
/// one that is written anew; with ``Field/preview``, nothing is kept.
public struct RuleForm: Sendable {
  /// The id of the rule that is written anew; nil for a new one.
  public var id: String?
  /// What the holiday is called in the reader's language.
  public var name: FieldInput
  /// The region's code; empty for every region.
  public var region: String
  /// The rule in the words of the rule language; read in place of ``shape`` where it is not empty.
  public var sentence: FieldInput
  /// How the day is found where there is no sentence.
  public var shape: RuleShape
  /// The day of a month.
  public var day: FieldInput
  /// The month, 1 to 12.
  public var month: FieldInput
  /// The weekday, 0 for Sunday to 6.
  public var weekday: Int
  /// Which of a month's weekdays: 1 to 5, or 6 for the last.
  public var ordinal: Int
  /// Days after Easter.
  public var offset: FieldInput
  /// The days exchanged, as they were typed.
  public var swaps: [RuleSwap] = []
  /// The other parts of a sentence, as they were typed.
  public var parts = RuleParts()
  /// The kind's word; empty for what the sentence says, else an observance.
  public var kind: String
  /// The first year or date.
  public var since: FieldInput
  /// The last year or day in which the rule applies.
  public var until: FieldInput
  /// What happens on a weekend.
  public var shift: FieldInput
  /// Where it comes from.
  public var source: FieldInput
  /// The version it was filled from; empty for a new rule.
  public var seen: String
  /// What it was made into meanwhile; nil for nothing.
  public var conflict: Conflict?
  /// What is wrong with none of these fields.
  public var errors: [FieldError] = []
  /// The preview of its days; nil if it was not asked for.
  public var preview: RulePreview?

  /// The editor of a rule.
  public init(
    id: String? = nil, name: FieldInput = FieldInput(), region: String = "", sentence: FieldInput = FieldInput(),
    shape: RuleShape = .sentence, day: FieldInput = FieldInput(), month: FieldInput = FieldInput(), weekday: Int = 1,
    ordinal: Int = 1,
    offset: FieldInput = FieldInput(), kind: String = "", since: FieldInput = FieldInput(),
    until: FieldInput = FieldInput(),
    shift: FieldInput = FieldInput(), source: FieldInput = FieldInput(), seen: String = ""
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
