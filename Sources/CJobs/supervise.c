// Starting, supervising and ending child processes.
//
// formlab is a program with threads, so a forked child may only make system calls until it runs another
// program. The supervisor is such a child and never runs another one: it adopts the command's descendants
// (PR_SET_CHILD_SUBREAPER), so that they can neither outlive the command nor stay as zombies, and so that
// wait4 tells the processor time and memory of what really ran (bubblewrap's first process, not bubblewrap).
#define _GNU_SOURCE
#include "jobs.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/sysinfo.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <linux/filter.h>
#include <linux/seccomp.h>

#ifndef CLOSE_RANGE_CLOEXEC
#define CLOSE_RANGE_CLOEXEC (1U << 2)
#endif

static void send_report(int to, int kind, int value, int detail, int64_t cpu, int64_t peak) {
  struct formlab_report report = {kind, value, detail, 0, cpu, peak};
  while (write(to, &report, sizeof report) < 0 && errno == EINTR) {
  }
}

static void default_signals(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = SIG_DFL;
  for (int number = 1; number < NSIG; number += 1) sigaction(number, &action, NULL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

static int move_descriptors(const struct formlab_command *command) {
  enum { most = 16 };
  int parked[most];
  if (command->move_count > most) {
    errno = EINVAL;
    return -1;
  }
  for (int i = 0; i < command->move_count; i += 1) {
    parked[i] = fcntl(command->moves[i].from, F_DUPFD_CLOEXEC, 64);
    if (parked[i] < 0) return -1;
  }
  if (syscall(SYS_close_range, 3U, ~0U, CLOSE_RANGE_CLOEXEC) != 0) {
    for (int i = 3; i < 1024; i += 1) fcntl(i, F_SETFD, FD_CLOEXEC);
  }
  for (int i = 0; i < command->move_count; i += 1) {
    if (dup2(parked[i], command->moves[i].to) < 0) return -1;
  }
  return 0;
}

static int set_limits(const struct formlab_command *command) {
  for (int i = 0; i < command->limit_count; i += 1) {
    struct rlimit wanted = {command->limits[i].soft, command->limits[i].hard};
    struct rlimit present;
    if (getrlimit(command->limits[i].resource, &present) == 0 && geteuid() != 0) {
      if (wanted.rlim_max > present.rlim_max) wanted.rlim_max = present.rlim_max;
      if (wanted.rlim_cur > wanted.rlim_max) wanted.rlim_cur = wanted.rlim_max;
    }
    if (setrlimit(command->limits[i].resource, &wanted) != 0) return -1;
  }
  return 0;
}

// The C library's setuid tells all threads of the process; the raw calls change this process only.
static int become(long user) {
  if (user < 0) return 0;
  if (syscall(SYS_setgroups, 0, NULL) != 0) return -1;
  if (syscall(SYS_setresgid, user, user, user) != 0) return -1;
  return (int)syscall(SYS_setresuid, user, user, user);
}

static int confine(const struct formlab_command *command) {
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
#ifdef SYS_landlock_restrict_self
  if (command->landlock >= 0 && syscall(SYS_landlock_restrict_self, command->landlock, 0) != 0) return -1;
#endif
  if (command->filter != NULL) {
    struct sock_fprog program = {command->filter_count, (struct sock_filter *)command->filter};
    if (prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) != 0) return -1;
  }
  return 0;
}

static void fail(int report, int stage) {
  send_report(report, FORMLAB_NOT_STARTED, errno, stage, 0, 0);
  _exit(127);
}

static void run_command(const struct formlab_command *command, int report) {
  setsid();
  default_signals();
  // Parked above every number that a command asks for; close-on-exec.
  report = fcntl(report, F_DUPFD_CLOEXEC, 256);
  if (move_descriptors(command) != 0) fail(report, FORMLAB_STAGE_DESCRIPTORS);
  if (command->folder != NULL && chdir(command->folder) != 0) fail(report, FORMLAB_STAGE_FOLDER);
  if (set_limits(command) != 0) fail(report, FORMLAB_STAGE_LIMITS);
  if (become(command->user) != 0) fail(report, FORMLAB_STAGE_USER);
  if (confine(command) != 0) fail(report, FORMLAB_STAGE_CONFINE);
  execve(command->program, command->arguments, command->environment);
  fail(report, FORMLAB_STAGE_PROGRAM);
}

struct usage {
  int64_t cpu;
  int64_t peak;
};

static void add_usage(struct usage *sum, const struct rusage *one) {
  sum->cpu += (one->ru_utime.tv_sec + one->ru_stime.tv_sec) * 1000000LL + one->ru_utime.tv_usec +
              one->ru_stime.tv_usec;
  if (one->ru_maxrss > sum->peak) sum->peak = one->ru_maxrss;
}

static int parent_of(const char *name) {
  char path[64] = "/proc/", text[512];
  size_t length = strlen(name);
  if (length > 16) return -1;
  memcpy(path + 6, name, length);
  memcpy(path + 6 + length, "/stat", 6);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return -1;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  if (count <= 0) return -1;
  text[count] = 0;
  char *end = strrchr(text, ')');  // the name may hold anything; the state and the parent follow its last ")"
  return end != NULL && strlen(end) > 4 ? atoi(end + 4) : -1;
}

/// Ends every process whose parent we are, by the process table; returns how many there were.
static int end_children(void) {
  struct entry {
    uint64_t inode;
    int64_t offset;
    unsigned short length;
    unsigned char type;
    char name[];
  };
  char buffer[8192];
  int me = getpid(), ended = 0;
  int table = open("/proc", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (table < 0) return 0;
  for (;;) {
    long count = syscall(SYS_getdents64, table, buffer, sizeof buffer);
    if (count <= 0) break;
    for (long at = 0; at < count;) {
      struct entry *entry = (struct entry *)(buffer + at);
      at += entry->length;
      int process = atoi(entry->name);
      if (process > 0 && parent_of(entry->name) == me && kill(process, SIGKILL) == 0) ended += 1;
    }
  }
  close(table);
  return ended;
}

static sigset_t child_signal(void) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGCHLD);
  return set;
}

