import Testing

/// libical keeps what it knows in one place for the whole process, so its tests wait for each other; the program reads in a
/// process of its own.
@Suite("Calendars, one at a time", .serialized) enum OneAtATime {}
