// swift-tools-version:5.9

import PackageDescription

let package = Package(
  name: "Deadline",
  products: [
    .library(
      name: "Deadline",
      targets: ["Deadline"])
  ],
  dependencies: [],
  targets: [
    .target(
      name: "Deadline",
      dependencies: []),
    .testTarget(
      name: "DeadlineTests",
      dependencies: ["Deadline"]),
  ]
)
