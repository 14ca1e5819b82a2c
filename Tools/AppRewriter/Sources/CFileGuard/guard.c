#define _GNU_SOURCE
#include "CFileGuard.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/time.h>
#include <unistd.h>

// The lines about the file that is read, which are empty without one.
static char full_line[8192];
static char late_line[8192];
// The lowest address of the stack, and its length.
static uintptr_t stack_end;
static size_t stack_length;
// The seconds that a file has, or 0 without handlers.
static int file_seconds;

// A handler has no room on a stack that is full.
static char handler_stack[64 * 1024];

static void end_with(const char *line) {
  ssize_t written = write(STDERR_FILENO, line, strlen(line));
  (void)written;
  _exit(1);
}

// A full stack is exceeded near its end. A fault at any other address is one of the program, which then ends with the signal.
static void heed_fault(int number, siginfo_t *info, void *context) {
  (void)context;
  uintptr_t address = (uintptr_t)info->si_addr;
  size_t near = stack_length / 4;
  if (full_line[0] != 0 && address < stack_end + near && address + near > stack_end) end_with(full_line);
  signal(number, SIG_DFL);
}

static void heed_time(int number) {
  (void)number;
  if (late_line[0] != 0) end_with(late_line);
}

static int find_stack(void) {
#ifdef __APPLE__
  stack_length = pthread_get_stacksize_np(pthread_self());
  stack_end = (uintptr_t)pthread_get_stackaddr_np(pthread_self()) - stack_length;
  return 0;
#else
  pthread_attr_t attributes;
  void *end;
  errno = pthread_getattr_np(pthread_self(), &attributes);
  if (errno != 0) return -1;
  errno = pthread_attr_getstack(&attributes, &end, &stack_length);
  pthread_attr_destroy(&attributes);
  stack_end = (uintptr_t)end;
  return errno == 0 ? 0 : -1;
#endif
}

int file_guard_install(int seconds) {
  stack_t stack = {.ss_sp = handler_stack, .ss_size = sizeof handler_stack};
  struct sigaction fault = {.sa_sigaction = heed_fault, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  struct sigaction time = {.sa_handler = heed_time, .sa_flags = SA_ONSTACK | SA_RESTART};
  if (find_stack() < 0 || sigaltstack(&stack, NULL) < 0) return -1;
  if (sigaction(SIGSEGV, &fault, NULL) < 0 || sigaction(SIGBUS, &fault, NULL) < 0 || sigaction(SIGPROF, &time, NULL) < 0) return -1;
  file_seconds = seconds;
  return 0;
}

void file_guard_enter(const char *full, const char *late) {
  if (file_seconds == 0) return;
  snprintf(full_line, sizeof full_line, "%s", full);
  snprintf(late_line, sizeof late_line, "%s", late);
  struct itimerval timer = {.it_value = {.tv_sec = late[0] != 0 ? file_seconds : 0}};
  setitimer(ITIMER_PROF, &timer, NULL);
}
