/// A recipe in the book.
struct Recipe {
  let name: String
  let steps: [String]

  static let all = [
    Recipe(name: "Pancakes", steps: ["Whisk milk, eggs and flour.", "Let the batter rest.", "Fry thin pancakes."]),
    Recipe(name: "Tomato soup", steps: ["Roast the tomatoes.", "Simmer them in stock.", "Blend, and add cream."]),
    Recipe(name: "Apple crumble", steps: ["Slice the apples.", "Rub butter into flour and sugar.", "Bake for 40 minutes."]),
  ]
}
