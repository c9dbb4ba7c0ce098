#ifndef CFORMUI_H
#define CFORMUI_H

/// Begins to count the jobs that Swift's concurrency sends to its global pool.
void formui_watch_global_jobs(void);

/// How many jobs have been sent since the count began.
unsigned long formui_global_jobs(void);

/// How many of them have not come to their end.
unsigned long formui_unfinished_jobs(void);

#endif
