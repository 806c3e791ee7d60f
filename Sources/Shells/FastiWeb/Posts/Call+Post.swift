import FastiApp
import FastiHTTP

extension Call {
  /// Fulfils the wish of a form once, and leads back to a page that says so.
  ///
  /// - Parameter work: Writes to the store it is given, and gives the sentence about what was done; nil for none.
  /// - Throws: What the work throws; nothing was written then.
  func fulfil(
    _ form: Form, _ work: (any Store) throws(Failure) -> String?
  ) throws(Failure) -> Response {
    let once = OnceStore(store, name: try form.wish(), now: desk.clock.now)
    var response = Response.going(to: form.back)
    guard try !once.isDone() else { return response }
    if let text = try work(once) {
      response.headers.add("Set-Cookie", Note.header(text, change: try once.isDone() ? once.change : nil))
    }
    return response
  }

  /// The same, or the form again with what was wrong where the work throws about a value.
  func fulfil(
    _ form: Form, _ work: (any Store) throws(Failure) -> String?,
    else again: (inout FieldErrors) throws(Failure) -> Response
  ) throws(Failure) -> Response {
    do { return try fulfil(form, work) } catch {
      guard error.kind != .storage else { throw error }
      var errors = FieldErrors(error, pageWords)
      return try again(&errors)
    }
  }
}
