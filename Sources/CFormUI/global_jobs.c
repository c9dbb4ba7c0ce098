// A hook of Swift's concurrency runtime: it is called for each job that goes to the global pool. The driver of a form needs
// to know that there is work on other threads before it says that the form has come to rest.
#include "CFormUI.h"

#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#define SWIFT_CC __attribute__((swiftcall))

typedef SWIFT_CC void (*enqueue_global)(void *job);
typedef SWIFT_CC void (*enqueue_global_hook)(void *job, enqueue_global original);

extern enqueue_global_hook swift_task_enqueueGlobal_hook;

// Declared here: a C target sees no headers of the toolchain's libraries.
extern SWIFT_CC void swift_job_run(void *job, void *executor, void *table);
extern void *dispatch_get_global_queue(intptr_t priority, uintptr_t flags);
extern void dispatch_async_f(void *queue, void *context, void (*work)(void *));

static atomic_ulong jobs;
static atomic_ulong finished;
static enqueue_global_hook previous;

// What a job leads to has been enqueued when it returns, so a job that is over is over for the form, too.
static void run_job(void *job) {
  swift_job_run(job, NULL, NULL);
  atomic_fetch_add(&finished, 1);
}

static SWIFT_CC void count_job(void *job, enqueue_global original) {
  atomic_fetch_add(&jobs, 1);
  if (previous) {
    atomic_fetch_add(&finished, 1);
    previous(job, original);
  } else {
    dispatch_async_f(dispatch_get_global_queue(0, 0), job, run_job);
  }
}

void formui_watch_global_jobs(void) {
  if (swift_task_enqueueGlobal_hook == count_job) {
    return;
  }
  previous = swift_task_enqueueGlobal_hook;
  swift_task_enqueueGlobal_hook = count_job;
}

unsigned long formui_unfinished_jobs(void) { return atomic_load(&jobs) - atomic_load(&finished); }

unsigned long formui_global_jobs(void) { return atomic_load(&jobs); }
