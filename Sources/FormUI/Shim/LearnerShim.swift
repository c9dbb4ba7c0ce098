// Compiled into a learner's module: names that Foundation or the standard library already has, but that must behave as on
// Apple's systems or follow the form's own clock. A declaration of the module itself wins over an imported one.
import Foundation
import SwiftUI

typealias NumberFormatter = FormNumberFormatter
typealias DateFormatter = FormDateFormatter

extension Task where Success == Never, Failure == Never {
  static func sleep(nanoseconds duration: UInt64) async throws {
    try await FormClock.sleep(seconds: Double(duration) / 1e9)
  }

  static func sleep(_ duration: UInt64) async {
    try? await FormClock.sleep(seconds: Double(duration) / 1e9)
  }

  static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    try await FormClock.sleep(seconds: FormClock.seconds(duration))
  }

  static func sleep<C: Clock>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C
  ) async throws where C.Instant.Duration == Duration {
    try await FormClock.sleep(seconds: FormClock.seconds(duration))
  }

  static func sleep<C: Clock>(
    until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws where C.Instant.Duration == Duration {
    try await FormClock.sleep(seconds: FormClock.seconds(clock.now.duration(to: deadline)))
  }
}

extension DispatchQueue {
  func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    FormClock.after(deadline, on: self, work)
  }

  func asyncAfter(deadline: DispatchTime, execute work: DispatchWorkItem) {
    FormClock.after(deadline, on: self) { work.perform() }
  }
}
