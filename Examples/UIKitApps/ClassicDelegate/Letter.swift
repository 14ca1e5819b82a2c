import Foundation

struct Letter: Equatable {
  let sender: String
  let subject: String
  let text: String

  static let samples = [
    Letter(sender: "Ada", subject: "The engine", text: "It weaves algebraic patterns."),
    Letter(sender: "Grace", subject: "A moth", text: "We have found it in relay 70."),
    Letter(sender: "Alan", subject: "Halting", text: "It may take a while to answer."),
    Letter(sender: "Edsger", subject: "Go to", text: "Please do not."),
  ]
}
