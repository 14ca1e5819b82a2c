#define _GNU_SOURCE
#include "CAppProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

// The zygote: it has loaded an app and has run none of its code. Whatever it does is in C and allocates nothing, so that a child
// begins with a process that is as it was at the start.

enum { MOST_CHILDREN = 1024 };

static struct {
  pid_t process;
  uint32_t token;
} children[MOST_CHILDREN];
static int child_count;

static void heed_child(int number) { (void)number; }

static void report(int control, uint32_t kind, uint32_t token, int32_t value) {
  capp_report message = {kind, token, value};
  while (capp_send(control, &message, sizeof message, NULL, 0) < 0 && errno == EINTR) {
  }
}

static void reap(int control) {
  int status;
  pid_t process;
  while ((process = waitpid(-1, &status, WNOHANG)) > 0) {
    for (int index = 0; index < child_count; index++) {
      if (children[index].process != process) continue;
      report(control, CAPP_ENDED, children[index].token, status);
      children[index] = children[--child_count];
      break;
    }
  }
}

static void end_all(void) {
  for (int index = 0; index < child_count; index++) kill(children[index].process, SIGKILL);
  _exit(0);
}

static void send_signal(uint32_t token, int number) {
  for (int index = 0; index < child_count; index++) {
    if (children[index].token == token) kill(children[index].process, number);
  }
}

// Returns 1 in a new child, and 0 in the zygote.
static int fork_child(int control, uint32_t token, const int *descriptors, int count, const sigset_t *mask) {
  pid_t process = child_count < MOST_CHILDREN ? fork() : (errno = EAGAIN, -1);
  if (process == 0) {
    close(control);
    setpgid(0, 0);
    signal(SIGCHLD, SIG_DFL);
    sigprocmask(SIG_SETMASK, mask, NULL);
    return 1;
  }
  int error = errno;
  for (int index = 0; index < count; index++) close(descriptors[index]);
  if (process < 0) {
    report(control, CAPP_FAILED, token, error);
    return 0;
  }
  children[child_count].process = process;
  children[child_count++].token = token;
  report(control, CAPP_FORKED, token, process);
  return 0;
}

// Waits for a request. Returns whether there is one.
static int wait_for_request(int control, const sigset_t *mask) {
#if defined(__linux__)
  struct pollfd waited = {control, POLLIN, 0};
  return ppoll(&waited, 1, NULL, mask) > 0;
#else
  struct pollfd waited = {control, POLLIN, 0};
  (void)mask;
  return poll(&waited, 1, 50) > 0;
#endif
}

int capp_serve_forks(int control, int descriptors[CAPP_DESCRIPTORS]) {
  struct sigaction action = {.sa_handler = heed_child};
  sigset_t blocked, before;
  sigemptyset(&blocked);
  sigaddset(&blocked, SIGCHLD);
  if (sigaction(SIGCHLD, &action, NULL) < 0 || sigprocmask(SIG_BLOCK, &blocked, &before) < 0) return -1;
  for (;;) {
    reap(control);
    if (!wait_for_request(control, &before)) continue;
    capp_request request;
    int count = 0;
    ssize_t length = capp_receive(control, &request, sizeof request, descriptors, &count);
    if (length < 0 && errno == EINTR) continue;
    if (length != (ssize_t)sizeof request) end_all();
    if (request.kind == CAPP_SIGNAL) send_signal(request.token, request.value);
    if (request.kind == CAPP_FORK && fork_child(control, request.token, descriptors, count, &before)) return 0;
  }
}
