#pragma once
#include <stdint.h>

/// Line-buffered output, and handlers that tell a crash on the private channel before it happens.
void formlab_driver_prepare(void);
/// Reads exactly `count` bytes of requests; returns 1, or 0 at the end of the channel.
int formlab_driver_read(void *bytes, intptr_t count);
/// Writes all of it to the private channel; returns 1, or 0 where nobody reads.
int formlab_driver_write(const void *bytes, intptr_t count);
/// Writes out what print has buffered.
void formlab_driver_flush(void);
/// Ends the process at once: no exit handlers, no destructors, no other threads.
void formlab_driver_end(int status) __attribute__((noreturn));

/// Named by the linker where a program is made of an answer alone; see run_start.c.
extern const int formlab_run_start;
