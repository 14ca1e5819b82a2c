// The modes that measure nothing themselves: clients that only stay, a number of resizes, and a record of the answers.
#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "run.h"

void run_hold(void) {
  set_up(ignore);
  puts("ready");
  fflush(stdout);
  struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
  while (poll(&input, 1, 0) == 0) turn(50, ignore);
}

static FILE *record;

static void write_line(struct client *client, uint32_t first, const char *text, size_t length) {
  (void)client, (void)first;
  if (memchr(text, '\n', length)) fail("An answer has a line break.");
  fprintf(record, "%.*s\n", (int)length, text);
}

static void ask(int times, answer_handler on_answer) {
  struct client *client = run.clients;
  while (times-- > 0) {
    send_request(client, &run.server);
    while (client->oldest_id != client->next_id) turn(100, on_answer);
  }
}

void run_count(void) {
  run.active = 1, run.idle = 0;
  set_up(ignore);
  ask(run.count, ignore);
}

// Only the ninth cycle is recorded, so that the revisions have four digits, as most do in a longer run.
void run_record(void) {
  if (!run.record) fail("load record needs the name of a file: --record FILE.");
  record = fopen(run.record, "w");
  if (!record) fail("%s: %s.", run.record, strerror(errno));
  run.active = 1, run.idle = 0;
  set_up(write_line);
  ask(8 * CYCLE, ignore);
  ask(CYCLE, write_line);
  if (fclose(record)) fail("%s: %s.", run.record, strerror(errno));
}
