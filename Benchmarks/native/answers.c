#define _GNU_SOURCE
#include "answers.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "messages.h"

static struct answer read_line(FILE *file) {
  struct answer answer = {NULL, 0};
  size_t capacity = 0;
  ssize_t length = getline(&answer.bytes, &capacity, file);
  answer.length = length > 0 ? (size_t)length - (answer.bytes[length - 1] == '\n') : 0;
  return answer;
}

static void append(struct answers *answers, struct answer answer) {
  answers->resizes = realloc(answers->resizes, (answers->count + 1) * sizeof answer);
  answers->resizes[answers->count++] = answer;
  if (answer.length > answers->longest) answers->longest = answer.length;
}

struct answers read_answers(const char *path) {
  struct answers answers = {0};
  FILE *file = fopen(path, "r");
  if (!file) {
    perror(path);
    exit(1);
  }
  answers.hello = read_line(file);
  answers.open = read_line(file);
  answers.longest = answers.open.length > answers.hello.length ? answers.open.length : answers.hello.length;
  for (struct answer next = read_line(file); next.length > 0; next = read_line(file)) append(&answers, next);
  fclose(file);
  if (answers.count == 0) {
    fprintf(stderr, "%s has no answers to resizes.\n", path);
    exit(1);
  }
  return answers;
}

static size_t copy_with_id(char *buffer, struct answer answer, const char *id) {
  memcpy(buffer, answer.bytes, answer.length);
  char *place = find_digits(buffer, answer.length, "\"ack\":");
  if (place && id) memcpy(place, id, ID_DIGITS);
  return answer.length;
}

size_t write_answer(char *buffer, const struct answers *answers, const char *request, size_t length, uint64_t *index) {
  static char pong[] = "{\"type\":\"pong\",\"ack\":100000000}";
  const char *id = find_digits(request, length, "\"id\":");
  if (memmem(request, length, "\"resize\"", 8)) {
    return copy_with_id(buffer, answers->resizes[(*index)++ % answers->count], id);
  }
  if (memmem(request, length, "\"ping\"", 6)) return copy_with_id(buffer, (struct answer){pong, sizeof pong - 1}, id);
  return copy_with_id(buffer, answers->open, id);
}
