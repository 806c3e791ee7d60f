import FastiHTTP
import FastiPages
import FastiRecords

/// `/help`: the keyboard shortcuts.
enum HelpPages {
  static let all = [
    Route.page("/help", "Which keys do what") { call throws(Failure) in
      try call.page(HelpPage(), at: Paths.help)
    }
  ]
}
