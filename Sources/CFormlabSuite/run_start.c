// Linked into an answer that is run by itself: what it prints is seen line by line, and a crash tells its
// place on the private channel.
#include "suite_driver.h"

#include <stdlib.h>

const int formlab_run_start = 1;

__attribute__((constructor)) static void start(void) {
  if (getenv("FORMLAB_RUN") != NULL) formlab_driver_prepare();
}
