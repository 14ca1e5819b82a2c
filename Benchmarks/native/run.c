#define _GNU_SOURCE
#include "run.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <time.h>

enum { EVENTS = 256, SETTING_UP_AT_A_TIME = 16 };

struct run run = {
  .server = {.path = "/ws", .subprotocol = "preview.v1", .kind = RESIZE},
  .active = 1, .count = CYCLE, .seconds = 3, .warmup = 0.5, .patience = 60,
};

uint64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint64_t)time.tv_sec * SECOND + (uint64_t)time.tv_nsec;
}

void ignore(struct client *client, uint32_t first, const char *text, size_t length) {
  (void)client, (void)first, (void)text, (void)length;
}

void turn(int milliseconds, answer_handler on_answer) {
  struct epoll_event events[EVENTS];
  int count = epoll_wait(run.poller, events, EVENTS, milliseconds);
  if (count < 0 && errno != EINTR) fail("epoll_wait has failed: %s.", strerror(errno));
  for (int i = 0; i < count; i++) read_client(events[i].data.ptr, &run.server, on_answer);
}

static void start(struct client *client) {
  start_client(client, &run.server);
  struct epoll_event event = {.events = EPOLLIN, .data.ptr = client};
  if (epoll_ctl(run.poller, EPOLL_CTL_ADD, client->socket, &event)) fail("epoll_ctl has failed: %s.", strerror(errno));
}

void set_up(answer_handler on_message) {
  int count = run.active + run.idle;
  uint64_t deadline = now() + (uint64_t)(run.patience * (double)SECOND);
  run.poller = epoll_create1(0);
  run.clients = calloc((size_t)count, sizeof *run.clients);
  for (int started = 0, ready = 0; ready < count;) {
    while (started < count && started - ready < SETTING_UP_AT_A_TIME) start(&run.clients[started++]);
    turn(100, on_message);
    while (ready < started && run.clients[ready].state == READY) ready++;
    if (now() > deadline) fail("Only %d of %d clients have a scene after %.0f seconds.", ready, count, run.patience);
  }
}
