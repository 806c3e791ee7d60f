// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "holidays",
  dependencies: [
    // In a package of your own: .package(url: "ADDRESS OF THIS REPOSITORY", from: "0.1.0")
    .package(name: "Fasti", path: "../..")
  ],
  targets: [
    .executableTarget(name: "holidays", dependencies: [.product(name: "Fasti", package: "Fasti")])
  ]
)
