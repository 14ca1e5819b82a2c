// Each client sends a request as soon as it has the answer to the one before.
#include "run.h"

static bool is_counting;

static void ask(struct client *client) {
  client->sent_at = now();
  send_request(client, &run.server);
}

static void on_answer(struct client *client, uint32_t first, const char *text, size_t length) {
  (void)text;
  if (client->oldest_id == first) return;
  if (is_counting) {
    add_sample(&run.samples, now() - client->sent_at);
    run.answers++;
    run.bytes += length;
  }
  ask(client);
}

static void turn_until(uint64_t time) {
  while (now() < time) turn(10, on_answer);
}

void run_closed(void) {
  set_up(ignore);
  uint64_t start = now() + (uint64_t)(run.warmup * (double)SECOND);
  for (int i = 0; i < run.active; i++) ask(&run.clients[i]);
  turn_until(start);
  is_counting = true;
  struct usage before = usage();
  turn_until(start + (uint64_t)(run.seconds * (double)SECOND));
  struct usage after = usage();
  if (run.answers == 0) fail("The server has answered nothing in %.1f seconds.", run.seconds);
  print_figures(before, after);
}
