// The system calls by which apps have processes of their own, which Swift cannot make: fork, and messages that carry descriptors.

#ifndef C_APP_PROCESS_H
#define C_APP_PROCESS_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// The greatest number of descriptors that one message carries.
enum { CAPP_DESCRIPTORS = 4 };

// The requests of the server to the process that forks (the zygote).
enum { CAPP_FORK = 1, CAPP_SIGNAL = 2 };
// The reports of the zygote and of the guardians: a new process, the end of one, that there is none because of an error, and that a
// process has lost its guardian, with which it ends.
enum { CAPP_FORKED = 1, CAPP_ENDED = 2, CAPP_FAILED = 3, CAPP_ORPHANED = 4 };

// A request to the zygote. `token` is the server's name for the process, and `value` the number of a signal: SIGQUIT for the process
// alone, or SIGKILL for the process and all programs that it has started.
typedef struct {
  uint32_t kind;
  uint32_t token;
  int32_t value;
} capp_request;

// A report of the zygote. `value` is the process, the status of `waitpid`, or an error number.
typedef struct {
  uint32_t kind;
  uint32_t token;
  int32_t value;
} capp_report;

// Makes two connected sockets that no other program inherits. Returns 0, or -1 with `errno`.
int capp_pair(int sockets[2]);

// Makes a pipe that no other program inherits.
int capp_pipe(int ends[2]);

// Makes a file in memory that processes share, of a length in bytes. Returns its descriptor, or -1.
int capp_memory(size_t length);

// Sends bytes with descriptors. Returns the number of bytes, or -1.
ssize_t capp_send(int socket, const void *bytes, size_t length, const int *descriptors, int count);

// Receives bytes with up to CAPP_DESCRIPTORS descriptors, which no other program inherits. Returns the number of bytes, 0 at the end, or -1.
ssize_t capp_receive(int socket, void *bytes, size_t length, int *descriptors, int *count);

// Starts a program with a socket as its descriptor 3, and with the environment given. Returns the process, or -1.
pid_t capp_spawn(const char *path, char *const arguments[], char *const environment[], int socket);

// The environment of this process, which ends with a null.
char **capp_environment(void);

// Serves requests to fork until the other side of the socket has gone, and then ends all children and the process. The calling
// process must have one thread. The function returns in each new process of an app, with the descriptors that the request carried,
// and 0, or -1 with `errno` if it cannot serve.
int capp_serve_forks(int control, int descriptors[CAPP_DESCRIPTORS]);

// The number of threads of this process, or -1 if the system does not say.
int capp_threads(void);

// Forks a process that has threads. The child must not wait for any of them. Handlers of libraries for forks do not run.
pid_t capp_fork_with_threads(void);

// Prepares a copy of a process that answers one question: it writes nothing, ends with its parent, and a trap in it is nobody's
// concern.
void capp_become_copy(void);

// Makes the standard output of C send each line at once.
void capp_write_lines(void);

// Limits the memory that this process takes for itself, in bytes.
int capp_limit_memory(uint64_t bytes);

// Gives a new process an empty input, and prevents files of dead processes.
void capp_prepare_child(void);

// The end of the stack of the first thread, and its greatest length in bytes.
void capp_stack(uint64_t *end, uint64_t *length);

// The status of `waitpid` in parts: whether a signal ended the process, and the number of the signal or the code of `exit`.
int capp_was_killed(int32_t status);
int capp_cause(int32_t status);

// Whether a process that runs Swift describes a crash at present: it has then given up the handlers of signals that it begins with.
// Returns 1, 0, or -1 if the system does not say, as when the process is gone.
int capp_is_reporting(pid_t process);

// Gives a child that ended back, without waiting. Returns the process, 0 if it still runs, or -1.
pid_t capp_reap(pid_t process, int32_t *status);

// Ends a program with a zygote at once, and waits until it has ended.
void capp_end(pid_t process);

// Makes reads and writes of a descriptor return at once.
int capp_set_nonblocking(int descriptor);

// Ends this process at once, without the work that libraries do at the end.
_Noreturn void capp_exit(int code);

#endif
