import FastiData
import FastiPages
import Foundation
import PageSamples
import TestSupport
import Testing

@Suite("What pages fetch") struct FileTests {
  static func text(_ name: String) throws -> String {
    "\(try #require(ShippedFile.all.first { "\($0.name)" == name }).text)"
  }

  @Test("every file a page fetches ships, and every file that ships is fetched")
  func files() {
    #expect(Set(ShippedFile.all.map { "/static/\($0.name)" }) == Set(Paths.files.map { $0.string }))
  }

  @Test("every file is in the program, letter for letter")
  func letters() throws {
    for file in ShippedFile.all {
      #expect("\(file.text)" == (try PackageFolder.text("Data/Web/\(file.name)")), "\(file.name)")
    }
  }

  @Test("a first visit is light: page, style, script and pictures below 100 kB before compression")
  func weight() throws {
    let files = ShippedFile.all.reduce(0) { $0 + $1.text.utf8CodeUnitCount }
    let sample = try #require(Samples.pages.first { $0.name == "month" })
    let page = sample.page.render(in: Samples.frame(try Samples.words("en"), sample.path))
    #expect(files + page.count < 100_000)
    #expect(try (Self.text("app.js") + Self.text("notices.js")).utf8.count < 30_000)
  }

  @Test("tokens are colours' only home: no hexadecimal colour outside :root and the countries' pills")
  func tokens() throws {
    let css = try Self.text("fasti.css")
    let root = try #require(css.range(of: "}\n"))
    for line in css[root.upperBound...].split(separator: "\n") where !line.hasPrefix(".pill-") {
      let isHard = line.contains { $0 == "#" } && !line.contains("#ffffff") && !line.contains("#000000")
      #expect(!isHard, "\(line)")
    }
  }

  @Test("no gradient, no blur, no shadow")
  func plain() throws {
    let css = try Self.text("fasti.css").replacing("box-shadow: none", with: "")
    for word in ["gradient(", "blur(", "box-shadow", "text-shadow", "drop-shadow"] { #expect(!css.contains(word)) }
  }

  @Test("every picture a page shows is in the sprite")
  func sprite() throws {
    let sprite = try Self.text("icons.svg")
    for name in PageLaws.names {
      for element in try PageLaws.markup(name, "en").elements where element.name == "use" {
        let id = try #require(element.attributes["href"]?.split(separator: "#").last)
        #expect(sprite.contains("<symbol id=\"\(id)\""), "\(id)")
      }
    }
  }
}
