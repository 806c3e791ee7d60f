/// The effect of an entry on its balance.
public enum LeaveAction: Hashable, Sendable {
  /// Leave taken: it is subtracted.
  case used
  /// Leave earned outside the regular accrual: it is added.
  case accrued
  /// A correction, which adds or subtracts.
  case adjustment(LeaveSign)

  /// Whether the hours are added or subtracted.
  public var sign: LeaveSign {
    switch self {
    case .used: .negative
    case .accrued: .positive
    case .adjustment(let sign): sign
    }
  }

  /// The word: `used`, `accrued` or `adjustment`.
  public var word: StaticString {
    switch self {
    case .used: "used"
    case .accrued: "accrued"
    case .adjustment: "adjustment"
    }
  }

  /// The action of an input: an adjustment has a sign, the others have none.
  /// - Throws: `.unknownAction`, `.unknownSign`, `.signMissing` or `.signNotAllowed`.
  public init(entered word: String, sign: String?) throws(LeaveError) {
    let action = try LeaveAction(outside: word, sign: sign)
    if case .adjustment = action {
      guard sign != nil else { throw .signMissing }
    } else if sign != nil {
      throw .signNotAllowed
    }
    self = action
  }

  /// The action of a version from outside: a sign is used only for an adjustment, which is positive without one.
  /// - Throws: `.unknownAction` or `.unknownSign`.
  public init(outside word: String, sign: String?) throws(LeaveError) {
    let sign = try sign.map { word throws(LeaveError) in try LeaveSign(word) }
    if word.utf8.elementsEqual("used".utf8) {
      self = .used
    } else if word.utf8.elementsEqual("accrued".utf8) {
      self = .accrued
    } else if word.utf8.elementsEqual("adjustment".utf8) {
      self = .adjustment(sign ?? .positive)
    } else {
      throw .unknownAction
    }
  }
}

/// Whether hours are added or subtracted.
public enum LeaveSign: Hashable, Sendable {
  case positive, negative

  /// Reads `positive` or `negative`.
  /// - Throws: `.unknownSign`.
  public init(_ word: String) throws(LeaveError) {
    if word.utf8.elementsEqual("positive".utf8) {
      self = .positive
    } else if word.utf8.elementsEqual("negative".utf8) {
      self = .negative
    } else {
      throw .unknownSign
    }
  }

  /// The word: `positive` or `negative`.
  public var word: StaticString { self == .positive ? "positive" : "negative" }
}
