// The processes that the zygote starts, which the two files of this folder share.

#ifndef C_APP_PROCESS_GUARDIAN_H
#define C_APP_PROCESS_GUARDIAN_H

#include "CAppProcess.h"

#include <signal.h>

// The signals by which the zygote asks a guardian: to let the app say where it is, and to end the app.
enum { GUARDIAN_QUIT = SIGUSR1, GUARDIAN_END = SIGUSR2 };

// Reports over the socket to the server. The message is so short that the system never cuts it, and never mixes it with another one.
void capp_report_to(int control, uint32_t kind, uint32_t token, int32_t value);

// Makes this process the parent of all descendants whose parents end, where the system can.
void capp_adopt_descendants(void);

// Sends SIGKILL to each child for which the function returns 0. Returns whether the system told the children.
int capp_kill_children(int (*is_known)(pid_t child));

// Becomes the guardian of an app, of which `zygote` is the parent: forks the app, and looks after it until nothing is left of it.
// Returns in the app alone. `mask` is the signal mask of the app.
void capp_guard(int control, uint32_t token, pid_t zygote, const int *descriptors, int count, const sigset_t *mask);

#endif
