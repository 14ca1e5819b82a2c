#define _GNU_SOURCE
#include "CAppProcess.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>
#if defined(__linux__)
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

static void keep_to_ourselves(int descriptor) { fcntl(descriptor, F_SETFD, FD_CLOEXEC); }

int capp_pair(int sockets[2]) {
#if defined(__linux__)
  return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets);
#else
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, sockets) < 0) return -1;
  keep_to_ourselves(sockets[0]);
  keep_to_ourselves(sockets[1]);
  return 0;
#endif
}

int capp_pipe(int ends[2]) {
#if defined(__linux__)
  return pipe2(ends, O_CLOEXEC);
#else
  if (pipe(ends) < 0) return -1;
  keep_to_ourselves(ends[0]);
  keep_to_ourselves(ends[1]);
  return 0;
#endif
}

int capp_memory(size_t length) {
#if defined(__linux__)
  int descriptor = memfd_create("calls", MFD_CLOEXEC);
#else
  char name[] = "/tmp/split-preview-XXXXXX";
  int descriptor = mkstemp(name);
  if (descriptor >= 0) {
    unlink(name);
    keep_to_ourselves(descriptor);
  }
#endif
  if (descriptor >= 0 && ftruncate(descriptor, (off_t)length) < 0) {
    close(descriptor);
    return -1;
  }
  return descriptor;
}

#if defined(MSG_NOSIGNAL)
enum { SEND_FLAGS = MSG_NOSIGNAL };
#else
enum { SEND_FLAGS = 0 };
#endif
#if defined(MSG_CMSG_CLOEXEC)
enum { RECEIVE_FLAGS = MSG_CMSG_CLOEXEC };
#else
enum { RECEIVE_FLAGS = 0 };
#endif

union control_space {
  struct cmsghdr header;
  char bytes[CMSG_SPACE(sizeof(int) * CAPP_DESCRIPTORS)];
};

ssize_t capp_send(int socket, const void *bytes, size_t length, const int *descriptors, int count) {
  struct iovec vector = {(void *)bytes, length};
  union control_space space;
  memset(&space, 0, sizeof space);
  struct msghdr message = {.msg_iov = &vector, .msg_iovlen = 1};
  if (count > CAPP_DESCRIPTORS) {
    errno = EINVAL;
    return -1;
  }
  if (count > 0) {
    message.msg_control = space.bytes;
    message.msg_controllen = CMSG_SPACE(sizeof(int) * (size_t)count);
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof(int) * (size_t)count);
    memcpy(CMSG_DATA(header), descriptors, sizeof(int) * (size_t)count);
  }
  return sendmsg(socket, &message, SEND_FLAGS);
}

ssize_t capp_receive(int socket, void *bytes, size_t length, int *descriptors, int *count) {
  struct iovec vector = {bytes, length};
  union control_space space;
  struct msghdr message = {
      .msg_iov = &vector, .msg_iovlen = 1, .msg_control = space.bytes, .msg_controllen = sizeof space.bytes};
  *count = 0;
  ssize_t received = recvmsg(socket, &message, RECEIVE_FLAGS);
  if (received < 0) return received;
  for (struct cmsghdr *header = CMSG_FIRSTHDR(&message); header; header = CMSG_NXTHDR(&message, header)) {
    if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) continue;
    int passed = (int)((header->cmsg_len - CMSG_LEN(0)) / sizeof(int));
    for (int index = 0; index < passed; index++) {
      int descriptor;
      memcpy(&descriptor, CMSG_DATA(header) + sizeof(int) * (size_t)index, sizeof descriptor);
      if (*count < CAPP_DESCRIPTORS) {
        descriptors[(*count)++] = descriptor;
        keep_to_ourselves(descriptor);
      } else {
        close(descriptor);
      }
    }
  }
  return received;
}

