/// An app of one's own imports this module alone: the controllers, the values that they speak of, and the server.
@_exported import PreviewServer
@_exported import SplitKit
