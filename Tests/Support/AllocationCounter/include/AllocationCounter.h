#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>

/// Whether allocations can be counted: with glibc, and without a sanitizer that replaces malloc.
bool allocation_count_is_available(void);

/// Starts counting the heap allocations of the calling thread, from zero.
void allocation_count_begin(void);

/// Stops counting and returns the number of allocations since `allocation_count_begin`.
///
/// Both calls must be made on the same thread: no `await` between them.
long allocation_count_end(void);

/// The bytes that the calling thread allocated minus those that it freed, between the last two of
/// those calls.
long allocation_bytes_kept(void);

#endif
