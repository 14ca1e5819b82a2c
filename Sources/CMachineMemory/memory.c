#include "CMachineMemory.h"

#if defined(__APPLE__)
#include <mach/mach.h>
#else
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>
#endif
#if defined(__GLIBC__)
#include <malloc.h>
#endif

int64_t cmemory_resident_bytes(void) {
#if defined(__APPLE__)
  struct mach_task_basic_info info;
  mach_msg_type_number_t count = MACH_TASK_BASIC_INFO_COUNT;
  if (task_info(mach_task_self(), MACH_TASK_BASIC_INFO, (task_info_t)&info, &count) != KERN_SUCCESS) return -1;
  return (int64_t)info.resident_size;
#else
  // The second number is that of the pages in memory (proc(5)).
  char text[128];
  int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  if (file < 0) return -1;
  ssize_t length = read(file, text, sizeof text - 1);
  close(file);
  if (length <= 0) return -1;
  text[length] = 0;
  long pages = -1;
  return sscanf(text, "%*s %ld", &pages) == 1 ? (int64_t)pages * sysconf(_SC_PAGESIZE) : -1;
#endif
}

int64_t cmemory_allocated_bytes(void) {
#if defined(__GLIBC__) && (__GLIBC__ > 2 || __GLIBC_MINOR__ >= 33)
  // The figures are those of the heaps of all threads; large blocks are mapped and counted apart.
  struct mallinfo2 info = mallinfo2();
  return (int64_t)(info.uordblks + info.hblkhd);
#else
  return -1;
#endif
}

void cmemory_release_freed(void) {
#if defined(__GLIBC__)
  malloc_trim(0);
#endif
}
