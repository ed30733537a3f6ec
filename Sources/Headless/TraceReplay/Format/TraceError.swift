import TugTrace

public typealias TraceError = TugTrace.TraceError
