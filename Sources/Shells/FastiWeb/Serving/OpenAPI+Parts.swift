import FastiCivil
import FastiFormats

extension OpenAPI {
  static func parameter(_ parameter: Parameter, in place: String, _ json: inout JSONWriter) {
    json.field("name", parameter.name)
    json.field("in", place)
    json.field("description", parameter.summary)
    json.field("required", parameter.isRequired || place == "path")
    json.name("schema")
    json.object { json in
      guard parameter.repeats else { return schema(parameter.kind, &json) }
      json.field("type", "array")
      json.name("items")
      json.object { schema(parameter.kind, &$0) }
    }
  }

  private static func schema(_ kind: Parameter.Kind, _ json: inout JSONWriter) {
    switch kind {
    case .year:
      json.field("type", "integer")
      json.field("minimum", Limits.days.first.year)
      json.field("maximum", Limits.days.last.year)
    case .choice(let words):
      json.field("type", "string")
      json.field("enum", words)
    case .day, .week, .month, .text:
      json.field("type", "string")
      json.field("minLength", 1)
    }
  }

  static func components(_ json: inout JSONWriter) {
    json.name("responses")
    json.object { json in
      json.name("Problem")
      json.object { json in
        json.field("description", "what was wrong, and what to ask instead")
        json.name("content")
        json.object { json in
          json.name("application/json")
          json.object { json in
            json.name("schema")
            json.object { $0.field("$ref", "#/components/schemas/Problem") }
          }
          json.name("text/plain")
          json.object { json in
            json.name("schema")
            json.object { $0.field("type", "string") }
          }
        }
      }
    }
    json.name("securitySchemes")
    json.object { json in
      json.name("token")
      json.object { json in
        json.field("type", "http")
        json.field("scheme", "bearer")
        json.field("description", "fasti token add NAME shows one")
      }
      json.name("session")
      json.object { json in
        json.field("type", "apiKey")
        json.field("in", "cookie")
        json.field("name", "fasti")
        json.field("description", "what /sign-in gives; __Host-fasti where browsers come by https")
      }
    }
    json.name("schemas")
    json.object { json in
      json.name("Problem")
      json.object { problem(&$0) }
    }
  }

  private static func problem(_ json: inout JSONWriter) {
    json.field("type", "object")
    json.field("required", ["error"])
    json.name("properties")
    json.object { json in
      json.name("error")
      json.object { json in
        json.field("type", "object")
        json.field("required", ["code", "message", "field", "value", "hint"])
        json.name("properties")
        json.object { json in
          for name: StaticString in ["code", "message"] {
            json.name(name)
            json.object { $0.field("type", "string") }
          }
          for name: StaticString in ["field", "value", "hint"] {
            json.name(name)
            json.object { $0.field("type", ["string", "null"]) }
          }
        }
      }
    }
  }
}
