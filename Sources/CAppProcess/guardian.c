#define _GNU_SOURCE
#include "guardian.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>
#if defined(__linux__)
#include <sys/prctl.h>
#endif

// A guardian: the parent of one app, and of every program that the app has started and left. It ends them all before it reports that
// the app has ended, so that nothing of an app outlives its client or the server. It also takes the blow of an app that ends its
// parent. As the zygote, it allocates nothing.
//
// macOS has no processes that adopt descendants, and no signal for the death of a parent. There a guardian ends the group of the app,
// and a program that has left the group goes on.

void capp_report_to(int control, uint32_t kind, uint32_t token, int32_t value) {
  capp_report message = {kind, token, value};
  while (capp_send(control, &message, sizeof message, NULL, 0) < 0 && errno == EINTR) {
  }
}

void capp_adopt_descendants(void) {
#if defined(__linux__)
  prctl(PR_SET_CHILD_SUBREAPER, 1);
#endif
}

int capp_kill_children(int (*is_known)(pid_t child)) {
#if defined(__linux__)
  char bytes[1024];
  pid_t child = 0;
  ssize_t count;
  int file = open("/proc/thread-self/children", O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  while ((count = read(file, bytes, sizeof bytes)) > 0) {
    // Each number has a space behind it.
    for (ssize_t index = 0; index < count; index++) {
      if (bytes[index] >= '0' && bytes[index] <= '9') {
        child = child * 10 + (bytes[index] - '0');
        continue;
      }
      if (child > 0 && !(is_known && is_known(child))) kill(child, SIGKILL);
      child = 0;
    }
  }
  close(file);
  return count == 0;
#else
  (void)is_known;
  return 0;
#endif
}

// Ends the group of the app, whose number stays taken while the app is not given back, and returns the status of the app.
static int end_group(pid_t app) {
  int status = 0;
  kill(-app, SIGKILL);
  kill(app, SIGKILL);
  while (waitpid(app, &status, 0) < 0 && errno == EINTR) {
  }
  return status;
}

// Ends all descendants. When a child ends, its own children become children of this process, so this goes on until there is none.
static void end_descendants(void) {
  while (capp_kill_children(NULL)) {
    if (waitpid(-1, NULL, 0) < 0 && errno != EINTR) return;
  }
}

static _Noreturn void finish(int control, uint32_t token, pid_t app) {
  int status = end_group(app);
  end_descendants();
  capp_report_to(control, CAPP_ENDED, token, status);
  _exit(0);
}

// Gives back the programs that have ended. Returns whether the app has, which stays as it is.
static int has_ended(pid_t app) {
  for (;;) {
    siginfo_t child = {0};
    if (waitid(P_ALL, 0, &child, WEXITED | WNOHANG | WNOWAIT) < 0 || child.si_pid == 0) return 0;
    if (child.si_pid == app) return 1;
    waitpid(child.si_pid, NULL, 0);
  }
}

static _Noreturn void look_after(int control, uint32_t token, pid_t app, const sigset_t *waited) {
  for (;;) {
    int number = 0;
    if (has_ended(app)) finish(control, token, app);
    if (sigwait(waited, &number) != 0) continue;
    if (number == GUARDIAN_QUIT) kill(app, SIGQUIT);
    if (number == GUARDIAN_END) finish(control, token, app);
  }
}

// Lets a process end with its parent. The parent may have ended before.
static void end_with(pid_t parent, int number) {
#if defined(__linux__)
  prctl(PR_SET_PDEATHSIG, number);
#else
  (void)number;
#endif
  if (getppid() != parent) _exit(0);
}

static void close_all(const int *descriptors, int count) {
  for (int index = 0; index < count; index++) close(descriptors[index]);
}

void capp_guard(int control, uint32_t token, pid_t zygote, const int *descriptors, int count, const sigset_t *mask) {
  sigset_t waited;
  sigemptyset(&waited);
  sigaddset(&waited, SIGCHLD);
  sigaddset(&waited, GUARDIAN_QUIT);
  sigaddset(&waited, GUARDIAN_END);
  sigprocmask(SIG_BLOCK, &waited, NULL);
  // An app that ends the group of its parent ends its guardian alone.
  setpgid(0, 0);
  end_with(zygote, GUARDIAN_END);
  capp_adopt_descendants();
  pid_t guardian = getpid();
  pid_t app = fork();
  if (app == 0) {
    end_with(guardian, SIGKILL);
    close(control);
    setpgid(0, 0);
    signal(SIGCHLD, SIG_DFL);
    sigprocmask(SIG_SETMASK, mask, NULL);
    return;
  }
  int error = errno;
  close_all(descriptors, count);
  if (app < 0) {
    capp_report_to(control, CAPP_FAILED, token, error);
    _exit(0);
  }
  setpgid(app, app);
  capp_report_to(control, CAPP_FORKED, token, app);
#if defined(__linux__)
  prctl(PR_SET_NAME, "app-guardian");
#endif
  look_after(control, token, app, &waited);
}
