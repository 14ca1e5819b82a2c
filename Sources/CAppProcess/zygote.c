#define _GNU_SOURCE
#include "guardian.h"

#include <errno.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

// The zygote: it has loaded an app and has run none of its code. Whatever it does is in C and allocates nothing, so that a child
// begins with a process that is as it was at the start. Its children are the guardians, each of which is the parent of one app.

enum { MOST_CHILDREN = 1024 };

static struct {
  pid_t guardian;
  uint32_t token;
} children[MOST_CHILDREN];
static int child_count;

static void heed_child(int number) { (void)number; }

static int index_of(pid_t guardian) {
  for (int index = 0; index < child_count; index++) {
    if (children[index].guardian == guardian) return index;
  }
  return -1;
}

static int is_guardian(pid_t child) { return index_of(child) >= 0; }

static void note(int control, pid_t process, int status) {
  int index = index_of(process);
  if (index < 0) return;
  if (WIFSTOPPED(status)) {
    // An app has stopped its guardian, which could no longer end it.
    kill(process, SIGKILL);
    return;
  }
  // A guardian that ends by itself has reported.
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) capp_report_to(control, CAPP_ORPHANED, children[index].token, 0);
  children[index] = children[--child_count];
}

// Gives back what has ended, and ends what an app has left that had lost its guardian.
static void reap(int control) {
  int status, has_reaped = 0;
  pid_t process;
  while ((process = waitpid(-1, &status, WNOHANG | WUNTRACED)) > 0) {
    note(control, process, status);
    has_reaped = 1;
  }
  if (has_reaped) capp_kill_children(is_guardian);
}

static void end_all(void) {
  for (int index = 0; index < child_count; index++) kill(children[index].guardian, GUARDIAN_END);
  _exit(0);
}

static void send_signal(uint32_t token, int number) {
  for (int index = 0; index < child_count; index++) {
    if (children[index].token == token) kill(children[index].guardian, number == SIGQUIT ? GUARDIAN_QUIT : GUARDIAN_END);
  }
}

// Returns 1 in a new app, and 0 in the zygote.
static int fork_child(int control, uint32_t token, const int *descriptors, int count, const sigset_t *mask) {
  pid_t zygote = getpid();
  pid_t process = child_count < MOST_CHILDREN ? fork() : (errno = EAGAIN, -1);
  if (process == 0) {
    capp_guard(control, token, zygote, descriptors, count, mask);
    return 1;
  }
  int error = errno;
  for (int index = 0; index < count; index++) close(descriptors[index]);
  if (process < 0) {
    capp_report_to(control, CAPP_FAILED, token, error);
    return 0;
  }
  children[child_count].guardian = process;
  children[child_count++].token = token;
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
  // A guardian begins with the signals of the zygote, and waits for all of these.
  sigaddset(&blocked, SIGCHLD);
  sigaddset(&blocked, GUARDIAN_QUIT);
  sigaddset(&blocked, GUARDIAN_END);
  if (sigaction(SIGCHLD, &action, NULL) < 0 || sigprocmask(SIG_BLOCK, &blocked, &before) < 0) return -1;
  capp_adopt_descendants();
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
