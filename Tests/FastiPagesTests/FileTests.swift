import FastiData
import FastiPages
import FastiWords
import Foundation
import PageSamples
import TestSupport
import Testing

@Suite("Files that pages fetch") struct FileTests {
  static func text(_ name: String) throws -> String {
    "\(try #require(ShippedFile.all.first { "\($0.name)" == name }).text)"
  }

  @Test("every file a page fetches ships, and every file that ships is fetched")
  func files() {
    let worker = [Paths.worker.string]
    #expect(Set(ShippedFile.all.map { "/static/\($0.name)" }) == Set(Paths.files.map { $0.string } + worker))
    #expect(Set(Paths.pageFiles).isSubset(of: Paths.files))
  }

  @Test("a script that another script imports is kept with it")
  func imports() throws {
    for file in ShippedFile.all where "\(file.name)".hasSuffix(".js") {
      for line in try Self.text("\(file.name)").split(separator: "\n") where line.hasPrefix("import ") {
        let name = try #require(line.split(separator: "\"").dropFirst().first)
        #expect(Paths.pageFiles.contains { $0.string == "/static/\(name.dropFirst(2))" }, "\(line)")
      }
      // What is fetched later is a file too, and is not fetched with a page.
      for name in try Self.text("\(file.name)").matches(of: /import\("\.\/([a-z]+\.js)"\)|: "\.\/([a-z]+\.js)"/) {
        let path = "/static/\(name.1 ?? name.2 ?? "")"
        #expect(
          Paths.files.contains { $0.string == path } && !Paths.pageFiles.contains { $0.string == path }, "\(path)")
      }
    }
    #expect(Paths.pageFiles.count >= 5 && Paths.pageFiles.count < Paths.files.count)
  }

  @Test("every file is in the program, byte for byte")
  func letters() throws {
    for file in ShippedFile.all {
      let written = try Data(contentsOf: PackageFolder.root.appending(path: "Data/Web/\(file.name)"))
      #expect(Data(file.bytes) == written, "\(file.name)")
    }
  }

  @Test(
    "a first visit loads at most 60 kB of page, style, scripts and pictures and 45 kB of typeface, compressed, in at most 12 requests"
  )
  func weight() throws {
    let folder = try TemporaryFolder()
    func sent(_ bytes: [UInt8]) throws -> Int {
      try Data(bytes).write(to: folder.url.appending(path: "file"))
      return try Int(ChildProcess(["sh", "-c", "gzip -6 -c file | wc -c"], in: folder.url).output.filter(\.isNumber))
        ?? 0
    }
    let fetched = Set(Paths.pageFiles.map { $0.string })
    let files = ShippedFile.all.filter { fetched.contains("/static/\($0.name)") }
    let sample = try #require(Samples.pages.first { $0.name == "month" })
    var sum = try sent(sample.page.render(in: Samples.frame(try Samples.words("en"), sample.path)))
    let faces = files.filter { "\($0.name)".hasSuffix(".woff2") }
    #expect(faces.count == 2 && faces.reduce(0) { $0 + $1.bytes.count } <= 45_000)
    for file in files where !"\(file.name)".hasSuffix(".woff2") {
      sum += try sent("\(file.name)".hasSuffix(".js") ? SentScript.bytes(of: file.bytes) : file.bytes)
    }
    #expect(sum > 10_000 && sum < 60_000)
    // The page, its manifest, and what they name.
    #expect(files.count + 2 <= 12)
  }

  @Test(
    "scripts are sent without spaces beside punctuation; quotes, templates and regular expressions are unchanged",
    arguments: [
      ("  const a = { b: 1, c };", "let a={b:1,c};\n"), ("return [x] && \"a = b\";", "return[x]&&\"a = b\";\n"),
      ("f('it\\' s, ', x);", "f('it\\' s, ',x);\n"), ("let t = `${a} = b`;", "let t=`${a} = b`;\n"),
      ("let t = `a = ${b ? `c` : d}`;", "let t = `a = ${b ? `c` : d}`;\n"), ("let t = `a = b", "let t = `a = b\n"),
      ("x.replace(/a = b/, y);", "x.replace(/a = b/,y);\n"), ("a < ! b + - c", "a< !b+ -c\n"),
      ("(a) => a > b - 1", "(a)=>a>b-1\n"), ("return -a", "return-a\n"), ("for (const a of b)", "for(let a of b)\n"),
      ("import { a } from \"./a.js\";", "import{a}from \"./a.js\";\n"), ("a = b / c; // d", "a = b / c; // d\n"),
    ])
  func spaces(_ written: String, _ sent: String) {
    #expect(String(decoding: SentScript.bytes(of: Array(written.utf8)), as: UTF8.self) == sent)
  }

  @Test("the scripts of a page are at most 25 kB, and all scripts at most 60 kB")
  func scripts() {
    let scripts = ShippedFile.all.filter { "\($0.name)".hasSuffix(".js") }
    func sum(_ files: [ShippedFile]) -> Int { files.reduce(0) { $0 + SentScript.bytes(of: $1.bytes).count } }
    let ofPages = Set(Paths.pageFiles.map { $0.string })
    #expect(sum(scripts.filter { ofPages.contains("/static/\($0.name)") }) < 25_000)
    #expect(sum(scripts) < 60_000)
  }

  @Test("a page names each typeface before its style, which uses one only if it is there in time")
  func faces() throws {
    let sample = try #require(Samples.pages.first)
    let page = String(
      decoding: sample.page.render(in: Samples.frame(try Samples.words("en"), sample.path)), as: UTF8.self)
    let style = try #require(page.range(of: "<link rel=\"stylesheet\""))
    let files = ShippedFile.all.map { "\($0.name)" }.filter { $0.hasSuffix(".woff2") }
    for file in files {
      let named = try #require(page.range(of: "/\(file)\" crossorigin>"), "\(file)")
      #expect(named.upperBound <= style.lowerBound)
    }
    let link = "<link rel=\"preload\" as=\"font\" type=\"font/woff2\" href="
    #expect(page.components(separatedBy: link).count == files.count + 1)
    let sheet = try Self.text("fasti.css")
    #expect(sheet.components(separatedBy: "@font-face").count == files.count + 1)
    #expect(sheet.matches(of: /font-display: ([a-z]+)/).map(\.1) == files.map { _ in "optional" })
  }

  @Test(
    "the buttons of a field for hours are in the page, so that nothing moves for them, and shown only with scripts",
    arguments: [("en", "5 h", "0.25"), ("sv", "5 tim", "0,25")])
  func hours(_ language: String, _ five: String, _ quarter: String) throws {
    let sample = try #require(Samples.pages.first { $0.name == "leave" })
    let page = String(
      decoding: sample.page.render(in: Samples.frame(try Samples.words(language), sample.path)), as: UTF8.self)
    #expect(page.contains("<div class=\"segments scripted\"><button type=\"button\" value=\"5\">\(five)</button>"))
    #expect(page.contains("<button type=\"button\" value=\"+15\">+\(quarter)</button>"))
    let sheet = try Self.text("fasti.css")
    #expect(
      sheet.contains(".scripted { display: none; }\n@media (scripting: enabled) { .scripted { display: flex; } }"))
  }

  @Test("every unit in the stylesheet is one of CSS, because browsers ignore a line with another")
  func units() throws {
    let known: Set<Substring> = ["ch", "deg", "dvh", "em", "fr", "mm", "ms", "pt", "px", "rem", "s", "vh", "vw"]
    let found = try Self.text("fasti.css").matches(of: /[\s:(,-]\d*\.?\d+([a-z]+)/).map(\.1)
    #expect(found.count > 200)
    #expect(Set(found).subtracting(known) == [])
  }

  @Test("a script is sent without its comments and indentation, and otherwise unchanged")
  func sent() {
    func sent(_ text: String) -> String { String(decoding: SentScript.bytes(of: Array(text.utf8)), as: UTF8.self) }
    #expect(
      sent("// a\nlet a = 1; // b\n\n  // c\n/** d */\n  let e = \"//\"\n") == "let a = 1; // b\nlet e=\"//\"\n")
    #expect(sent("/** begun\nlet a\n*/ let b\n/re/.test(c)") == "/** begun\nlet a\n*/ let b\n/re/.test(c)\n")
    #expect(sent("if (a) {\n  b(c,\n  d);\n}\ne(); // f;\ng();\n") == "if(a){b(c,d)}e(); // f;\ng();\n")
    #expect(sent("") == "")
    for file in ShippedFile.all where "\(file.name)".hasSuffix(".js") {
      let text = String(decoding: SentScript.bytes(of: file.bytes), as: UTF8.self)
      #expect(!text.contains("\n//") && text.hasSuffix("\n"), "\(file.name)")
      // A text over several lines may not begin one of them like a comment.
      #expect(!text.contains("/**"), "\(file.name)")
    }
  }

  @Test(
    "pictures of the installed app are PNGs of the size in their name",
    arguments: [
      ("icon-192.png", 192), ("icon-512.png", 512), ("maskable-192.png", 192), ("maskable-512.png", 512),
      ("apple-touch-icon.png", 180),
    ])
  func pictures(_ name: String, _ width: Int) throws {
    let bytes = try #require(ShippedFile.all.first { "\($0.name)" == name }).bytes
    #expect(bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let sizes = [bytes[16..<20], bytes[20..<24]].map { $0.reduce(0) { $0 << 8 | Int($1) } }
    #expect(sizes == [width, width])
  }

  @Test("the screenshots in the app's manifest are small, and have the sizes that it states")
  func screenshots() throws {
    for screen in Paths.screenshots {
      let name = try #require(screen.path.string.split(separator: "/").last)
      let bytes = try #require(ShippedFile.all.first { "\($0.name)" == name }).bytes
      let sizes = [bytes[16..<20], bytes[20..<24]].map { $0.reduce(0) { $0 << 8 | Int($1) } }
      #expect(sizes == [screen.width, screen.height], "\(name)")
      #expect(bytes.count < 50_000, "\(name)")
    }
  }

  @Test("colours are defined as tokens only: no hexadecimal colour outside :root")
  func tokens() throws {
    let css = try Self.text("fasti.css")
    let root = try #require(css.range(of: "}\n"))
    for line in css[root.upperBound...].split(separator: "\n") {
      let isHard = line.contains { $0 == "#" } && !line.contains("#ffffff") && !line.contains("#000000")
      #expect(!isHard, "\(line)")
    }
  }

  @Test("the stylesheet shows the parts of every shape of the rule editor")
  func shapes() throws {
    let css = String(decoding: try Samples.stylesheet(), as: UTF8.self)
    let classes = try PageLaws.markup("new-rule", "en").elements.compactMap { $0.attributes["class"] }
    let marks = Set(classes.flatMap { $0.split(separator: " ") }.filter { $0.hasPrefix("for-") })
    #expect(marks.count > 8)
    for mark in marks { #expect(css.contains("]:checked) .\(mark)")) }
    for shape in RuleShape.allCases { #expect(css.contains("[value=\"\(shape.rawValue)\"]:checked)")) }
  }

  @Test("no gradient, no blur, no shadow: stripes and arrows have flat colours")
  func plain() throws {
    let stripes = /repeating-linear-gradient\(-?45deg, var\([a-z-]+\) 0 (\d+px), var\([a-z-]+\) (\d+px) \d+px\)/
    var css = try Self.text("fasti.css").replacing("box-shadow: none", with: "")
    css.replace(stripes) { $0.1 == $0.2 ? "" : "gradient(" }
    let arrows = /linear-gradient\(-?45deg, transparent (\d+%), currentcolor (\d+%)\)/
    css.replace(arrows) { $0.1 == $0.2 ? "" : "gradient(" }
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
