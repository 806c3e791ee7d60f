import FastiHTTP
import FastiPerson
import FastiRecords

/// `GET /api/v1/openapi.json`.
enum OpenAPIRoute {
  static let route = Route(
    .get, "/api/v1/openapi.json", "This description of the API, OpenAPI 3.1", scope: .api, needs: .calendar,
    answer: .other("application/json")
  ) { call throws(Failure) in
    var response = Response(200, body: OpenAPI.document(RouteTable.all, server: call.desk.site.address))
    response.headers.set("Content-Type", "application/json")
    return response
  }
}
