#pragma once
#include <stdint.h>
#include <sys/resource.h>

/// RLIMIT_NPROC, which Swift's view of the C library lacks.
static const int formlab_limit_processes = RLIMIT_NPROC;

/// One resource limit, as setrlimit(2) takes it.
struct formlab_limit {
  int resource;
  uint64_t soft;
  uint64_t hard;
};

/// A descriptor of ours and the number that the command sees it under.
struct formlab_move {
  int from;
  int to;
};

/// A program to start. Everything is prepared before the fork, so that the children only make system calls.
struct formlab_command {
  const char *program;
  char *const *arguments;
  char *const *environment;
  /// Working folder; NULL keeps ours.
  const char *folder;
  const struct formlab_move *moves;
  int move_count;
  const struct formlab_limit *limits;
  int limit_count;
  /// User and group to become, or -1; needs root.
  long user;
  /// A Landlock rule set to enter, or -1.
  int landlock;
  /// A system-call filter (struct sock_filter) to load, or NULL.
  const void *filter;
  unsigned short filter_count;
};

enum formlab_report_kind {
  FORMLAB_STARTED = 1,
  FORMLAB_NOT_STARTED = 2,
  FORMLAB_ENDED = 3,
};

/// Where starting a command failed.
enum formlab_stage {
  FORMLAB_STAGE_FORK = 1,
  FORMLAB_STAGE_DESCRIPTORS,
  FORMLAB_STAGE_FOLDER,
  FORMLAB_STAGE_LIMITS,
  FORMLAB_STAGE_USER,
  FORMLAB_STAGE_CONFINE,
  FORMLAB_STAGE_PROGRAM,
};

/// What the supervisor tells on its report pipe.
struct formlab_report {
  int kind;
  /// STARTED: the command's process; NOT_STARTED: errno; ENDED: its wait status.
  int value;
  /// NOT_STARTED: the stage; ENDED: how many left-over processes were ended.
  int detail;
  int reserved;
  /// ENDED: of the command and of all its descendants that were reaped.
  int64_t cpu_microseconds;
  /// ENDED: the largest of them, in KiB.
  int64_t peak_kib;
};

/// Starts a supervisor that starts the command, reaps whatever descends from it, ends it when `control` is
/// closed or readable, and leaves no process behind.
/// Returns the supervisor's process id, or -1 with errno set.
int formlab_supervise(const struct formlab_command *command, int control, int report);

/// Starts a program that has the terminal: our process group, our descriptors 0 to 2, default signals.
/// Returns its process id, or -1 with errno set.
int formlab_start_foreground(const struct formlab_command *command);

/// Waits for a child; returns its wait status, or -1 with errno set.
int formlab_wait(int process);

/// How many processes and threads there are on this computer, of all users.
uint64_t formlab_tasks(void);

/// The Landlock version of the kernel, 0 where there is none.
int formlab_landlock_version(void);
/// A rule set that handles every file and network right of this kernel, or -1 with errno set.
int formlab_landlock_rules(void);
/// Grants reading and running below `path` (`writing` 0) or everything (`writing` 1). Returns 0, or -1 with errno set.
int formlab_landlock_allow(int rules, const char *path, int writing);

/// A pipe whose ends other programs don't inherit. Returns 0, or -1 with errno set.
int formlab_pipe(int ends[2]);
/// A counter that poll(2) can wait for, or -1 with errno set.
int formlab_event(void);

/// write(2), but a reader that is gone is an error (EPIPE), not a signal to this process.
intptr_t formlab_write(int file, const void *bytes, uint64_t count);

/// An anonymous file that holds these bytes, at offset 0, not inherited; or -1 with errno set.
int formlab_memory_file(const void *bytes, uint64_t count);

/// Opens a regular file below a folder without following any link; -1 with errno set (ELOOP, EISDIR, ...).
int formlab_open_regular(int folder, const char *path, uint64_t *size);

int formlab_exit_code(int status);
int formlab_signal(int status);

/// Removes a folder and all below it, however deep, without following links. Returns 0, or -1 with errno set.
int formlab_remove_tree(const char *path);
