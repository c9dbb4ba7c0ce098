// A hook of Swift's concurrency runtime: it is called for each job that goes to the global pool. The driver of a form needs
// to know that there is work on other threads before it says that the form has come to rest.
#include "CFormUI.h"

#include <stdatomic.h>

#define SWIFT_CC __attribute__((swiftcall))

typedef SWIFT_CC void (*enqueue_global)(void *job);
typedef SWIFT_CC void (*enqueue_global_hook)(void *job, enqueue_global original);

extern enqueue_global_hook swift_task_enqueueGlobal_hook;

static atomic_ulong jobs;
static enqueue_global_hook previous;

static SWIFT_CC void count_job(void *job, enqueue_global original) {
  atomic_fetch_add(&jobs, 1);
  if (previous) {
    previous(job, original);
  } else {
    original(job);
  }
}

void formui_watch_global_jobs(void) {
  if (swift_task_enqueueGlobal_hook == count_job) {
    return;
  }
  previous = swift_task_enqueueGlobal_hook;
  swift_task_enqueueGlobal_hook = count_job;
}

unsigned long formui_global_jobs(void) { return atomic_load(&jobs); }
