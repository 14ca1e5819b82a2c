import SplitKit

/// Messages as a transcript has them, to be copied into `Tests/transcripts`.
func transcript(of messages: [Value]) -> String { messages.map { "> \($0.text)" }.joined(separator: "\n") }
