// swift-tools-version:5.5

import PackageDescription

let package = Package(
  name: "Initials",
  products: [
    .library(
      name: "Initials",
      targets: ["Initials"])
  ],
  dependencies: [],
  targets: [
    .target(
      name: "Initials",
      dependencies: []),
    .testTarget(
      name: "InitialsTests",
      dependencies: ["Initials"]),
  ]
)
