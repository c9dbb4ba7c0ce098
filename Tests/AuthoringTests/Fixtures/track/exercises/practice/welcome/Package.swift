// swift-tools-version:6.0

import PackageDescription

let package = Package(
  name: "Welcome",
  products: [
    .library(
      name: "Welcome",
      targets: ["Welcome"])
  ],
  dependencies: [],
  targets: [
    .target(
      name: "Welcome",
      dependencies: []),
    .testTarget(
      name: "WelcomeTests",
      dependencies: ["Welcome"]),
  ]
)
