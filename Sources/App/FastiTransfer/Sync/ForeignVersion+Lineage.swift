package import FastiRecords
import FastiFormats

extension ForeignVersion {
  /// Its lineage, which every version has under the same names, whatever its kind is.
  package var lineage: Lineage {
    var lineage = Lineage()
    guard let object = try? JSONValue(reading: Array(body.utf8)) else { return lineage }
    lineage.replaces = (try? object.field(Self.replaces).text()).flatMap { Stamp(text: $0) }
    lineage.read(since: try? object.field(Self.ages).text())
    return lineage
  }

  /// The body with every stamp of its lineage replaced by `move`.
  package func body(moving move: (Stamp) -> Stamp) -> String {
    guard let object = try? JSONValue(reading: Array(body.utf8)), let members = try? object.members() else {
      return body
    }
    let moved = lineage.moved(move)
    var json = JSONWriter()
    json.object { json in
      for member in members {
        let name = String(decoding: member.name, as: UTF8.self)
        json.name(text: name)
        switch (name, moved.replaces, moved.since) {
        case ("\(Self.replaces)", let stamp?, _): json.string(stamp.text)
        case ("\(Self.ages)", _, let since?): json.string(since)
        default: ChangeLine.copy(member.value, to: &json)
        }
      }
    }
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private static let replaces: StaticString = "replaces"
  private static let ages: StaticString = "ages"
}
