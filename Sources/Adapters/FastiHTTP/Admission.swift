/// What becomes of a request's body, decided when only the header is there.
public enum Admission: Sendable {
  /// It is kept in memory, up to so many bytes; more is 413.
  case memory(Int)
  /// It is a form, whose file of at most so many bytes goes to the disk as it comes; the other fields stay in memory,
  /// within ``ServerLimits/fieldBytes``. What cannot be taken reaches the handler as a ``BodyFault``. Files from one place,
  /// whatever the server's owner calls it, are few at once: ``ServerLimits/filesOfNetwork``.
  case file(Int, from: String)
  /// None of it is taken: that is the answer, and the connection ends behind it.
  case refused(Response)
}
