import WebSocketServer

/// The handle of the server below, which has the name of its module and so cannot be named inside `PreviewServer`.
typealias SocketStopHandle = StopHandle
