import FastiApp
import FastiHTTP
import FastiPages

extension Call {
  /// Fulfils the wish of a form once, and leads back to a page that says so.
  ///
  /// - Parameters:
  ///   - id: The thing that the form was filled from; it is changed only while it is what the form has seen.
  ///   - corrects: Whether the same form with other content corrects what it has made before.
  ///   - landing: The page it leads to, given the id of what it makes first; nil for the one the form came from.
  ///   - work: Writes to the store it is given, and gives the sentence about what was done; nil for none.
  /// - Throws: What the work throws; nothing was written then.
  func fulfil(
    _ form: Form, of id: RecordID? = nil, corrects: Bool = false, to landing: ((RecordID) -> Path?)? = nil,
    _ work: (IdempotentStore) throws(Failure) -> String?
  ) throws(Failure) -> Response {
    let once = try server.caches.forms.next(
      IdempotentStore(store, try form.wish(), now: server.clock.now, seen: BaseVersion(id, in: form), corrects: corrects), form)
    var response = Response.going(to: landing?(once.id(1))?.string ?? form.back)
    guard try !once.isDone() else { return response }
    let text = try work(once)
    server.caches.forms.remember(form)
    if let text {
      response.headers.add("Set-Cookie", FlashCookie.header(text, change: try once.isDone() ? once.change : nil))
    }
    return response
  }

  /// The same, or the form again with what was wrong where the work throws about a value.
  func fulfil(
    _ form: Form, of id: RecordID? = nil, corrects: Bool = false, to landing: ((RecordID) -> Path?)? = nil,
    _ work: (IdempotentStore) throws(Failure) -> String?,
    else again: (inout FieldErrors) throws(Failure) -> Response
  ) throws(Failure) -> Response {
    do { return try fulfil(form, of: id, corrects: corrects, to: landing, work) } catch {
      guard error.kind != .storage else { throw error }
      var errors = FieldErrors(error, pageWords)
      return try again(&errors)
    }
  }

  /// Says that something was added, or that what the form had made before was corrected.
  func added(_ name: String, _ once: IdempotentStore) -> String {
    pageWords(once.isCorrection ? .doneCorrected : .doneAdded, name)
  }

  /// The version of a thing, for a form that is filled from it.
  func seen<Content: Record>(_ kind: Content.Type, _ id: RecordID) throws(Failure) -> String {
    do throws(StoreError) {
      return try store.read { reader throws(StoreError) in
        try reader.version(kind, id: id)?.stamp.text ?? BaseVersion.nothing
      }
    } catch { throw Failure(error) }
  }
}
