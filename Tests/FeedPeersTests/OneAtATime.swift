import Testing

/// libical has global state, so its tests run one after the other. The program calls it in a child process.
@Suite("Calendars, one at a time", .serialized) enum OneAtATime {}
