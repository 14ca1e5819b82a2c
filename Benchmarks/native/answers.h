// The recorded answers that the servers without an engine give: the same bytes as ours, except the id.
#ifndef ANSWERS_H
#define ANSWERS_H

#include <stddef.h>
#include <stdint.h>

struct answer {
  char *bytes;
  size_t length;
};

struct answers {
  struct answer hello, open;
  // The answers to the resizes of a cycle.
  struct answer *resizes;
  size_t count;
  // The length of the longest answer.
  size_t longest;
};

// Reads a file that the load generator has recorded, with an answer on each line. Ends the program if it cannot.
struct answers read_answers(const char *path);

// Writes the answer to a request, with the id of the request, and returns its length. `index` counts the resizes of the
// connection.
size_t write_answer(char *buffer, const struct answers *answers, const char *request, size_t length, uint64_t *index);

#endif