/// Reaps until no descendant is left. Returns how many had to be ended.
///
/// SIGCHLD must be blocked, so that the end of one is waited for and not asked for again and again.
static int reap_all(struct usage *sum) {
  int ended = 0;
  sigset_t children = child_signal();
  for (bool was_quiet = false;;) {
    struct rusage one;
    int status;
    pid_t process = wait4(-1, &status, WNOHANG | __WALL, &one);
    if (process > 0) {
      add_usage(sum, &one);
    } else if (process < 0 && errno == ECHILD) {
      return ended;
    } else {
      // bubblewrap's first process ends by itself a moment after bubblewrap.
      if (was_quiet) ended += end_children();
      struct timespec patience = {0, was_quiet ? 1000000 : 5000000};
      was_quiet = sigtimedwait(&children, NULL, &patience) < 0;
    }
  }
}

static void close_all_but(const int *kept, int count) {
  unsigned next = 0;
  for (;;) {
    int lowest = -1;
    for (int i = 0; i < count; i += 1)
      if (kept[i] >= (int)next && (lowest < 0 || kept[i] < lowest)) lowest = kept[i];
    if (lowest < 0) break;
    if ((unsigned)lowest > next) syscall(SYS_close_range, next, (unsigned)lowest - 1, 0);
    next = (unsigned)lowest + 1;
  }
  syscall(SYS_close_range, next, ~0U, 0);
}

static void supervise(const struct formlab_command *command, int control, int report) {
  setsid();
  default_signals();
  prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
  prctl(PR_SET_NAME, "formlab-job", 0, 0, 0);
  int kept[20], count = 0;
  kept[count++] = control;
  kept[count++] = report;
  if (command->landlock >= 0) kept[count++] = command->landlock;
  for (int i = 0; i < command->move_count && count < 20; i += 1) kept[count++] = command->moves[i].from;
  close_all_but(kept, count);

  sigset_t children = child_signal();
  sigprocmask(SIG_BLOCK, &children, NULL);
  // The child only makes system calls until it runs the command, so it needs no copy of our memory.
  pid_t child = vfork();
  if (child < 0) fail(report, FORMLAB_STAGE_FORK);
  if (child == 0) run_command(command, report);
  // Ours would keep the pipes open after the command is gone.
  for (int i = 0; i < command->move_count; i += 1) close(command->moves[i].from);
  if (command->landlock >= 0) close(command->landlock);
  send_report(report, FORMLAB_STARTED, child, 0, 0, 0);

  int watched = (int)syscall(SYS_pidfd_open, child, 0);
  struct pollfd waits[2] = {{control, POLLIN, 0}, {watched, POLLIN, 0}};
  while (poll(waits, 2, -1) < 0 && errno == EINTR) {
  }
  if (waits[0].revents != 0) {
    kill(-child, SIGKILL);
    kill(child, SIGKILL);
  }
  struct usage sum = {0, 0};
  struct rusage one;
  int status = 0;
  while (wait4(child, &status, __WALL, &one) < 0 && errno == EINTR) {
  }
  add_usage(&sum, &one);
  int ended = reap_all(&sum);
  send_report(report, FORMLAB_ENDED, status, ended, sum.cpu, sum.peak);
  _exit(0);
}

/// Blocks all signals over the fork, so that no handler of ours runs in the child.
static pid_t quiet_fork(sigset_t *before) {
  sigset_t all;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, before);
  pid_t child = fork();
  if (child != 0) {
    int error = errno;
    pthread_sigmask(SIG_SETMASK, before, NULL);
    errno = error;
  }
  return child;
}

int formlab_supervise(const struct formlab_command *command, int control, int report) {
  sigset_t before;
  pid_t child = quiet_fork(&before);
  if (child == 0) supervise(command, control, report);
  return child;
}

int formlab_start_foreground(const struct formlab_command *command) {
  sigset_t before;
  pid_t child = quiet_fork(&before);
  if (child != 0) return child;
  default_signals();
  syscall(SYS_close_range, 3U, ~0U, CLOSE_RANGE_CLOEXEC);
  if (command->folder != NULL && chdir(command->folder) != 0) _exit(126);
  execve(command->program, command->arguments, command->environment);
  _exit(127);
}

int formlab_wait(int process) {
  int status;
  for (;;) {
    if (waitpid(process, &status, 0) == process) return status;
    if (errno != EINTR) return -1;
  }
}

int formlab_exit_code(int status) { return WIFEXITED(status) ? WEXITSTATUS(status) : -1; }
int formlab_signal(int status) { return WIFSIGNALED(status) ? WTERMSIG(status) : 0; }

uint64_t formlab_tasks(void) {
  struct sysinfo facts;
  return sysinfo(&facts) == 0 ? facts.procs : 0;
}
