import FastiCivil

/// Why a client is not admitted, or may not do this.
public enum AccessCause: Hashable, Sendable {
  /// A pass-phrase that is empty or not a line of text.
  case malformedPassPhrase
  /// A pass-phrase of fewer characters than that, or of one character repeated.
  case weakPassPhrase(shortest: Int)
  /// A pass-phrase of more bytes than that.
  case longPassPhrase(most: Int)
  /// The pass-phrase was typed twice, and the two differ.
  case passPhrasesDiffer
  case wrongPassPhrase
  /// Too many attempts to sign in.
  case tooManyAttempts
  /// A token was typed in place of its name.
  case tokenItself(name: String)
  case needsToken
  /// What was sent as a token does not have the form of one.
  case noBearer
  /// No program has this token.
  case unknownToken
  /// Only a signed-in browser may do this.
  case needsSession
  /// The token does not allow this: its name, and the scope it would need.
  case needsScope(name: String, scope: String)
  /// Several people need a pass-phrase of the owner.
  case ownerNeedsPassPhrase
  /// The pass-phrase of the owner is to be removed, and there are other people.
  case othersNeedPassPhrase
  /// The owner of the data folder is to be removed.
  case isOwner
  /// The link for a pass-phrase was used before.
  case invitationUsed
  /// The link for a pass-phrase is older than seven days.
  case invitationOver
  /// No link for a pass-phrase has that secret.
  case invitationUnknown
}

extension AccessCause {
  var sort: FailureSort {
    switch self {
    case .malformedPassPhrase: "malformed-pass-phrase"
    case .weakPassPhrase: "weak-pass-phrase"
    case .longPassPhrase: "too-long"
    case .passPhrasesDiffer: "pass-phrases-differ"
    case .wrongPassPhrase: .refused("wrong-pass-phrase")
    case .tooManyAttempts: .refused("too-many-attempts")
    case .tokenItself: .notFound("unknown-token")
    case .needsToken, .noBearer, .unknownToken, .needsSession: .refused("needs-token")
    case .needsScope: .refused("insufficient-scope")
    case .ownerNeedsPassPhrase, .othersNeedPassPhrase: .refused("needs-pass-phrase")
    case .isOwner: .refused("is-owner")
    case .invitationUsed: .notFound("used-link")
    case .invitationOver: .notFound("expired-link")
    case .invitationUnknown: .notFound("unknown-link")
    }
  }

  var sentence: Sentence {
    switch self {
    case .malformedPassPhrase: Sentence(.accessMalformedPassPhrase)
    case .weakPassPhrase(let shortest): Sentence(.accessWeakPassPhrase, .number(shortest))
    case .longPassPhrase(let most): Sentence(.accessLongPassPhrase, .number(most))
    case .passPhrasesDiffer: Sentence(.accessPassPhrasesDiffer)
    case .wrongPassPhrase: Sentence(.accessWrongPassPhrase)
    case .tooManyAttempts: Sentence(.accessTooManyAttempts)
    case .tokenItself: Sentence(.accessTokenItself)
    case .needsToken: Sentence(.accessNeedsToken)
    case .noBearer: Sentence(.accessNoBearer)
    case .unknownToken: Sentence(.accessUnknownToken)
    case .needsSession: Sentence(.accessNeedsSession)
    case .needsScope(let name, let scope): Sentence(.accessNeedsScope, .text(name), .text(scope))
    case .ownerNeedsPassPhrase: Sentence(.accessOwnerNeedsPassPhrase)
    case .othersNeedPassPhrase: Sentence(.accessOthersNeedPassPhrase)
    case .isOwner: Sentence(.accessIsOwner)
    case .invitationUsed: Sentence(.accessInvitationUsed)
    case .invitationOver: Sentence(.accessInvitationOver)
    case .invitationUnknown: Sentence(.accessInvitationUnknown)
    }
  }
}
