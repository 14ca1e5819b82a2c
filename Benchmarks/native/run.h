// A run of the load generator: its clients, and the figures that all modes have in common.
#ifndef RUN_H
#define RUN_H

#include <stdbool.h>
#include <stdint.h>

#include "client.h"
#include "samples.h"

#define SECOND 1000000000ULL

struct run {
  struct server server;
  // The number of clients that send requests, and of those that only have a scene.
  int active, idle;
  // The number of resizes of the mode `count`.
  int count;
  // The process of the server whose processor time is measured, or 0.
  int process;
  // The lengths of the measured part, of the part before it, and of the longest set-up.
  double seconds, warmup, patience;
  const char *record;

  // The active clients, and then the idle ones.
  struct client *clients;
  int poller;
  struct samples samples;
  uint64_t answers, bytes;
  // The answers that acknowledge further requests, and the requests without an answer.
  uint64_t merged, lost;
};

// The only run of this process.
extern struct run run;

// The time in nanoseconds since any fixed moment.
uint64_t now(void);

// Connects all clients and opens their scenes.
void set_up(answer_handler on_message);

// Waits for events, for at most so many milliseconds, and reads what has arrived.
void turn(int milliseconds, answer_handler on_answer);

void ignore(struct client *client, uint32_t first, const char *text, size_t length);

// The processor time that has been used at a moment.
struct usage {
  uint64_t time;
  double generator, server;
};

struct usage usage(void);

// Prints the figures of the run between two moments as one line of JSON.
void print_figures(struct usage start, struct usage end);

void run_closed(void);
void run_paced(void);
void run_hold(void);
void run_count(void);
void run_record(void);

#endif
