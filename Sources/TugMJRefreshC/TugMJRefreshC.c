// A target of C needs a source file; everything is in the header.
#include "TugMJRefreshC.h"
