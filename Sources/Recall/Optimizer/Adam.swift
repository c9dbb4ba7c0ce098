#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Adam (Kingma and Ba, 2015) with a learning rate that falls along a half cosine.
struct Adam {
  var weights: [Double]
  private let rate: Double
  private let steps: Int
  private var taken = 0
  private var mean: [Double]
  private var square: [Double]

  init(_ weights: [Double], rate: Double, steps: Int) {
    self.weights = weights
    (self.rate, self.steps) = (rate, steps)
    mean = [Double](repeating: 0, count: weights.count)
    square = mean
  }

  mutating func step(_ gradient: [Double]) {
    let annealed = rate * 0.5 * (1 + cos(.pi * Double(taken) / Double(max(steps, 1))))
    taken += 1
    let (first, second) = (1 - power(0.9, Double(taken)), 1 - power(0.999, Double(taken)))
    for index in weights.indices where gradient[index].isFinite {
      mean[index] = 0.9 * mean[index] + 0.1 * gradient[index]
      square[index] = 0.999 * square[index] + 0.001 * gradient[index] * gradient[index]
      weights[index] -=
        annealed * (mean[index] / first) / ((square[index] / second).squareRoot() + 1e-8)
    }
  }
}
