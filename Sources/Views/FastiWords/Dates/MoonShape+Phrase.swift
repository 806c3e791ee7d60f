public import FastiCalendars

extension MoonShape {
  /// The word for the shape.
  public var phrase: Phrase {
    switch self {
    case .new: .saySkyNewMoon
    case .waxingCrescent: .moonWaxingCrescent
    case .firstQuarter: .saySkyFirstQuarter
    case .waxingGibbous: .moonWaxingGibbous
    case .full: .saySkyFullMoon
    case .waningGibbous: .moonWaningGibbous
    case .lastQuarter: .saySkyLastQuarter
    case .waningCrescent: .moonWaningCrescent
    }
  }
}
