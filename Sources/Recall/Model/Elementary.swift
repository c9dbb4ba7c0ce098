#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Raises to a power; the C library's `pow`.
@inline(__always)
func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

/// Raises e to a power; the C library's `exp`.
@inline(__always)
func exponential(_ exponent: Double) -> Double { exp(exponent) }

/// The natural logarithm; the C library's `log`.
@inline(__always)
func logarithm(_ value: Double) -> Double { log(value) }
