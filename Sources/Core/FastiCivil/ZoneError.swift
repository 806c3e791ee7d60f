/// An error in a compiled time zone or a POSIX zone string.
///
/// ```swift
/// do {
///   _ = try Zone(posix: "Mars/Olympus")
/// } catch {
///   print(error)  // it is not a POSIX time zone
/// }
/// ```
public enum ZoneError: Error, Hashable, Sendable {
  /// The bytes do not start as a TZif file does.
  case notTZif
  /// The file is shorter than its header announces.
  case truncated
  /// The header announces something that RFC 9636 forbids, or a value is outside its limits.
  case malformed(Part)
  /// The file counts leap seconds, which Unix time does not have.
  case leapSeconds
  /// The text is not a POSIX zone string.
  case notPOSIX

  /// The part of a TZif file that is wrong.
  ///
  /// ```swift
  /// print(ZoneError.malformed(.footer) == .malformed(.counts))  // false
  /// ```
  public enum Part: Hashable, Sendable {
    case counts, transitionTime, localTimeType, designation, footer
  }
}

#if !hasFeature(Embedded)
  extension ZoneError: CustomStringConvertible {
    /// The sentence in English.
    public var description: String { sentence.description }

    /// What is wrong with the zone, as a sentence in any language.
    public var sentence: Sentence {
      switch self {
      case .notTZif: Sentence(.zoneNotTZif)
      case .truncated: Sentence(.zoneTruncated)
      case .malformed(let part): Sentence(.zoneMalformed, .word(part.name))
      case .leapSeconds: Sentence(.zoneLeapSeconds)
      case .notPOSIX: Sentence(.zoneNotPOSIX)
      }
    }
  }

  extension ZoneError.Part {
    fileprivate var name: Template {
      switch self {
      case .counts: .zonePartCounts
      case .transitionTime: .zonePartTransitionTime
      case .localTimeType: .zonePartLocalTimeType
      case .designation: .zonePartDesignation
      case .footer: .zonePartFooter
      }
    }
  }
#endif
