// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that builds and tests of Fasti do not build the benchmarks.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Fasti", path: "..")],
  targets: [
    .executableTarget(
      name: "fasti-bench",
      dependencies: [.product(name: "FastiEngines", package: "Fasti"), .product(name: "FastiStore", package: "Fasti")],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
