import FastiCivil

/// Why a reminder cannot be delivered, or the address of a feed cannot be shown.
public enum ChannelCause: Hashable, Sendable {
  /// No channel that could deliver is switched on.
  case noChannel
  /// A program failed, with its message. A program without a name is the user's own command.
  case failed(program: String, Ending, output: String)
  /// The address of the feed is too long for a QR code.
  case noCode
  /// The address of the feed is not stored, only its hash.
  case addressNotKept
  /// The address belongs to another feed.
  case otherAddress

  /// How a program ended.
  public enum Ending: Hashable, Sendable {
    /// It was killed because it took too long.
    case tookTooLong
    /// With a status other than 0.
    case status(Int)
    /// Without a status: a signal ended it.
    case killed
  }
}

extension ChannelCause {
  var sort: FailureSort {
    switch self {
    case .noChannel: .refused("no-channel")
    case .failed: .refused("channel-failed")
    case .noCode: "no-code"
    case .addressNotKept: .refused("address-not-kept")
    case .otherAddress: .refused("other-address")
    }
  }

  var sentence: Sentence {
    switch self {
    case .noChannel: return Sentence(.notifyNoChannel)
    case .failed(let program, let ending, let output):
      let name = program.isEmpty ? Sentence.Part.word(.notifyCommand) : .text(program)
      return switch ending {
      case .tookTooLong: Sentence(.notifyTookTooLong, name, .detail(output))
      case .status(let status): Sentence(.notifyFailedStatus, name, .number(status), .detail(output))
      case .killed: Sentence(.notifyFailed, name, .detail(output))
      }
    case .noCode: return Sentence(.feedNoCode)
    case .addressNotKept: return Sentence(.feedAddressNotKept)
    case .otherAddress: return Sentence(.feedOtherAddress)
    }
  }
}
