import FastiFormats
public import FastiWords

/// What a phone or computer needs to know to install the app.
/// - Source: W3C Web Application Manifest; `protocol_handlers` of its incubations.
public struct AppManifest: Sendable {
  private let words: PageWords

  /// The manifest in a language.
  public init(_ words: PageWords) { self.words = words }

  /// The manifest, JSON, to be sent as `application/manifest+json`.
  public var bytes: [UInt8] {
    var json = JSONWriter(layout: .indented, capacity: 2_048)
    json.object { json in
      json.field("id", "/")
      json.field("name", "Fasti")
      json.field("short_name", "Fasti")
      json.field("description", words(.appWhat))
      json.field("lang", words.language)
      json.field("dir", "ltr")
      json.field("start_url", Paths.today.string)
      json.field("scope", "/")
      json.field("display", "standalone")
      // The paper behind a page that has not come yet, and the frame around it: the colours of light.
      json.field("background_color", "#FFFFFF")
      json.field("theme_color", "#FFFFFF")
      json.field("categories", ["productivity", "utilities"])
      json.name("icons")
      json.array(Paths.appIcons) { json, icon in json.object { AppManifest.write(icon, &$0) } }
      json.name("screenshots")
      json.array(Paths.screenshots) { json, screen in
        json.object { json in
          json.field("src", screen.path.string)
          json.field("sizes", "\(screen.width)x\(screen.height)")
          json.field("type", "image/png")
          json.field("form_factor", screen.isWide ? "wide" : "narrow")
          json.field("label", words(screen.isWide ? .month : .today))
        }
      }
      json.name("shortcuts")
      json.array(shortcuts) { json, shortcut in
        json.object { json in
          json.field("name", shortcut.name)
          json.field("url", shortcut.path.string)
        }
      }
      // What is shared fills the form of an event, and a calendar is looked at; neither writes anything.
      json.name("share_target")
      json.object { json in
        json.field("action", Paths.newEvent(nil).string)
        json.field("method", "GET")
        // Without it browsers warn, though the address has the fields.
        json.field("enctype", "application/x-www-form-urlencoded")
        json.name("params")
        json.object { json in
          for name: StaticString in ["title", "text", "url"] { json.field(name, "\(name)") }
        }
      }
      json.name("file_handlers")
      json.array { json in
        json.object { json in
          json.field("action", Paths.importFile.string)
          json.name("accept")
          json.object { json in
            json.name("text/calendar")
            json.array { $0.string(".ics") }
          }
        }
      }
      json.name("protocol_handlers")
      json.array { json in
        json.object { json in
          json.field("protocol", "web+fasti")
          json.field("url", "/open?url=%s")
        }
      }
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }

  private var shortcuts: [(name: String, path: Path)] {
    [
      (words(.today), Paths.today), (words(.newEvent), Paths.newEvent(nil)), (words(.leave), Paths.leave),
      (words(.daysTitle), Paths.days),
    ]
  }

  private static func write(_ icon: (path: Path, width: Int?, isMaskable: Bool), _ json: inout JSONWriter) {
    json.field("src", icon.path.string)
    json.field("sizes", icon.width.map { "\($0)x\($0)" } ?? "any")
    json.field("type", icon.width == nil ? "image/svg+xml" : "image/png")
    json.field("purpose", icon.isMaskable ? "maskable" : "any")
  }
}

extension Paths {
  /// What the app is called where it is installed, in a language.
  public static func manifest(_ language: String) -> Path {
    path("/static/") { writer in
      writer.write(text: language)
      writer.write(".webmanifest")
    }
  }
}
