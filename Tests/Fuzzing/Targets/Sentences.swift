/// Returns whether a text ends like a sentence. An error about a misspelt word is a question: "Did you mean compact?".
func isSentence(_ text: String) -> Bool { text.hasSuffix(".") || text.hasSuffix("?") }
