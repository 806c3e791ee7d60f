import FastiCivil

/// Why a server cannot listen.
public enum ServeCause: Hashable, Sendable {
  /// Not an address with a port.
  case malformedAddress
  /// Another program listens on that port.
  case inUse
  /// This user may not listen on that port.
  case noPermission
  /// This machine does not have the address.
  case noSuchAddress
  /// Any other reason, as the text of the system.
  case cannotListen(String)
  /// Other machines could reach the server, but no pass-phrase is set.
  case needsPassPhrase
}

extension ServeCause {
  var sort: FailureSort {
    switch self {
    case .malformedAddress: "malformed-address"
    case .inUse: .refused("address-in-use")
    case .noPermission: .refused("no-permission")
    case .noSuchAddress: "no-such-address"
    case .cannotListen: .refused("cannot-listen")
    case .needsPassPhrase: .refused("needs-pass-phrase")
    }
  }

  var sentence: Sentence {
    switch self {
    case .malformedAddress: Sentence(.serveMalformedAddress)
    case .inUse: Sentence(.serveInUse)
    case .noPermission: Sentence(.serveNoPermission)
    case .noSuchAddress: Sentence(.serveNoSuchAddress)
    case .cannotListen(let reason): Sentence(.serveCannotListen, .detail(reason))
    case .needsPassPhrase: Sentence(.serveNeedsPassPhrase)
    }
  }
}
