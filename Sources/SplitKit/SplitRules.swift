/// This export lets an app import only SplitKit, which includes the rules and their values.
@_exported import SplitRules
