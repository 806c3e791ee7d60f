import FastiCivil

/// Why a request was not answered as it was meant.
public enum RequestCause: Hashable, Sendable {
  /// There is nothing at that address.
  case nothingHere
  /// A form without a name of its own, so that it could be sent twice.
  case unnamed
  /// The body is no form.
  case noForm
  /// Others are sending files; there is room again later.
  case receiving
  /// The address does not take a parameter of that name.
  case unknownParameter(String)
  /// A parameter is there twice.
  case repeatedParameter(String)
  /// The address needs a parameter of that name.
  case missingParameter(String)
  /// The server does not go by the name it was asked by.
  case otherName
  /// A page of another site may change nothing here.
  case crossSite
  /// A page of another site may load nothing from here.
  case embedded
  /// Only a page of this site leads to it.
  case onlyFromHere
  /// The address is there, but cannot be asked in that way.
  case method(String)
  /// What was sent holds no line of HTTP that can be understood.
  case noHTTP
  /// The address is longer than is read.
  case longAddress
  /// What stands before the content is longer than is read.
  case longHeader
  /// More was sent than is taken.
  case longBody
  /// Too many others are being served.
  case busy
  /// The server begins or ends.
  case notServing
  case yearAndRange
  /// No region was named, and none is selected.
  case noRegion
  /// So many years of so many regions are more than one answer has.
  case tooMuch(years: Int, regions: Int, most: Int)
  /// Widgets are drawn as SVG alone.
  case onlySVG
}

extension RequestCause {
  var sort: FailureSort {
    switch self {
    case .nothingHere: .notFound("not-found")
    case .unnamed: .usage("missing-request")
    case .noForm: .usage("malformed-form")
    case .receiving: .refused("busy")
    case .unknownParameter: .usage("unknown-parameter")
    case .repeatedParameter: .usage("repeated-parameter")
    case .missingParameter: .usage("missing-parameter")
    case .otherName: .refused("unknown-host")
    case .crossSite, .embedded, .onlyFromHere: .refused("cross-site")
    case .method: .usage("method-not-allowed")
    case .noHTTP, .longAddress, .longHeader, .longBody, .busy, .notServing: .refused("refused")
    case .yearAndRange: .usage("year-and-range")
    case .noRegion: .usage("no-region")
    case .tooMuch: "too-much"
    case .onlySVG: "no-png"
    }
  }

  var sentence: Sentence {
    switch self {
    case .nothingHere: Sentence(.requestNothingHere)
    case .unnamed: Sentence(.requestUnnamed)
    case .noForm: Sentence(.requestNoForm)
    case .receiving: Sentence(.requestReceiving)
    case .unknownParameter(let name): Sentence(.requestUnknownParameter, .text(name))
    case .repeatedParameter(let name): Sentence(.requestRepeatedParameter, .text(name))
    case .missingParameter(let name): Sentence(.requestMissingParameter, .text(name))
    case .otherName: Sentence(.requestOtherName)
    case .crossSite: Sentence(.requestCrossSite)
    case .embedded: Sentence(.requestEmbedded)
    case .onlyFromHere: Sentence(.requestOnlyFromHere)
    case .method(let method): Sentence(.requestMethod, .text(method))
    case .noHTTP: Sentence(.requestNoHTTP)
    case .longAddress: Sentence(.requestLongAddress)
    case .longHeader: Sentence(.requestLongHeader)
    case .longBody: Sentence(.requestLongBody)
    case .busy: Sentence(.requestBusy)
    case .notServing: Sentence(.requestNotServing)
    case .yearAndRange: Sentence(.requestYearAndRange)
    case .noRegion: Sentence(.requestNoRegion)
    case .tooMuch(let years, let regions, let most):
      Sentence(.requestTooMuch, .number(years), .number(regions), .number(most))
    case .onlySVG: Sentence(.requestOnlySVG)
    }
  }
}
