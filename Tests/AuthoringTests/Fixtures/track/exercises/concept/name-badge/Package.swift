// swift-tools-version:6.0

import PackageDescription

let package = Package(
  name: "NameBadge",
  products: [
    .library(
      name: "NameBadge",
      targets: ["NameBadge"])
  ],
  dependencies: [],
  targets: [
    .target(
      name: "NameBadge",
      dependencies: []),
    .testTarget(
      name: "NameBadgeTests",
      dependencies: ["NameBadge"]),
  ]
)
