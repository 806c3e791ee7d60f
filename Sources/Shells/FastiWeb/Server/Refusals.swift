import FastiHTTP
import FastiPages
import FastiRecords

/// Answers of the server before dispatch: a line for programs, a page for a browser.
enum Refusals {
  /// A refusal in the form that the request accepts, by its status.
  static func explain(_ response: Response, _ headers: Headers, _ server: ServerState) -> Response {
    guard let cause = cause(response.status), let target = Target(Array("/".utf8)) else { return response }
    let request = Request(method: .get, target: target, headers: headers, peer: .loopback)
    guard MediaType.preferred(request, among: [.text, .json, .html]) == .html else { return response }
    let failure = Failure(.request(cause))
    var page = ErrorPages.response(Problem(response.status, failure), request, server)
    for field in response.headers.fields where field.name != "Content-Type" {
      page.headers.set(field.name, field.value)
    }
    return page
  }

  /// The answer for a wrong `Host`: one line, without information about the server.
  static func otherName(_ problem: Problem, _ request: Request, _ server: ServerState) -> Response {
    guard MediaType.preferred(request, among: [.json, .text, .html]) == .html else {
      return problem.response(to: request)
    }
    let words = server.pageWords(AcceptLanguage.preferred(request, among: server.languages) ?? "en")
    return Response(problem.status, text: FieldError(problem.failure, words).message)
  }

  private static func cause(_ status: Int) -> RequestCause? {
    switch status {
    case 400, 405, 501: .noHTTP
    case 413: .longBody
    case 415: .noForm
    case 414: .longAddress
    case 431: .longHeader
    case 503: .busy
    default: nil
    }
  }
}
