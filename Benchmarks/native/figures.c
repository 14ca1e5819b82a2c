#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "run.h"

static double own_time(void) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
         (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
}

// The seconds of processor time that another process has used (proc(5), /proc/PID/stat, fields 14 and 15).
static double time_of(int process) {
  char path[64], text[1024];
  snprintf(path, sizeof path, "/proc/%d/stat", process);
  FILE *file = fopen(path, "r");
  if (!file) fail("There is no process %d.", process);
  text[fread(text, 1, sizeof text - 1, file)] = 0;
  fclose(file);
  unsigned long user = 0, system = 0;
  const char *name_end = strrchr(text, ')');
  if (name_end) sscanf(name_end + 2, "%*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user, &system);
  return (double)(user + system) / (double)sysconf(_SC_CLK_TCK);
}

struct usage usage(void) { return (struct usage){now(), own_time(), run.process ? time_of(run.process) : 0}; }

static double microseconds(double share) { return (double)percentile(&run.samples, share) / 1e3; }

void print_figures(struct usage start, struct usage end) {
  double length = (double)(end.time - start.time) / (double)SECOND;
  sort_samples(&run.samples);
  printf("{\"clients\":%d,\"idle\":%d,\"seconds\":%.3f", run.active, run.idle, length);
  printf(",\"answers\":%llu,\"rate\":%.1f", (unsigned long long)run.answers, (double)run.answers / length);
  printf(",\"p50\":%.2f,\"p90\":%.2f,\"p99\":%.2f", microseconds(0.5), microseconds(0.9), microseconds(0.99));
  printf(",\"max\":%.2f", microseconds(1));
  printf(",\"bytes\":%.1f", run.answers ? (double)run.bytes / (double)run.answers : 0);
  printf(",\"merged\":%llu,\"lost\":%llu", (unsigned long long)run.merged, (unsigned long long)run.lost);
  printf(",\"generator_load\":%.3f", (end.generator - start.generator) / length);
  if (run.process) printf(",\"server_load\":%.3f", (end.server - start.server) / length);
  puts("}");
}
