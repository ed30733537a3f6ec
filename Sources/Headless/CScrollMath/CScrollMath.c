#include "CScrollMath.h"
