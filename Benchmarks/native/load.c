// Loads a server with clients, and prints as one line of JSON how fast it answers. Every answer that counts is checked.
//
//     load MODE --port PORT [OPTION...]
//
// closed  Each client sends a request as soon as it has the answer to the one before.
// paced   Each client sends 60 requests a second, whether or not it has answers.
// hold    The clients open a scene and stay until standard input ends. `ready` is printed once all have one.
// count   One client sends --count resizes, one after the other, for a server whose instructions are counted.
// record  One client writes the greeting, the answer to `open` and those to a cycle of resizes into the file --record.
//
// Times are in microseconds. --clients send requests, and --idle further ones only open a scene. --open is the message that
// opens it, --ping sends pings instead of resizes, and --server is the process whose processor time is measured.
#include <getopt.h>
#include <stdlib.h>
#include <string.h>

#include "run.h"

static const struct option OPTIONS[] = {
  {"port", required_argument, NULL, 'p'},     {"path", required_argument, NULL, 'a'},
  {"clients", required_argument, NULL, 'c'},  {"idle", required_argument, NULL, 'i'},
  {"seconds", required_argument, NULL, 's'},  {"warmup", required_argument, NULL, 'w'},
  {"open", required_argument, NULL, 'o'},     {"ping", no_argument, NULL, 'g'},
  {"record", required_argument, NULL, 'r'},   {"server", required_argument, NULL, 'v'},
  {"patience", required_argument, NULL, 't'}, {"count", required_argument, NULL, 'n'},
  {NULL, 0, NULL, 0},
};

static void read_option(int option) {
  switch (option) {
    case 'p': run.server.port = atoi(optarg); return;
    case 'a': run.server.path = optarg; return;
    case 'c': run.active = atoi(optarg); return;
    case 'i': run.idle = atoi(optarg); return;
    case 's': run.seconds = atof(optarg); return;
    case 'w': run.warmup = atof(optarg); return;
    case 'o': run.server.open = optarg; return;
    case 'g': run.server.kind = PING; return;
    case 'r': run.record = optarg; return;
    case 'v': run.process = atoi(optarg); return;
    case 'n': run.count = atoi(optarg); return;
    case 't': run.patience = atof(optarg); return;
    default: exit(2);
  }
}

static void check(void) {
  if (run.server.port <= 0) fail("load needs the port of a server: --port PORT.");
  if (run.active < 0 || run.idle < 0 || run.active + run.idle == 0) fail("load needs clients: --clients N.");
  if (run.server.kind == RESIZE && !run.server.open) fail("Resizes need a scene: --open JSON, or --ping without one.");
}

static void (*mode_named(const char *name))(void) {
  if (!strcmp(name, "closed")) return run_closed;
  if (!strcmp(name, "paced")) return run_paced;
  if (!strcmp(name, "hold")) return run_hold;
  if (!strcmp(name, "count")) return run_count;
  if (!strcmp(name, "record")) return run_record;
  fail("load has the modes closed, paced, hold, count and record, and not '%s'.", name);
}

int main(int count, char **arguments) {
  void (*mode)(void) = mode_named(count > 1 ? arguments[1] : "");
  for (int option; (option = getopt_long(count - 1, arguments + 1, "", OPTIONS, NULL)) != -1;) read_option(option);
  check();
  mode();
  return 0;
}
