// The handlers of signals with which a process ends with a sentence about the file that it reads. Swift cannot be sure to use only what a
// handler may use.

#ifndef C_FILE_GUARD_H
#define C_FILE_GUARD_H

// Sets the handlers, for the stack of this thread. A file has as many seconds of the processor. Returns 0, or -1 with `errno`.
int file_guard_install(int seconds);

// Says which file is read from now on, by the lines to end with: one for a full stack, and one for the end of its time, which begins anew.
// Empty lines mean that no file is read.
void file_guard_enter(const char *full, const char *late);

#endif
