import FastiFormats
import FastiHTTP
import FastiPerson
import FastiRecords

/// Describes the API to programs, from the table of routes.
/// - Source: OpenAPI Specification 3.1.0.
enum OpenAPI {
  /// The description of the routes of the API.
  static func document(_ routes: [Route], server: String) -> [UInt8] {
    var json = JSONWriter(layout: .indented, capacity: 32_768)
    json.object { json in
      json.field("openapi", "3.1.0")
      json.name("info")
      json.object { json in
        json.field("title", "Fasti")
        json.field("version", "1")
        json.field(
          "description",
          "Days, weeks, holidays, business days and leave of one person, on their own machine. What was deleted is in no "
            + "answer; the store keeps it until fasti erase removes it.")
      }
      json.name("security")
      // Empty for a server without a pass-phrase; a token or a session for a server with one.
      json.array(["", "token", "session"]) { json, name in
        json.object { json in
          guard !name.isEmpty else { return }
          json.name(text: name)
          json.array([String]()) { _, _ in }
        }
      }
      json.name("servers")
      json.array([server]) { json, server in json.object { $0.field("url", server) } }
      json.name("paths")
      json.object { json in
        for route in routes where route.scope == .api {
          json.name(text: route.pattern.text)
          json.object { json in
            json.name(text: route.method.rawValue.lowercased())
            json.object { operation(route, &$0) }
          }
        }
      }
      json.name("components")
      json.object { components(&$0) }
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }

  private static func operation(_ route: Route, _ json: inout JSONWriter) {
    json.field("summary", route.summary)
    json.name("parameters")
    json.array(route.path.map { ($0, "path") } + route.query.map { ($0, "query") }) { json, place in
      json.object { parameter(place.0, in: place.1, &$0) }
    }
    json.name("responses")
    json.object { json in
      json.name("200")
      json.object { json in
        json.field("description", "the answer")
        json.name("content")
        json.object { json in
          content(route.answer, &json)
          for type in route.otherTypes {
            json.name(text: type)
            json.object { _ in }
          }
        }
      }
      if route.isConditional {
        json.name("304")
        json.object { $0.field("description", "the client has the answer: If-None-Match named its ETag") }
      }
      for status in Problem.statuses {
        json.name(text: "\(status)")
        json.object { $0.field("$ref", "#/components/responses/Problem") }
      }
    }
  }

  private static func content(_ answer: Route.Answer, _ json: inout JSONWriter) {
    switch answer {
    case .other(let type):
      json.name(text: type)
      json.object { _ in }
      return
    case .object(let fields):
      json.name("application/json")
      json.object { json in
        json.name("schema")
        json.object { object(fields, &$0) }
      }
    case .list(let fields):
      json.name("application/json")
      json.object { json in
        json.name("schema")
        json.object { json in
          json.field("type", "array")
          json.name("items")
          json.object { object(fields, &$0) }
        }
      }
    }
    text(&json)
  }

  private static func object(_ fields: [String], _ json: inout JSONWriter) {
    json.field("type", "object")
    json.field("required", fields)
  }

  private static func text(_ json: inout JSONWriter) {
    json.name("text/plain")
    json.object { json in
      json.name("schema")
      json.object { $0.field("type", "string") }
    }
  }
}

/// `GET /api/v1/openapi.json`.
enum OpenAPIRoute {
  /// - Parameter routes: The table of all routes, which contains this one too.
  static func route(of routes: @escaping @Sendable () -> [Route]) -> Route {
    Route(
      .get, "/api/v1/openapi.json", "This description of the API, OpenAPI 3.1", scope: .api, needs: .calendar,
      answer: .other("application/json")
    ) { call throws(Failure) in
      var response = Response(200, body: OpenAPI.document(routes(), server: call.server.site.address))
      response.headers.set("Content-Type", "application/json")
      return response
    }
  }
}
