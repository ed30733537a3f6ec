#include "AllocationCounter.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || \
    __has_feature(memory_sanitizer)
#define MALLOC_IS_REPLACED 1
#endif
#endif

#if defined(__GLIBC__) && !defined(MALLOC_IS_REPLACED)

#include <malloc.h>

// A definition in the executable replaces glibc's for every loaded library, including the Swift
// runtime. The memory itself still comes from glibc.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *memory);

static _Thread_local bool counting;
static _Thread_local long count;
static _Thread_local long bytes;

static inline void *counted(void *memory) {
  if (counting) {
    count += 1;
    bytes += (long)malloc_usable_size(memory);
  }
  return memory;
}

static inline void *uncounted(void *memory) {
  if (counting) bytes -= (long)malloc_usable_size(memory);
  return memory;
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }

void *calloc(size_t number, size_t size) { return counted(__libc_calloc(number, size)); }

void *realloc(void *memory, size_t size) {
  return counted(__libc_realloc(uncounted(memory), size));
}

void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0) return EINVAL;
  void *memory = memalign(alignment, size);
  if (memory == NULL) return ENOMEM;
  *result = memory;
  return 0;
}

void free(void *memory) { __libc_free(uncounted(memory)); }

bool allocation_count_is_available(void) { return true; }

void allocation_count_begin(void) {
  count = 0;
  bytes = 0;
  counting = true;
}

long allocation_count_end(void) {
  counting = false;
  return count;
}

long allocation_bytes_kept(void) { return bytes; }

#else

bool allocation_count_is_available(void) { return false; }
void allocation_count_begin(void) {}
long allocation_count_end(void) { return 0; }
long allocation_bytes_kept(void) { return 0; }

#endif
