// Solves a cell of LongList so many times: an image, three labels, eleven constraints of the app, and those that views bring with them. The
// same constraints are in kiwi.cpp, in the same order. `anew` solves the system each time, and `kept` solves a kept one for another width.
import LayoutSolver

struct Rect {
  let x, y, width, height: LayoutVariable
}

struct Cell {
  var system = LayoutSystem()

  init(isKept: Bool) {
    let content = rect()
    equal([(content.x, 1)], 0)
    equal(isKept ? [(content.width, 1), (system.makeParameter(), -1)] : [(content.width, 1)], isKept ? 0 : -320)
    equal([(content.y, 1)], 0)
    equal([(content.height, 1)], -130)
    let (title, body, time, picture) = (rect(), rect(), rect(), rect())
    intrinsic(title, 90, 22)
    intrinsic(body, 228, 82)
    intrinsic(time, 30, 20.5)
    intrinsic(picture, 24, 22)
    equal([(picture.x, 1), (content.x, -1)], -20)
    equal([(picture.y, 1), (content.y, -1)], -11)
    equal([(picture.width, 1)], -40)
    equal([(picture.height, 1)], -40)
    equal([(title.x, 1), (picture.x, -1), (picture.width, -1)], -12)
    equal([(title.y, 1), (picture.y, -1)], 0)
    add([(time.x, 1), (title.x, -1), (title.width, -1)], -8, .greaterOrEqual)
    equal([(time.x, 1), (time.width, 1), (content.x, -1), (content.width, -1)], 20)
    equal([(time.y, 1), (title.y, -1)], -1)
    equal([(body.x, 1), (title.x, -1)], 0)
    equal([(body.x, 1), (body.width, 1), (content.x, -1), (content.width, -1)], 20)
    equal([(body.y, 1), (title.y, -1), (title.height, -1)], -4)
    equal([(body.y, 1), (body.height, 1), (content.y, -1), (content.height, -1)], 11)
    for view in [title, body, time, picture] {
      equal([(view.x, 1), (content.x, -1)], 0, 0.3)
      equal([(view.y, 1), (content.y, -1)], 0, 0.3)
      equal([(view.width, 1)], 0, 0.1)
      equal([(view.height, 1)], 0, 0.1)
    }
  }

  private mutating func rect() -> Rect {
    let rect = Rect(
      x: system.makeVariable(), y: system.makeVariable(), width: system.makeVariable(), height: system.makeVariable())
    add([(rect.width, 1)], 0, .greaterOrEqual)
    add([(rect.height, 1)], 0, .greaterOrEqual)
    return rect
  }

  private mutating func intrinsic(_ view: Rect, _ width: Double, _ height: Double) {
    for (length, own) in [(view.width, width), (view.height, height)] {
      add([(length, 1)], -own, .lessOrEqual, 250)
      add([(length, 1)], -own, .greaterOrEqual, 750)
    }
  }

  private mutating func equal(_ terms: [(LayoutVariable, Double)], _ constant: Double, _ priority: Double = 1000) {
    add(terms, constant, .equal, priority)
  }

  private mutating func add(
    _ terms: [(LayoutVariable, Double)], _ constant: Double, _ relation: LayoutConstraint.Relation, _ priority: Double = 1000
  ) {
    let terms = terms.map { LayoutTerm($0.0, $0.1) }
    system.add(LayoutConstraint(terms, constant: constant, relation, priority: priority))
  }
}

let isKept = CommandLine.arguments[1] == "kept"
let cell = Cell(isKept: isKept)
let kept = KeptSystem(cell.system)
// The second solution is the first one that is kept.
if isKept { for _ in 0..<2 { _ = kept.solution(for: [320]) } }
for number in 0..<(Int(CommandLine.arguments[2]) ?? 0) {
  _ = isKept ? kept.solution(for: [320 + Double(number % 2)]) : cell.system.solve()
}
print(cell.system.constraints.count)
