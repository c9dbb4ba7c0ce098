// Functions of the C library that Swift's Glibc module hides.
#pragma once
#include <spawn.h>
#include <sys/epoll.h>
#include <wchar.h>

extern int wcwidth(wchar_t);

extern int posix_openpt(int flags);
extern int grantpt(int descriptor);
extern int unlockpt(int descriptor);
extern char *ptsname(int descriptor);

extern int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);
