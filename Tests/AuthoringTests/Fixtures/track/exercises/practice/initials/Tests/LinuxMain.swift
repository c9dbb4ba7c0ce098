import XCTest

@testable import InitialsTests

XCTMain([testCase(InitialsTests.allTests)])
