// The cell of main.swift with kiwi. `anew` adds all constraints to a new solver each time; `edit` keeps the solver and suggests another width.
#include <kiwi/kiwi.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

using namespace kiwi;

struct Rect {
  Variable x, y, width, height;
};

struct Cell {
  std::vector<Constraint> constraints;
  Variable width;

  explicit Cell(bool edits) {
    Rect content = rect();
    equal(content.x + 0.0);
    equal(edits ? content.width - width : content.width - 320);
    equal(content.y + 0.0);
    equal(content.height - 130);
    Rect title = rect(), body = rect(), time = rect(), picture = rect();
    intrinsic(title, 90, 22);
    intrinsic(body, 228, 82);
    intrinsic(time, 30, 20.5);
    intrinsic(picture, 24, 22);
    equal(picture.x - content.x - 20);
    equal(picture.y - content.y - 11);
    equal(picture.width - 40);
    equal(picture.height - 40);
    equal(title.x - picture.x - picture.width - 12);
    equal(title.y - picture.y);
    add(time.x - title.x - title.width - 8, OP_GE, strength::required);
    equal(time.x + time.width - content.x - content.width + 20);
    equal(time.y - title.y - 1);
    equal(body.x - title.x);
    equal(body.x + body.width - content.x - content.width + 20);
    equal(body.y - title.y - title.height - 4);
    equal(body.y + body.height - content.y - content.height + 11);
    for (Rect *view : {&title, &body, &time, &picture}) {
      add(view->x - content.x, OP_EQ, strength::create(0, 0, 0.3));
      add(view->y - content.y, OP_EQ, strength::create(0, 0, 0.3));
      add(view->width + 0.0, OP_EQ, strength::create(0, 0, 0.1));
      add(view->height + 0.0, OP_EQ, strength::create(0, 0, 0.1));
    }
  }

 private:
  Rect rect() {
    Rect rect;
    add(Expression(rect.width), OP_GE, strength::required);
    add(Expression(rect.height), OP_GE, strength::required);
    return rect;
  }

  void intrinsic(Rect &view, double width, double height) {
    add(view.width - width, OP_LE, strength::create(0, 0, 250));
    add(view.width - width, OP_GE, strength::create(0, 1, 0));
    add(view.height - height, OP_LE, strength::create(0, 0, 250));
    add(view.height - height, OP_GE, strength::create(0, 1, 0));
  }

  void equal(Expression expression) { add(expression, OP_EQ, strength::required); }
  void add(Expression expression, RelationalOperator relation, double strength) {
    constraints.push_back(Constraint(expression, relation, strength));
  }
};

int main(int, char **arguments) {
  const bool edits = !strcmp(arguments[1], "edit");
  const int count = atoi(arguments[2]);
  Cell cell(edits);
  Solver kept;
  if (edits) {
    for (auto &constraint : cell.constraints) kept.addConstraint(constraint);
    kept.addEditVariable(cell.width, strength::create(0, 90, 0));
  }
  for (int number = 0; number < count; number++) {
    if (edits) {
      kept.suggestValue(cell.width, 320 + number % 2);
      kept.updateVariables();
      continue;
    }
    Solver solver;
    for (auto &constraint : cell.constraints) solver.addConstraint(constraint);
    solver.updateVariables();
  }
  printf("%zu\n", cell.constraints.size());
}
