/// An app imports SplitKit alone: the rules, and the values that they speak of, come with it.
@_exported import SplitRules
