// The memory of this process, as the machine and the C library know it.
#ifndef CMACHINEMEMORY_H
#define CMACHINEMEMORY_H

#include <stdint.h>

// The bytes of this process that are in the machine's memory, or -1 if the system does not say.
int64_t cmemory_resident_bytes(void);

// The bytes that the allocator of C has given out and not got back, or -1 if it does not say.
int64_t cmemory_allocated_bytes(void);

// Gives freed memory back to the system. The C library of GNU keeps whole pages of it between memory that is in use. Other libraries
// do so by themselves, and nothing happens.
void cmemory_release_freed(void);

#endif
