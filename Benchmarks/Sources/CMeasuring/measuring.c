#include "measuring.h"

#include <stdio.h>

#ifdef __linux__
#include <unistd.h>

// The second figure of the file is the number of pages in memory (proc(5), /proc/PID/statm).
int64_t resident_bytes(void) {
  long pages = -1;
  FILE *file = fopen("/proc/self/statm", "r");
  if (!file) return -1;
  int read = fscanf(file, "%*d %ld", &pages);
  fclose(file);
  return read == 1 ? (int64_t)pages * sysconf(_SC_PAGESIZE) : -1;
}
#else
int64_t resident_bytes(void) { return -1; }
#endif

#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>

int is_under_callgrind(void) { return RUNNING_ON_VALGRIND; }
void begin_instructions(void) { CALLGRIND_ZERO_STATS; }
void end_instructions(const char *label) { CALLGRIND_DUMP_STATS_AT(label); }
#else
int is_under_callgrind(void) { return 0; }
void begin_instructions(void) {}
void end_instructions(const char *label) { (void)label; }
#endif
