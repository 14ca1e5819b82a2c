// Each client sends 60 requests a second, whether or not it has answers. The requests of all clients are spread evenly, and
// a time counts from the moment at which a request was due. A server that falls behind therefore cannot slow down what it
// is measured by.
#include "run.h"

enum { HERTZ = 60 };

static uint64_t first_due, first_counted, acknowledged;

static uint64_t due(uint64_t number) {
  return first_due + (uint64_t)((double)number * (double)SECOND / HERTZ / run.active);
}

// The number of a client's request among those of all clients.
static uint64_t number_of(const struct client *client, uint32_t id) {
  return (uint64_t)(id - FIRST_ID - 1) * (uint64_t)run.active + (uint64_t)(client - run.clients);
}

// Adds the times of a client's requests from `first` up to `end`, and returns how many of them count.
static uint64_t add_times(const struct client *client, uint32_t first, uint32_t end) {
  uint64_t time = now(), counted = 0;
  for (uint32_t id = first; id < end; id++) {
    if (number_of(client, id) < first_counted) continue;
    add_sample(&run.samples, time - due(number_of(client, id)));
    counted++;
  }
  return counted;
}

static void on_answer(struct client *client, uint32_t first, const char *text, size_t length) {
  (void)text;
  acknowledged += client->oldest_id - first;
  uint64_t counted = add_times(client, first, client->oldest_id);
  if (counted == 0) return;
  run.answers++;
  run.bytes += length;
  run.merged += counted - 1;
}

void run_paced(void) {
  set_up(ignore);
  uint64_t total = (uint64_t)((run.warmup + run.seconds) * HERTZ) * (uint64_t)run.active;
  first_counted = (uint64_t)(run.warmup * HERTZ) * (uint64_t)run.active;
  first_due = now();
  struct usage before = usage();
  for (uint64_t number = 0; number < total;) {
    if (number == first_counted) before = usage();
    for (; number < total && due(number) <= now(); number++) {
      send_request(&run.clients[number % (uint64_t)run.active], &run.server);
    }
    turn(0, on_answer);
  }
  struct usage after = usage();
  // The last answers may still be on their way.
  for (uint64_t end = now() + SECOND / 2; acknowledged < total && now() < end;) turn(10, on_answer);
  for (int i = 0; i < run.active; i++) run.lost += add_times(&run.clients[i], run.clients[i].oldest_id, run.clients[i].next_id);
  print_figures(before, after);
}
