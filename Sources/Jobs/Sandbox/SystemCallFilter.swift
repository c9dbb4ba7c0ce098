internal import CJobs
internal import CSeccomp
internal import Glibc

/// Which system calls a program may make.
package enum SystemCallFilter: String, Sendable, CaseIterable {
  /// What a Swift program with Foundation, Dispatch and tasks needs; no new processes, no network, no files written.
  case answer
  /// What a compiler and a linker need: all but the kernel's rarely used and dangerous parts.
  case compiler

  /// The filter as the kernel takes it: an array of `sock_filter`.
  ///
  /// Nil where the library cannot make it.
  package func program() -> [UInt8]? {
    let isAllowList = self == .answer
    guard let context = unsafe seccomp_init(isAllowList ? Action.refuse : Action.allow) else {
      return nil
    }
    defer { unsafe seccomp_release(context) }
    unsafe seccomp_attr_set(context, SCMP_FLTATR_ACT_BADARCH, Action.kill)
    var rules = unsafe RuleWriter(context: context)
    if isAllowList {
      for name in allowedForAnswers { rules.add(Action.allow, name) }
      rules.addConditional()
    } else {
      for name in refusedToCompilers { rules.add(Action.refuse, name) }
    }
    rules.refuseTerminalInput(allowsOthers: isAllowList)
    return unsafe export(context)
  }

  private func export(_ context: scmp_filter_ctx) -> [UInt8]? {
    let number = unsafe formlab_memory_file("", 0)
    guard number >= 0 else { return nil }
    let file = Descriptor(owning: number)
    guard unsafe seccomp_export_bpf(context, number) == 0 else { return nil }
    lseek(number, 0, SEEK_SET)
    guard case .bytes(let bytes) = file.read(atMost: 1 << 20), bytes.count % 8 == 0 else {
      return nil
    }
    return bytes
  }
}

private enum Action {
  static let allow: UInt32 = 0x7fff_0000
  static let kill: UInt32 = 0x8000_0000
  static let refuse: UInt32 = 0x0005_0000 | UInt32(EPERM)
  static let absent: UInt32 = 0x0005_0000 | UInt32(ENOSYS)
}

/// Adds rules; a call that this processor lacks is passed over.
@safe
private struct RuleWriter {
  let context: scmp_filter_ctx

  mutating func add(_ action: UInt32, _ name: String, _ conditions: [scmp_arg_cmp] = []) {
    let number = unsafe seccomp_syscall_resolve_name(name)
    guard number >= 0 else { return }
    unsafe seccomp_rule_add_array(context, action, number, UInt32(conditions.count), conditions)
  }

  mutating func addConditional() {
    let thread = UInt64(CLONE_THREAD)
    add(Action.allow, "clone", [condition(0, SCMP_CMP_MASKED_EQ, thread, thread)])
    // The C library falls back to clone, whose flags can be read.
    add(Action.absent, "clone3")
    // Reading limits, not setting them.
    add(Action.allow, "prlimit64", [condition(2, SCMP_CMP_EQ, 0)])
    // Naming a thread, reading and dropping rights; nothing else.
    for option in [PR_SET_NAME, PR_GET_NAME, PR_SET_NO_NEW_PRIVS, PR_GET_DUMPABLE, PR_SET_VMA] {
      add(Action.allow, "prctl", [condition(0, SCMP_CMP_EQ, UInt64(option))])
    }
  }

  /// Typing into the terminal on somebody's behalf, TIOCSTI and TIOCLINUX; the kernel reads 32 bits.
  mutating func refuseTerminalInput(allowsOthers: Bool) {
    let low: UInt64 = 0xffff_ffff
    let refused: [UInt64] = [0x5412, 0x541c]
    guard allowsOthers else {
      for request in refused {
        add(Action.refuse, "ioctl", [condition(1, SCMP_CMP_MASKED_EQ, low, request)])
      }
      return
    }
    // TCGETS, TIOCGWINSZ, FIONREAD and FIOCLEX are all that programs ask of a pipe.
    for request in [0x5401, 0x5413, 0x541b, 0x5451] as [UInt64] {
      add(Action.allow, "ioctl", [condition(1, SCMP_CMP_MASKED_EQ, low, request)])
    }
  }

  private func condition(
    _ argument: UInt32, _ comparison: scmp_compare, _ first: UInt64, _ second: UInt64 = 0
  ) -> scmp_arg_cmp {
    scmp_arg_cmp(arg: argument, op: comparison, datum_a: first, datum_b: second)
  }
}

private let PR_SET_NAME = 15
private let PR_GET_NAME = 16
private let PR_GET_DUMPABLE = 3
private let PR_SET_NO_NEW_PRIVS = 38
private let PR_SET_VMA = 0x5356_4d41
private let CLONE_THREAD = 0x0001_0000
