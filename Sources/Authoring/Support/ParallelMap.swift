/// Applies a transformation to all items, some of them at once.
///
/// - Parameters:
///   - items: What to transform.
///   - workers: How many run at once; at least one does.
///   - progress: Called after each, with the number that is done.
///   - transform: Must not block for long on the shared pool without need.
/// - Returns: The results in the order of the items.
func parallelMap<Item: Sendable, Result: Sendable>(
  _ items: [Item], workers: Int, progress: @escaping @Sendable (Int) -> Void = { _ in },
  transform: @escaping @Sendable (Item) async -> Result
) async -> [Result] {
  await withTaskGroup(of: (Int, Result).self) { group in
    var results = [Result?](repeating: nil, count: items.count)
    var next = 0
    var done = 0
    while next < min(max(workers, 1), items.count) {
      let index = next
      group.addTask { (index, await transform(items[index])) }
      next += 1
    }
    for await (index, result) in group {
      results[index] = result
      done += 1
      progress(done)
      if next < items.count {
        let following = next
        group.addTask { (following, await transform(items[following])) }
        next += 1
      }
    }
    return results.compactMap { $0 }
  }
}
