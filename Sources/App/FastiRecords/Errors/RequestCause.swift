import FastiCivil

/// Why a request was not answered as intended.
public enum RequestCause: Hashable, Sendable {
  /// There is nothing at that address.
  case nothingHere
  /// A form without a unique name; it could be stored twice.
  case unnamed
  /// The body is not a form.
  case noForm
  /// The server already receives as many uploads as it accepts at once; the client may try again later.
  case receiving
  /// The address has no parameter of that name.
  case unknownParameter(String)
  /// A parameter is given twice.
  case repeatedParameter(String)
  /// The address needs a parameter of that name.
  case missingParameter(String)
  /// The `Host` is not a name of this server.
  case otherName
  /// Pages of other sites must not change anything.
  case crossSite
  /// Pages of other sites must not load anything.
  case embedded
  /// Only pages of this site may link to it.
  case onlyFromHere
  /// The address exists, but not for this method.
  case method(String)
  /// The request is not valid HTTP.
  case noHTTP
  /// The address is longer than the server accepts.
  case longAddress
  /// The header is longer than the server accepts.
  case longHeader
  /// The body is longer than the server accepts.
  case longBody
  /// The server has too many requests.
  case busy
  case yearAndRange
  /// No region was named, and none is selected.
  case noRegion
  /// More years and regions than an answer may contain.
  case tooMuch(years: Int, regions: Int, most: Int)
  /// More days than a document for paper may show.
  case tooManyDays(Int, most: Int)
  /// The server draws widgets as SVG only.
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
    case .noHTTP, .longAddress, .longHeader, .longBody, .busy: .refused("refused")
    case .yearAndRange: .usage("year-and-range")
    case .noRegion: .usage("no-region")
    case .tooMuch: "too-much"
    case .tooManyDays: "too-much"
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
    case .yearAndRange: Sentence(.requestYearAndRange)
    case .noRegion: Sentence(.requestNoRegion)
    case .tooMuch(let years, let regions, let most):
      Sentence(.requestTooMuch, .number(years), .number(regions), .number(most))
    case .tooManyDays(let days, let most): Sentence(.requestTooManyDays, .number(days), .number(most))
    case .onlySVG: Sentence(.requestOnlySVG)
    }
  }
}
