#include "samples.h"

#include <math.h>
#include <stdlib.h>

void add_sample(struct samples *samples, uint64_t nanoseconds) {
  if (samples->count == samples->capacity) {
    samples->capacity = samples->capacity ? 2 * samples->capacity : 1 << 16;
    samples->values = realloc(samples->values, samples->capacity * sizeof *samples->values);
    if (!samples->values) abort();
  }
  samples->values[samples->count++] = nanoseconds;
}

static int compare(const void *a, const void *b) {
  uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
  return (x > y) - (x < y);
}

void sort_samples(struct samples *samples) {
  if (samples->count) qsort(samples->values, samples->count, sizeof *samples->values, compare);
}

uint64_t percentile(const struct samples *samples, double share) {
  if (samples->count == 0) return 0;
  size_t rank = (size_t)ceil(share * (double)samples->count);
  return samples->values[rank < 1 ? 0 : rank > samples->count ? samples->count - 1 : rank - 1];
}
