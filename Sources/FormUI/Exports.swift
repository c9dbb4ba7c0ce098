// A file that imports only SwiftUI sees these as it does on Apple's systems.
@_exported import FormCombine
@_exported import FormUIKit
@_exported import Foundation
@_exported import Observation
