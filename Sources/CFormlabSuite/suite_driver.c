// The driver's contact with the world: system calls made directly, so that no symbol of an answer named
// `write`, `read` or `exit` is in the way.
#define _GNU_SOURCE
#include "suite_driver.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>

enum { answers = 3, requests = 4 };

static long call(long number, long a, long b, long c, long d) {
#if defined(__x86_64__)
  long result;
  register long r10 __asm__("r10") = d;
  __asm__ volatile("syscall"
                   : "=a"(result)
                   : "a"(number), "D"(a), "S"(b), "d"(c), "r"(r10)
                   : "rcx", "r11", "memory");
  return result;
#elif defined(__aarch64__)
  register long x8 __asm__("x8") = number;
  register long x0 __asm__("x0") = a;
  register long x1 __asm__("x1") = b;
  register long x2 __asm__("x2") = c;
  register long x3 __asm__("x3") = d;
  __asm__ volatile("svc 0" : "+r"(x0) : "r"(x8), "r"(x1), "r"(x2), "r"(x3) : "memory");
  return x0;
#else
#error "no system calls for this processor yet"
#endif
}

static const long interrupted = -4;  // EINTR

static int write_all(int to, const void *bytes, intptr_t count) {
  const char *next = bytes;
  while (count > 0) {
    long written = call(SYS_write, to, (long)next, count, 0);
    if (written == interrupted) continue;
    if (written <= 0) return 0;
    next += written;
    count -= written;
  }
  return 1;
}

int formlab_driver_write(const void *bytes, intptr_t count) { return write_all(answers, bytes, count); }

int formlab_driver_read(void *bytes, intptr_t count) {
  char *next = bytes;
  while (count > 0) {
    long got = call(SYS_read, requests, (long)next, count, 0);
    if (got == interrupted) continue;
    if (got <= 0) return 0;
    next += got;
    count -= got;
  }
  return 1;
}

void formlab_driver_flush(void) { fflush(stdout); }

void formlab_driver_end(int status) {
  for (;;) call(SYS_exit_group, status, 0, 0, 0);
}

// A crash record: token of all ones, length, signal, address of the fault, start of the program's image,
// then the addresses of the calls, innermost first.
struct crash {
  uint64_t token;
  uint32_t length;
  uint32_t signal;
  uint64_t fault;
  uint64_t image;
  uint64_t calls[64];
};

extern const char __executable_start[];
static char handler_stack[64 * 1024] __attribute__((aligned(16)));

static void send_crash(struct crash *crash, int calls) {
  crash->length = 4 + 8 + 8 + 8 * (uint32_t)calls;
  char bytes[sizeof *crash];
  memcpy(bytes, &crash->token, 8);
  memcpy(bytes + 8, &crash->length, 4);
  memcpy(bytes + 12, &crash->signal, 4);
  memcpy(bytes + 16, &crash->fault, 8);
  memcpy(bytes + 24, &crash->image, 8);
  memcpy(bytes + 32, crash->calls, 8 * (size_t)calls);
  write_all(answers, bytes, 12 + crash->length);
}

static void on_crash(int number, siginfo_t *facts, void *context) {
  ucontext_t *at = context;
  struct crash crash;
  memset(&crash, 0, sizeof crash);
  crash.token = ~0ULL;
  crash.signal = (uint32_t)number;
  crash.fault = (uint64_t)facts->si_addr;
  crash.image = (uint64_t)__executable_start;
#if defined(__x86_64__)
  uint64_t frame = (uint64_t)at->uc_mcontext.gregs[REG_RBP];
  uint64_t stack = (uint64_t)at->uc_mcontext.gregs[REG_RSP];
  crash.calls[0] = (uint64_t)at->uc_mcontext.gregs[REG_RIP];
#else
  uint64_t frame = at->uc_mcontext.regs[29];
  uint64_t stack = at->uc_mcontext.sp;
  crash.calls[0] = at->uc_mcontext.pc;
#endif
  // What print has buffered would be lost with the process.
  if (stdout->_IO_write_ptr > stdout->_IO_write_base) {
    write_all(1, stdout->_IO_write_base, stdout->_IO_write_ptr - stdout->_IO_write_base);
  }
  // Reading the frames may fault itself and end the process: what is known is sent first.
  send_crash(&crash, 1);
  int calls = 1;
  while (calls < 64 && frame % 8 == 0 && frame >= stack && frame - stack < (64ULL << 20)) {
    uint64_t *pair = (uint64_t *)frame;
    if (pair[1] < 4096) break;
    crash.calls[calls++] = pair[1];
    if (pair[0] <= frame) break;
    frame = pair[0];
  }
  if (calls > 1) send_crash(&crash, calls);
  signal(number, SIG_DFL);
}

void formlab_driver_prepare(void) {
  static const int crashes[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGSYS};
  setvbuf(stdout, NULL, _IOLBF, 16384);
  stack_t stack = {.ss_sp = handler_stack, .ss_size = sizeof handler_stack};
  sigaltstack(&stack, NULL);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = on_crash;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESETHAND;
  for (unsigned i = 0; i < sizeof crashes / sizeof *crashes; i += 1) {
    sigaction(crashes[i], &action, NULL);
  }
}
