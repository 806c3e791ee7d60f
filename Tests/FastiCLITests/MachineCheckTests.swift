import FastiFormats
import FastiRecords
import Testing

@testable import FastiTerminal

@Suite("Optional packages") struct MachineCheckTests {
  private static let certificates = "/etc/ssl/certs/ca-certificates.crt"

  private func doctor(font: FoundFonts?, hasCertificates: Bool = true) -> (status: Int, output: String) {
    var machine = TestMachine()
    machine.variables = ["FASTI_DATA": "/data"]
    machine.paperFont = { font }
    machine.files.existing = hasCertificates ? [Self.certificates] : []
    let result = machine.run("doctor")
    return (Int(result.status), result.output)
  }

  @Test("existing fonts and certificates are named") func whole() {
    let found = doctor(font: FoundFonts("Fasti Rounded"))
    #expect(found.status == 0 && found.output.contains("Fasti Rounded\n") && found.output.contains(Self.certificates))
  }

  @Test("missing packages of other scripts are named, which is not a fault") func scripts() {
    let found = doctor(font: FoundFonts("Fasti Rounded", lacking: ["fonts-noto-cjk", "fonts-noto-color-emoji"]))
    #expect(found.status == 0)
    #expect(
      found.output.contains(
        "ok     fonts        Fasti Rounded; for other scripts and emoji, install fonts-noto-cjk fonts-noto-color-emoji\n"
      ))
  }

  @Test("without a font or certificates the package is named") func lacking() {
    let fonts = doctor(font: nil)
    #expect(fonts.status == 1 && fonts.output.contains("do: install the package fonts-noto-core"))
    let hosts = doctor(font: FoundFonts("Fasti Rounded"), hasCertificates: false)
    #expect(hosts.status == 1 && hosts.output.contains("do: install the package ca-certificates"))
  }
}
