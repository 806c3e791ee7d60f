public import FastiCivil
public import FastiHolidays
import FastiWords

/// The question for business days between two days.
public struct BetweenForm: Sendable {
  /// The day from which to count.
  public var from: FieldInput
  /// The day to which to count.
  public var to: FieldInput
  /// Which of the two ends are counted.
  public var bounds: WorkdayBounds
  /// How several regions are combined.
  public var combination: WorkdayCombination
  /// The region's code; empty for the selected regions.
  public var region = FieldInput()

  /// A question.
  public init(
    from: FieldInput = FieldInput(), to: FieldInput = FieldInput(), bounds: WorkdayBounds = .exclusive,
    combination: WorkdayCombination = .union
  ) {
    self.from = from
    self.to = to
    self.bounds = bounds
    self.combination = combination
  }

  enum Field: String, FormField {
    case from, to, region, bounds, combine

    static let form: StaticString = "between"

    var label: Phrase? {
      switch self {
      case .from: .from
      case .to: .to
      case .region: .ruleRegion
      case .bounds: .countedEnds
      case .combine: .severalRegions
      }
    }

    func choices(_ words: PageWords) -> [FormChoice] {
      switch self {
      case .bounds: WorkdayBounds.allCases.map { FormChoice($0.word, words($0.phrase)) }
      case .combine:
        [
          FormChoice(WorkdayCombination.union.word, words(.combineUnion)),
          FormChoice(WorkdayCombination.intersection.word, words(.combineIntersection)),
        ]
      default: []
      }
    }
  }
}

/// The number of business days between two days, with its parts.
public struct BetweenAnswer: Sendable {
  /// The day from which it counts.
  public var from: Day
  /// The day to which it counts.
  public var to: Day
  /// The numbers of business days, weekend days and holidays.
  public var breakdown: WorkdayBreakdown
  /// The counted holidays on weekdays that are listed.
  public var holidays: [SpecialDay]
  /// The number of further ones.
  public var more: Int

  /// An answer.
  public init(from: Day, to: Day, breakdown: WorkdayBreakdown, holidays: [SpecialDay], more: Int = 0) {
    self.from = from
    self.to = to
    self.breakdown = breakdown
    self.holidays = holidays
    self.more = more
  }
}

/// The question for a day and a number of business days after it.
public struct AddForm: Sendable {
  /// The day to count from, as typed.
  public var date: FieldInput
  /// The number, negative for earlier.
  public var steps: FieldInput
  /// Where counting begins on a day off.
  public var start: DayOffStart
  /// The region's code; empty for the selected regions.
  public var region = FieldInput()

  /// A question.
  public init(date: FieldInput = FieldInput(), steps: FieldInput = FieldInput(), start: DayOffStart = .next) {
    self.date = date
    self.steps = steps
    self.start = start
  }

  enum Field: String, FormField {
    case date, steps, region
    case start = "from-holiday"

    static let form: StaticString = "add"

    var label: Phrase? {
      switch self {
      case .date: .from
      case .steps: .businessDays
      case .region: .ruleRegion
      case .start: .onDayOff
      }
    }

    func choices(_ words: PageWords) -> [FormChoice] {
      self == .start ? DayOffStart.allCases.map { FormChoice($0.word, words($0.phrase)) } : []
    }
  }
}

/// The question for the best days of leave.
public struct BridgeForm: Sendable {
  /// The civil year of the plan.
  public var year: FieldInput
  /// The greatest number of days of leave.
  public var budget: FieldInput
  /// Whether the plan is for the longest single span.
  public var isLongest: Bool
  /// The shortest span of the plan, unless it is for the longest.
  public var minimum: FieldInput
  /// The region's code; empty for the selected regions.
  public var region = FieldInput()

  /// A question.
  public init(
    year: FieldInput, budget: FieldInput = FieldInput("5"), isLongest: Bool = false,
    minimum: FieldInput = FieldInput("4")
  ) {
    self.year = year
    self.budget = budget
    self.isLongest = isLongest
    self.minimum = minimum
  }

  enum Field: String, FormField {
    case year, budget, goal, region
    case minimum = "min"

    static let form: StaticString = "bridges"

    var label: Phrase? {
      switch self {
      case .year: .year
      case .budget: .daysOfLeave
      case .goal: .goal
      case .region: .ruleRegion
      case .minimum: .shortestSpan
      }
    }

    func choices(_ words: PageWords) -> [FormChoice] {
      guard self == .goal else { return [] }
      return [FormChoice("total", words(.goalTotal)), FormChoice("longest", words(.goalLongest))]
    }
  }
}

extension Paths {
  /// The page with the answer to a question for business days: `/days?from=2026-04-01&to=2026-05-01`.
  public static func days(asking form: BetweenForm) -> Path {
    var writer = PathWriter("/days")
    writer.query("from")
    writer.write(text: form.from.text)
    writer.query("to")
    writer.write(text: form.to.text)
    writer.query("bounds")
    writer.write(text: "\(form.bounds.word)")
    writer.query("combine")
    writer.write(text: "\(form.combination.word)")
    if !form.region.text.isEmpty {
      writer.query("region")
      writer.write(text: form.region.text)
    }
    return writer.path
  }
}
