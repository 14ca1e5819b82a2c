// Counters of this process that Swift cannot read: allocations, memory, and the instructions that callgrind counts.
#ifndef MEASURING_H
#define MEASURING_H

#include <stdint.h>

// The number of blocks that this process has allocated so far, or -1 where they are not counted.
int64_t allocation_count(void);

// The memory of this process that is in use, in bytes, or -1 where that is unknown.
int64_t resident_bytes(void);

// Whether callgrind runs this process.
int is_under_callgrind(void);

// Begins to count instructions.
void begin_instructions(void);

// Makes callgrind write down the instructions since `begin_instructions`, under a label.
void end_instructions(const char *label);

#endif
