// The measured times of a run, in nanoseconds.
#ifndef SAMPLES_H
#define SAMPLES_H

#include <stddef.h>
#include <stdint.h>

struct samples {
  uint64_t *values;
  size_t count, capacity;
};

void add_sample(struct samples *samples, uint64_t nanoseconds);

// Sorts the samples, which `percentile` needs.
void sort_samples(struct samples *samples);

// The smallest sample that at least this share of all samples does not exceed, or 0 without samples.
uint64_t percentile(const struct samples *samples, double share);

#endif
