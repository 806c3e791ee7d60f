import FastiHTTP
import FastiPages
import FastiRecords
import FastiWords

extension Call {
  /// Carries out a form, once.
  ///
  /// - Parameters:
  ///   - id: The thing that the form was filled from; it is changed only if it has the version that the form has.
  ///   - span: The span of leave that the form was filled from; likewise.
  ///   - corrects: Whether the same form with other content corrects what it has made before.
  ///   - landing: The page to redirect to, given the id of the first thing made; nil for the page of the form.
  ///   - work: Writes to the given store, and returns the message about what was done; nil for none.
  /// - Returns: The result; where `work` throws, a refusal, and nothing was written.
  /// - Throws: `.storage`.
  func submit(
    _ form: Form, of id: RecordID? = nil, span: RecordID? = nil, corrects: Bool = false,
    to landing: ((RecordID) -> Path?)? = nil,
    _ work: (IdempotentStore) throws(Failure) -> String?
  ) throws(Failure) -> FormResult {
    do throws(Failure) {
      let given = IdempotentStore(
        store, try form.submission(), now: server.clock.now, base: BaseVersion(id, in: form),
        span: SpanVersion(span, in: form),
        corrects: corrects)
      let once = try server.caches.forms.next(given, form, of: server.space)
      let path = landing?(once.id(1))?.string ?? form.back
      guard try !once.isDone() else { return .done(to: path, nil) }
      let text = try work(once)
      server.caches.forms.remember(form, of: server.space)
      guard let text else { return .done(to: path, nil) }
      return .done(to: path, FormResult.Notice(text: text, change: try once.isDone() ? once.change : nil))
    } catch {
      guard error.kind != .storage else { throw error }
      return .refused(FormRefusal(form: form, failure: error))
    }
  }

  /// The answer for the result of a form.
  /// - Parameter again: Draws the page of the form again, with what was typed and what was wrong; nil where a page that
  ///   only says what was wrong will do.
  /// - Throws: What was wrong, where the form is not drawn; what `again` throws.
  func answer(
    _ result: FormResult, again: ((FormRefusal, Call) throws(Failure) -> Response)? = nil
  ) throws(Failure) -> Response {
    switch result {
    case .done(let path, let notice):
      var response = Response.going(to: path)
      // A script of the page goes on to the page by itself, so that the page is asked for once.
      if request.headers["Prefer"] == "return=minimal" { response.status = 204 }
      if let notice {
        response.headers.add("Set-Cookie", FlashCookie.header(notice, server.site))
      }
      return response
    case .refused(let refusal):
      guard let again else { throw refusal.failure }
      let page = try again(refusal, self)
      // A client that prefers JSON gets every refusal of a form as JSON, with the status that the page has.
      guard MediaType.preferred(request, among: [.html, .json, .text]) != .html else { return page }
      return Problem(page.status, refusal.failure).response(to: request)
    }
  }

  /// The message that something was added, or that what the form had made before was corrected.
  func added(_ name: String, _ once: IdempotentStore) -> String {
    pageWords(once.isCorrection ? .doneCorrected : .doneAdded, name)
  }

  /// The version of a thing, for a form that is filled from it.
  func version<Content: Record>(_ kind: Content.Type, _ id: RecordID) throws(Failure) -> String {
    do throws(StoreError) {
      return try store.read { reader throws(StoreError) in
        try reader.version(kind, id: id)?.stamp.text ?? BaseVersion.nothing
      }
    } catch { throw Failure(error) }
  }
}
