import FastiCivil
import FastiDays
import FastiHTTP
import FastiPages
import FastiRecords
import FastiWords

extension Problem {
  /// The problem in the form that the request accepts: a page for a browser, otherwise data.
  func response(to request: Request, _ server: ServerState) -> Response {
    guard MediaType.preferred(request, among: [.json, .text, .html]) == .html else { return response(to: request) }
    return ErrorPages.response(self, request, server)
  }
}

/// A problem as a page. It does not read the store, because the store may be the cause.
enum ErrorPages {
  static func response(_ problem: Problem, _ request: Request, _ server: ServerState) -> Response {
    let words = server.pageWords(for: request)
    var (status, nearest) = (problem.status, [ErrorPage.Nearest]())
    let errors = problem.failure.all.map { failure in
      if request.method == .get, case .civil(let error) = failure.cause, let found = error.nearest {
        (status, nearest) = (404, found)
        return error.onPage(failure, words)
      }
      var error = FieldError(failure, words)
      // The hint with the list of the API is for programs; the page has its own links.
      if failure.cause == .request(.nothingHere) { error.hint = nil }
      return error
    }
    // The same bytes for every unknown address, so the frame does not depend on the request.
    var page = ErrorPage(status: status, isAddress: request.method == .get, errors)
    page.nearest = nearest
    var response = server.page(page, for: request, named: "error", status: status)
    response.headers.set("Vary", "Accept")
    return response
  }
}

extension CivilError {
  /// The pages next to a week or a day that does not exist; nil for any other error.
  fileprivate var nearest: [ErrorPage.Nearest]? {
    switch self {
    case .noSuchWeek(let year, _, let last):
      guard let week = try? ISOWeek(year: year, week: last) else { return nil }
      return [.week(week), .week(ISOWeek(week.start + 7))]
    case .noSuchDay(let year, let month, _, let last):
      guard let day = (try? CivilDate(year: year, month: month, day: last))?.day else { return nil }
      return [.day(day), .day(day + 1)]
    default: return nil
    }
  }

  /// The sentence of a page that has links instead of a hint.
  fileprivate func onPage(_ failure: Failure, _ words: PageWords) -> FieldError {
    guard case .noSuchWeek(let year, let week, let last) = self else {
      return FieldError(FieldError(failure, words).message)
    }
    return FieldError(words(.yearHasWeeks, String(year), String(last), String(week)))
  }
}

extension ServerState {
  /// The words of the language that the user chose for pages, otherwise of the server's.
  fileprivate func pageWords(for request: Request) -> PageWords {
    pageWords(chosenLanguage(request) ?? settings.language)
  }

  /// A page that does not read the store, and does not show its data.
  /// - Parameter name: The name of its forms, the same for all clients.
  func page(_ page: some Page, for request: Request, named name: String, status: Int) -> Response {
    let theme = Cookie.value("theme", in: request).flatMap { Theme(rawValue: $0) } ?? .system
    var frame = PageFrame(
      words: pageWords(for: request), today: today, path: Paths.today, theme: theme, request: name)
    frame.version = StaticFiles.version
    var response = Response(status, body: page.render(in: frame))
    response.headers.set("Content-Type", "text/html; charset=utf-8")
    return response
  }
}
