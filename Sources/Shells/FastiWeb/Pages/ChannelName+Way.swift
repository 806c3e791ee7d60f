import FastiDays
import FastiPages

extension ChannelName {
  /// What the settings say it is.
  var way: ChannelChoice.Way {
    switch self {
    case .desktop: .desktop
    case .command: .command
    case .web: .web
    }
  }
}
