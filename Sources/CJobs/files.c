// Landlock and files that untrusted processes may have touched.
#define _GNU_SOURCE
#include "jobs.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include <linux/landlock.h>
#include <linux/openat2.h>

// Rights newer than the kernel headers that we may be built with (ABI 2 to 6), by their numbers.
#define RIGHTS_ABI1 0x1fffULL
#define RIGHT_REFER (1ULL << 13)
#define RIGHT_TRUNCATE (1ULL << 14)
#define RIGHT_IOCTL_DEVICE (1ULL << 15)
#define READ_AND_RUN ((1ULL << 0) | (1ULL << 2) | (1ULL << 3))

struct rules {
  uint64_t files;
  uint64_t network;
  uint64_t scoped;
};

int formlab_landlock_version(void) {
  long version = syscall(SYS_landlock_create_ruleset, NULL, 0, 1U);
  return version < 0 ? 0 : (int)version;
}

static uint64_t file_rights(int version) {
  uint64_t rights = RIGHTS_ABI1;
  if (version >= 2) rights |= RIGHT_REFER;
  if (version >= 3) rights |= RIGHT_TRUNCATE;
  if (version >= 5) rights |= RIGHT_IOCTL_DEVICE;
  return rights;
}

int formlab_landlock_rules(void) {
  int version = formlab_landlock_version();
  if (version == 0) {
    errno = ENOSYS;
    return -1;
  }
  struct rules rules = {file_rights(version), version >= 4 ? 3 : 0, version >= 6 ? 3 : 0};
  size_t size = version >= 6 ? 24 : version >= 4 ? 16 : 8;
  int made = (int)syscall(SYS_landlock_create_ruleset, &rules, size, 0);
  if (made >= 0) fcntl(made, F_SETFD, FD_CLOEXEC);
  return made;
}

int formlab_landlock_allow(int rules, const char *path, int writing) {
  struct landlock_path_beneath_attr below;
  struct stat facts;
  int place = open(path, O_PATH | O_CLOEXEC);
  if (place < 0) return -1;
  memset(&below, 0, sizeof below);
  uint64_t rights = writing ? file_rights(formlab_landlock_version()) : READ_AND_RUN;
  // Folder rights on a file are refused by the kernel.
  if (fstat(place, &facts) == 0 && !S_ISDIR(facts.st_mode)) {
    rights &= (1ULL << 0) | (1ULL << 1) | (1ULL << 2) | RIGHT_TRUNCATE | RIGHT_IOCTL_DEVICE;
  }
  below.allowed_access = rights;
  below.parent_fd = place;
  int result = (int)syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &below, 0);
  int error = errno;
  close(place);
  errno = error;
  return result;
}

int formlab_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }
int formlab_event(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }

intptr_t formlab_write(int file, const void *bytes, uint64_t count) {
  sigset_t broken, before, pending;
  sigemptyset(&broken);
  sigaddset(&broken, SIGPIPE);
  sigpending(&pending);
  pthread_sigmask(SIG_BLOCK, &broken, &before);
  ssize_t written = write(file, bytes, count);
  int error = errno;
  if (written < 0 && error == EPIPE && !sigismember(&pending, SIGPIPE)) {
    // The signal waits for this thread; it is taken before it can be delivered.
    const struct timespec now = {0, 0};
    while (sigtimedwait(&broken, NULL, &now) < 0 && errno == EINTR) {
    }
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  errno = error;
  return written;
}

int formlab_memory_file(const void *bytes, uint64_t count) {
  int file = (int)syscall(SYS_memfd_create, "formlab", MFD_CLOEXEC);
  if (file < 0) return -1;
  const char *next = bytes;
  while (count > 0) {
    ssize_t written = write(file, next, count);
    if (written < 0) {
      if (errno == EINTR) continue;
      close(file);
      return -1;
    }
    next += written;
    count -= (uint64_t)written;
  }
  lseek(file, 0, SEEK_SET);
  return file;
}

int formlab_open_regular(int folder, const char *path, uint64_t *size) {
  struct open_how how;
  struct stat facts;
  memset(&how, 0, sizeof how);
  how.flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | O_NOFOLLOW;
  how.resolve = RESOLVE_NO_SYMLINKS | RESOLVE_BENEATH | RESOLVE_NO_MAGICLINKS;
  int file = (int)syscall(SYS_openat2, folder, path, &how, sizeof how);
  if (file < 0) return -1;
  if (fstat(file, &facts) != 0 || !S_ISREG(facts.st_mode)) {
    close(file);
    errno = S_ISDIR(facts.st_mode) ? EISDIR : EINVAL;
    return -1;
  }
  *size = (uint64_t)facts.st_size;
  return file;
}

// Everything is moved up to the top folder level by level, so that neither the depth of the tree nor the
// length of a path matters, and no descriptor is kept per level.
static int empty_folder(int top, int folder, unsigned long *serial) {
  int copy = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  DIR *entries = copy < 0 ? NULL : fdopendir(copy);
  struct dirent *entry;
  if (entries == NULL) return -1;
  while ((entry = readdir(entries)) != NULL) {
    if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
    if (unlinkat(folder, entry->d_name, 0) == 0) continue;
    if (folder == top) continue;
    char name[64];
    fchmodat(folder, entry->d_name, 0700, 0);
    snprintf(name, sizeof name, ".formlab-%lu", (*serial)++);
    renameat(folder, entry->d_name, top, name);
  }
  closedir(entries);
  return 0;
}

int formlab_remove_tree(const char *path) {
  unsigned long serial = 0;
  int top = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW);
  if (top < 0) return -1;
  fchmod(top, 0700);
  for (int turn = 0; turn < 100000; turn += 1) {
    int found = 0;
    if (empty_folder(top, top, &serial) != 0) break;
    int copy = openat(top, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    DIR *entries = copy < 0 ? NULL : fdopendir(copy);
    if (entries == NULL) break;
    struct dirent *entry;
    while ((entry = readdir(entries)) != NULL) {
      if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
      found = 1;
      int folder = openat(top, entry->d_name, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW);
      if (folder < 0) {
        fchmodat(top, entry->d_name, 0700, 0);
        continue;
      }
      fchmod(folder, 0700);
      empty_folder(top, folder, &serial);
      close(folder);
      unlinkat(top, entry->d_name, AT_REMOVEDIR);
    }
    closedir(entries);
    if (!found) break;
  }
  close(top);
  return rmdir(path);
}
