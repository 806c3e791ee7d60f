import FastiRecords
import Testing

@testable import FastiTerminal

@Suite("What a package may lack") struct MachineCheckTests {
  private static let certificates = "/etc/ssl/certs/ca-certificates.crt"

  private func doctor(font: String?, hasCertificates: Bool = true) -> (status: Int, output: String) {
    var machine = TestMachine()
    machine.variables = ["FASTI_DATA": "/data"]
    machine.paperFont = { font }
    machine.files.existing = hasCertificates ? [Self.certificates] : []
    let result = machine.run("doctor")
    return (Int(result.status), result.output)
  }

  @Test("fonts and certificates that are there are named") func whole() {
    let found = doctor(font: "Quicksand")
    #expect(found.status == 0 && found.output.contains("Quicksand") && found.output.contains(Self.certificates))
  }

  @Test("without a font or certificates it says which package has them") func lacking() {
    let fonts = doctor(font: nil)
    #expect(fonts.status == 1 && fonts.output.contains("do: install the package fonts-quicksand"))
    let hosts = doctor(font: "Quicksand", hasCertificates: false)
    #expect(hosts.status == 1 && hosts.output.contains("do: install the package ca-certificates"))
  }
}