pid_t capp_spawn(const char *path, char *const arguments[], char *const environment[], int socket) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  sigset_t none, all;
  pid_t process;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  // A descriptor that keeps its number would stay closed on `exec`, so the caller's socket must not be 3 already.
  posix_spawn_file_actions_adddup2(&actions, socket, 3);
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setpgroup(&attributes, 0);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
  int error = posix_spawn(&process, path, &actions, &attributes, arguments, environment);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  if (error != 0) {
    errno = error;
    return -1;
  }
  return process;
}

extern char **environ;

char **capp_environment(void) { return environ; }

int capp_threads(void) {
  DIR *tasks = opendir("/proc/self/task");
  if (!tasks) return -1;
  int count = 0;
  for (struct dirent *entry = readdir(tasks); entry; entry = readdir(tasks)) count += entry->d_name[0] != '.';
  closedir(tasks);
  return count;
}

pid_t capp_fork_with_threads(void) {
#if defined(__GLIBC__) && (__GLIBC__ > 2 || (__GLIBC__ == 2 && __GLIBC_MINOR__ >= 34))
  // The handler of libdispatch would make every later use of the main queue a trap.
  return _Fork();
#elif defined(__linux__)
  return (pid_t)syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0);
#else
  return fork();
#endif
}

void capp_become_copy(void) {
  int signals[] = {SIGQUIT, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP};
  for (size_t index = 0; index < sizeof signals / sizeof *signals; index++) signal(signals[index], SIG_DFL);
#if defined(__linux__)
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
  int nothing = open("/dev/null", O_RDWR);
  if (nothing < 0) return;
  dup2(nothing, 1);
  dup2(nothing, 2);
}

void capp_write_lines(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

int capp_limit_memory(uint64_t bytes) {
  struct rlimit limit = {(rlim_t)bytes, (rlim_t)bytes};
  return setrlimit(RLIMIT_DATA, &limit);
}

void capp_prepare_child(void) {
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
  int nothing = open("/dev/null", O_RDONLY);
  if (nothing >= 0) dup2(nothing, 0);
  if (nothing > 2) close(nothing);
}

void capp_stack(uint64_t *end, uint64_t *length) {
  struct rlimit limit;
  char here;
  *end = (uint64_t)(uintptr_t)&here;
  *length = 8u << 20;
  if (getrlimit(RLIMIT_STACK, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY) *length = (uint64_t)limit.rlim_cur;
}

int capp_was_killed(int32_t status) { return WIFSIGNALED(status); }

int capp_cause(int32_t status) { return WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status); }

int capp_is_reporting(pid_t process) {
#if defined(__linux__)
  // Swift's handler gives up all of these. An app that has handlers of its own for the others keeps those.
  const unsigned long long given_up = 1ull << (SIGQUIT - 1) | 1ull << (SIGILL - 1) | 1ull << (SIGTRAP - 1);
  char path[64], line[256];
  unsigned long long caught = 0;
  int found = 0;
  snprintf(path, sizeof path, "/proc/%d/status", (int)process);
  FILE *file = fopen(path, "re");
  if (!file) return -1;
  while (!found && fgets(line, sizeof line, file)) found = sscanf(line, "SigCgt: %llx", &caught) == 1;
  fclose(file);
  return found ? (caught & given_up) == 0 : -1;
#else
  (void)process;
  return -1;
#endif
}

pid_t capp_reap(pid_t process, int32_t *status) {
  int raw = 0;
  pid_t ended = waitpid(process, &raw, WNOHANG);
  *status = raw;
  return ended;
}

void capp_end(pid_t process) {
#if defined(__linux__)
  kill(process, SIGKILL);
#else
  // The end of the socket tells the program to end its guardians, which nothing else does.
  for (int wait = 0; wait < 200; wait++) {
    if (waitpid(process, NULL, WNOHANG) != 0) return;
    usleep(10000);
  }
  kill(process, SIGKILL);
#endif
  while (waitpid(process, NULL, 0) < 0 && errno == EINTR) {
  }
}

int capp_set_nonblocking(int descriptor) {
  int flags = fcntl(descriptor, F_GETFL);
  return flags < 0 ? -1 : fcntl(descriptor, F_SETFL, flags | O_NONBLOCK);
}

void capp_exit(int code) { _exit(code); }
