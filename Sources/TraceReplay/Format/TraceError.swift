import TraceFormat

public typealias TraceError = TraceFormat.TraceError
