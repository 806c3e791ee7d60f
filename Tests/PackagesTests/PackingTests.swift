import Foundation
import TestSupport
import Testing

/// The requirements of packaging on this machine.
enum Packing {
  static let isPossible = ["dpkg-deb", "dpkg-shlibdeps", "cc"].allSatisfy(has)
  static let reason: Comment = "dpkg-dev or a C compiler is missing: scripts/setup package"

  static func has(_ tool: String) -> Bool {
    (try? ChildProcess(["sh", "-c", "command -v \(tool)"], in: PackageFolder.root))?.status == 0
  }

  static func run(_ words: String...) throws -> ChildProcess {
    try ChildProcess(words, in: PackageFolder.root, environment: environment)
  }

  static var environment: [String: String] {
    ProcessInfo.processInfo.environment.merging(["SOURCE_DATE_EPOCH": "1770292800", "LC_ALL": "C"]) { $1 }
  }

  /// A folder with two small programs: a `fasti` that starts the one of this build, and a `fastid`. Packages of them
  /// equal those of a release build except for the programs, and are made in a second.
  static func smallPrograms(in folder: URL) throws {
    let start =
      "#include <unistd.h>\nint main(int n, char **words) { return execv(\"\(PackageFolder.program.path)\", words); }\n"
    for (name, text) in [("fasti", start), ("fastid", "int main(void) { return 0; }\n")] {
      try text.write(to: folder.appending(path: "\(name).c"), atomically: true, encoding: .utf8)
      let run = try ChildProcess(["cc", "-s", "-o", name, "\(name).c"], in: folder)
      try #require(run.status == 0, "\(run.errors)")
    }
  }
}

/// `scripts/package deb`. `scripts/check-packages` installs the packages of a release build.
@Suite("Debian packages", .enabled(if: Packing.isPossible, Packing.reason)) struct PackingTests {
  private let folder: TemporaryFolder
  private let packages: [URL]

  /// Packed once, for all tests.
  private static let packed = Result {
    let folder = try TemporaryFolder()
    try Packing.smallPrograms(in: folder.url)
    let run = try Packing.run(
      "scripts/package", "deb", "--programs", folder.url.path, "--out", folder.url.path + "/out", "--version", "1.2.3")
    try #require(run.status == 0, "\(run.output)\(run.errors)")
    let packages = run.output.split(separator: "\n").map { URL(filePath: String($0)) }
    try #require(packages.count == 2, "\(run.output)")
    return (folder, packages)
  }

  init() throws { (folder, packages) = try Self.packed.get() }

  private func field(_ name: String, of package: URL) throws -> String {
    try Packing.run("dpkg-deb", "--field", package.path, name).output.trimmingCharacters(in: .newlines)
  }

  private func files(of package: URL) throws -> Set<String> {
    let lines = try Packing.run("sh", "-c", "dpkg-deb --fsys-tarfile \(package.path) | tar -t").output
    return Set(lines.split(separator: "\n").map(String.init).filter { !$0.hasSuffix("/") })
  }

  @Test("fasti needs time zones and little else, and recommends its fastid; fastid needs its fasti")
  func dependencies() throws {
    #expect(try field("Recommends", of: packages[0]) == "fastid (= 1.2.3)")
    #expect(try field("Depends", of: packages[0]).hasPrefix("tzdata, libc6 (>= "))
    #expect(try field("Depends", of: packages[1]).hasPrefix("fasti (= 1.2.3), adduser, "))
    let recommended = try field("Recommends", of: packages[1])
    for name in [
      "ca-certificates", "poppler-utils", "fonts-noto-core", "fonts-noto-cjk",
      "fonts-noto-color-emoji",
    ] {
      #expect(recommended.contains(name))
    }
  }

  @Test("both have program, manual, licence and change log; fasti the completions, fastid the service") func content()
    throws
  {
    let light = try files(of: packages[0])
    let heavy = try files(of: packages[1])
    for (name, all) in [("fasti", light), ("fastid", heavy)] {
      let expected: Set = [
        "./usr/bin/\(name)", "./usr/share/man/man1/\(name).1.gz", "./usr/share/doc/\(name)/copyright",
        "./usr/share/doc/\(name)/changelog.gz",
      ]
      #expect(expected.subtracting(all) == [])
    }
    let ofLight: Set = [
      "./usr/share/bash-completion/completions/fasti", "./usr/share/zsh/vendor-completions/_fasti",
      "./usr/share/fish/vendor_completions.d/fasti.fish", "./usr/share/doc/fasti/sbom.spdx.json",
      "./usr/share/doc/fasti/Serving.md", "./usr/lib/systemd/user/fasti-notify.service",
    ]
    #expect(ofLight.subtracting(light) == [])
    #expect(heavy.isSuperset(of: ["./usr/lib/systemd/system/fasti.service", "./etc/fasti/serve.env"]))
    #expect(try Packing.run("dpkg-deb", "--info", packages[1].path, "conffiles").output == "/etc/fasti/serve.env\n")
  }

  @Test("the manual is the program's own, of the packed version") func manual() throws {
    let run = try Packing.run(
      "sh", "-c", "dpkg-deb --fsys-tarfile \(packages[0].path) | tar -xO ./usr/share/man/man1/fasti.1.gz | gunzip")
    #expect(run.output.hasPrefix(".TH \"FASTI\" \"1\" \"\" \"Fasti 1.2.3\""))
    #expect(run.output.contains("fasti holidays"))
  }

  @Test("packed again, they have the same bytes") func reproducible() throws {
    let again = try Packing.run(
      "scripts/package", "deb", "--programs", folder.url.path, "--out", folder.url.path + "/again", "--version", "1.2.3"
    )
    try #require(again.status == 0, "\(again.errors)")
    for package in packages {
      let other = folder.url.appending(path: "again/\(package.lastPathComponent)")
      #expect(try Data(contentsOf: package) == Data(contentsOf: other))
    }
  }

  @Test("lintian finds no error", .enabled(if: Packing.has("lintian"), "lintian is missing: scripts/setup package"))
  func lint() throws {
    let run = try ChildProcess(
      ["lintian", "--allow-root", "--fail-on", "error"] + packages.map(\.path), in: PackageFolder.root)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }

}

@Suite("Packages with missing parts") struct PackingMistakeTests {
  @Test(
    "the reason why a package cannot be made is reported",
    arguments: [
      "deb --version 1.2": "the version '1.2' is none", "rpm": "there is no package 'rpm'",
      "deb --programs /nowhere": "/nowhere/fasti is not there", "deb --color x": "there is no option --color",
      "deb --out": "--out has no value", "deb --compression zip": "the compression 'zip' is none of these",
    ]) func mistakes(_ words: String, _ message: String) throws
  {
    let run = try Packing.run("sh", "-c", "scripts/package \(words)")
    #expect(run.status == 1)
    #expect(run.errors.contains(message) && run.errors.contains("try: "), "\(run.errors)")
  }
}
