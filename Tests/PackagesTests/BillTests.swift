import Foundation
import TestSupport
import Testing

/// `scripts/sbom` for the programs of this build.
@Suite("Linked libraries, as SPDX", .enabled(if: Packing.isPossible, Packing.reason)) struct BillTests {
  private struct Bill: Decodable {
    struct Component: Decodable {
      let SPDXID, name, versionInfo, licenseConcluded, downloadLocation: String
    }
    struct File: Decodable { let SPDXID, fileName: String }
    struct Relation: Decodable { let spdxElementId, relationshipType, relatedSpdxElement: String }
    let spdxVersion, dataLicense, SPDXID, name, documentNamespace: String
    let packages: [Component]
    let files: [File]
    let relationships: [Relation]
  }

  private static func text() throws -> String {
    let folder = PackageFolder.program.deletingLastPathComponent().path
    let run = try Packing.run("scripts/sbom", "\(folder)/fasti", "\(folder)/fastid")
    try #require(run.status == 0, "\(run.errors)")
    return run.output
  }

  @Test("has each program and each of its libraries, with version and licence; each id once") func shape() throws {
    let text = try Self.text()
    #expect(try text == Self.text())
    let bill = try JSONDecoder().decode(Bill.self, from: Data(text.utf8))
    #expect(bill.spdxVersion == "SPDX-2.3" && bill.dataLicense == "CC0-1.0" && bill.SPDXID == "SPDXRef-DOCUMENT")
    #expect(bill.documentNamespace.hasPrefix("urn:fasti:sbom:"))
    let ids = bill.packages.map(\.SPDXID) + bill.files.map(\.SPDXID)
    #expect(Set(ids).count == ids.count)
    for package in bill.packages {
      #expect(!package.versionInfo.isEmpty && !package.licenseConcluded.isEmpty, "\(package)")
      #expect(package.licenseConcluded != "NOASSERTION", "\(package)")
    }
    for relation in bill.relationships {
      #expect(ids.contains(relation.relatedSpdxElement))
      #expect(ids.contains(relation.spdxElementId) || relation.spdxElementId == "SPDXRef-DOCUMENT")
    }
    let names = Set(bill.packages.map(\.name))
    #expect(
      names.isSuperset(of: ["Fasti", "Swift", "libc6", "libsqlite3-0", "libmicrohttpd12", "libzip4"]), "\(names)")
    let linked = try ["fasti", "fastid"].map { program in
      bill.relationships.filter { $0.spdxElementId == "SPDXRef-File-\(program)" }.count
    }
    #expect(linked[0] >= 3 && linked[1] > linked[0])
  }

  @Test("a library with an unknown licence is refused") func unknown() throws {
    let folder = try TemporaryFolder()
    let source = "int main(void) { return 0; }"
    let build = try ChildProcess(
      ["sh", "-c", "echo '\(source)' | cc -x c - -o program -Wl,--no-as-needed -l:libncursesw.so.6 || true"],
      in: folder.url)
    guard FileManager.default.fileExists(atPath: folder.url.path + "/program") else { return }
    #expect(build.status == 0)
    let run = try Packing.run("scripts/sbom", folder.url.path + "/program")
    #expect(run.status == 1)
    #expect(run.errors.contains("the licence of libncursesw6 (ncurses) is not known"), "\(run.errors)")
  }
}

@Suite("The version") struct VersionTests {
  @Test("is in one file and follows semantic versioning; the program reports it, with the commit if known")
  func version() throws {
    let header = try #require(try PackageFolder.text("Sources/System/CBuild/include/CBuild.h"))
    let version = try #require(header.firstMatch(of: /#define FASTI_VERSION "([^"]+)"/)?.1)
    #expect(version.wholeMatch(of: /(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[0-9A-Za-z.-]+)?/) != nil)
    let run = try ChildProcess([PackageFolder.program.path, "version", "--json"], in: PackageFolder.root)
    // `make build` names the commit, other builds do not.
    let told = try #require(
      run.output.wholeMatch(
        of: /\{"name":"fasti","version":"([^"]+)","commit":(?:null|"[0-9a-f]{40}(?:-dirty)?")\}\n/), "\(run.output)")
    #expect(told.1 == version)
    let changes = try #require(try PackageFolder.text("CHANGELOG.md"))
    #expect(changes.contains("\(version)"))
  }
}
