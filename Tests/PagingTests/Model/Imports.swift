// The machine is no declaration for other packages. Those that play with it link to its sources.
#if canImport(PagingCore)
  @_exported import PagingCore
#else
  @_exported import Paging
#endif
