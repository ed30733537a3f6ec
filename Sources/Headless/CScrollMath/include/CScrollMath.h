#ifndef C_SCROLL_MATH_H
#define C_SCROLL_MATH_H

// Embedded Swift can't import libm on Linux. The compiler's builtins need no header, and each becomes
// one call.
static inline double scroll_exp(double x) { return __builtin_exp(x); }
static inline double scroll_log(double x) { return __builtin_log(x); }
static inline double scroll_pow(double x, double y) { return __builtin_pow(x, y); }
static inline double scroll_sin(double x) { return __builtin_sin(x); }
static inline double scroll_cos(double x) { return __builtin_cos(x); }

#endif
