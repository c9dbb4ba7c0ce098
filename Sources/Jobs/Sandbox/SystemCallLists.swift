// The calls by name, so that other processors only need the library's tables.

/// Memory, threads, clocks, reading files, the pipes that are open, the end.
///
/// `execve` and `wait4` are bubblewrap's own needs after the filter is loaded; there is nothing
/// else in the box to run.
let allowedForAnswers = [
  "read", "write", "readv", "writev", "pread64", "pwrite64", "preadv", "pwritev", "close",
  "close_range", "lseek", "fcntl", "flock", "dup", "dup2", "dup3", "pipe", "pipe2", "poll", "ppoll",
  "select", "pselect6", "epoll_create", "epoll_create1", "epoll_ctl", "epoll_wait", "epoll_pwait",
  "epoll_pwait2", "eventfd", "eventfd2", "timerfd_create", "timerfd_settime", "timerfd_gettime",
  "open", "openat", "stat", "fstat", "lstat", "newfstatat", "statx", "statfs", "fstatfs", "access",
  "faccessat", "faccessat2", "readlink", "readlinkat", "getdents", "getdents64", "getcwd", "chdir",
  "fchdir", "umask",
  "mmap", "munmap", "mprotect", "mremap", "madvise", "brk", "mincore",
  "futex", "futex_waitv", "set_robust_list", "get_robust_list", "rseq", "set_tid_address",
  "arch_prctl", "membarrier", "sched_yield", "sched_getaffinity", "sched_setaffinity",
  "sched_getparam", "sched_getscheduler", "sched_get_priority_max", "sched_get_priority_min",
  "getpriority", "getcpu",
  "rt_sigaction", "rt_sigprocmask", "rt_sigreturn", "rt_sigpending", "rt_sigtimedwait",
  "rt_sigsuspend", "sigaltstack", "tgkill", "tkill", "pause", "alarm", "getitimer", "setitimer",
  "restart_syscall",
  "nanosleep", "clock_nanosleep", "clock_gettime", "clock_getres", "gettimeofday", "time", "times",
  "getrusage", "getrlimit", "sysinfo", "uname", "getrandom",
  "getpid", "gettid", "getppid", "getuid", "geteuid", "getgid", "getegid", "getresuid",
  "getresgid", "getgroups", "getpgrp", "getpgid", "getsid", "capget",
  "exit", "exit_group", "wait4", "waitid", "execve",
]

/// Other processes' memory, the kernel's own programs and keys, mounts, namespaces, the network, the machine.
let refusedToCompilers = [
  "ptrace", "process_vm_readv", "process_vm_writev", "pidfd_getfd", "kcmp", "process_madvise",
  "keyctl", "add_key", "request_key", "bpf", "perf_event_open", "userfaultfd", "io_uring_setup",
  "io_uring_enter", "io_uring_register", "mount", "umount2", "pivot_root", "chroot", "open_tree",
  "move_mount", "fsopen", "fsconfig", "fsmount", "fspick", "mount_setattr", "setns", "unshare",
  "open_by_handle_at", "name_to_handle_at", "fanotify_init", "quotactl", "quotactl_fd", "swapon",
  "swapoff", "reboot", "kexec_load", "kexec_file_load", "init_module", "finit_module",
  "delete_module", "acct", "settimeofday", "clock_settime", "clock_adjtime", "adjtimex", "stime",
  "sethostname", "setdomainname", "iopl", "ioperm", "modify_ldt", "lookup_dcookie", "vhangup",
  "nfsservctl", "syslog", "personality", "socket", "socketpair", "connect", "bind", "listen",
  "accept", "accept4", "shmget", "shmat", "semget", "msgget", "mq_open", "mbind", "migrate_pages",
  "move_pages", "set_mempolicy",
]
