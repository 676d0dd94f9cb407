/*
 * Stands between a program and the C library, and makes one call about a file go wrong, or all from one on.
 *
 * ADJUDICATE_FAULT_BELOW   only files below this directory count; without it nothing goes wrong
 * ADJUDICATE_FAULT_CALLS   which calls count: `read` those that look, open and read, `write` those that change something
 * ADJUDICATE_FAULT_AT      the number of the call that goes wrong; 0 for none
 * ADJUDICATE_FAULT_LASTS   if set, all later ones go wrong, too
 * ADJUDICATE_FAULT_ERROR   the number of the error
 * ADJUDICATE_FAULT_REPORT  a file to which a line is added for each call that counts: `ok` or `failed`, the call, the path
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static atomic_int count;

static const char *setting(const char *name) {
    const char *value = getenv(name);
    return value && *value ? value : NULL;
}

/* The absolute path of a path that a call was given; not resolved. */
static void absolute(int directory, const char *path, char *into) {
    into[0] = 0;
    if (path && path[0] == '/') {
        snprintf(into, PATH_MAX, "%s", path);
        return;
    }
    char base[PATH_MAX] = "", link[64];
    long length;
    if (directory == AT_FDCWD) {
        length = syscall(SYS_readlink, "/proc/self/cwd", base, sizeof base - 1);
    } else {
        snprintf(link, sizeof link, "/proc/self/fd/%d", directory);
        length = syscall(SYS_readlink, link, base, sizeof base - 1);
    }
    if (length < 0) return;
    base[length] = 0;
    int written = path && *path ? snprintf(into, PATH_MAX, "%s/%s", base, path) : snprintf(into, PATH_MAX, "%s", base);
    if (written < 0 || written >= PATH_MAX) into[0] = 0;
}

/* Whether this call goes wrong. */
static int fails(const char *kind, const char *call, int directory, const char *path) {
    int before = errno;
    const char *below = setting("ADJUDICATE_FAULT_BELOW"), *kinds = setting("ADJUDICATE_FAULT_CALLS");
    char whole[PATH_MAX];
    if (!below || !kinds || strcmp(kinds, kind) != 0) return 0;
    absolute(directory, path, whole);
    size_t length = strlen(below);
    if (strncmp(whole, below, length) != 0 || (whole[length] != '/' && whole[length] != 0)) {
        errno = before;
        return 0;
    }
    int number = atomic_fetch_add(&count, 1) + 1;
    const char *at = setting("ADJUDICATE_FAULT_AT"), *error = setting("ADJUDICATE_FAULT_ERROR");
    int wrong = at ? atoi(at) : 0;
    int hit = wrong > 0 && (number == wrong || (number > wrong && setting("ADJUDICATE_FAULT_LASTS")));
    const char *report = setting("ADJUDICATE_FAULT_REPORT");
    if (report) {
        char line[PATH_MAX + 64];
        int size = snprintf(line, sizeof line, "%s %s %s\n", hit ? "failed" : "ok", call, whole);
        long file = syscall(SYS_openat, AT_FDCWD, report, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
        if (file >= 0) {
            syscall(SYS_write, (int)file, line, size);
            syscall(SYS_close, (int)file);
        }
    }
    errno = hit ? (error ? atoi(error) : EIO) : before;
    return hit;
}

#define READS(call, directory, path) fails("read", call, directory, path)
#define WRITES(call, directory, path) fails("write", call, directory, path)

#define MODE(flags) \
    mode_t mode = 0; \
    if ((flags) & (O_CREAT | O_TMPFILE)) { \
        va_list rest; \
        va_start(rest, flags); \
        mode = va_arg(rest, mode_t); \
        va_end(rest); \
    }

/* A new file is made, and so something changed. */
static int opens(int directory, const char *path, int flags) {
    return flags & O_CREAT ? WRITES("create", directory, path) : READS("open", directory, path);
}

int open(const char *path, int flags, ...) {
    MODE(flags)
    return opens(AT_FDCWD, path, flags) ? -1 : NEXT(open)(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
    MODE(flags)
    return opens(AT_FDCWD, path, flags) ? -1 : NEXT(open64)(path, flags, mode);
}

int openat64(int directory, const char *path, int flags, ...) {
    MODE(flags)
    return opens(directory, path, flags) ? -1 : NEXT(openat64)(directory, path, flags, mode);
}

DIR *opendir(const char *path) {
    return READS("opendir", AT_FDCWD, path) ? NULL : NEXT(opendir)(path);
}

struct dirent64 *readdir64(DIR *directory) {
    return READS("readdir", dirfd(directory), "") ? NULL : NEXT(readdir64)(directory);
}

int statx(int directory, const char *path, int flags, unsigned int mask, struct statx *about) {
    return READS("stat", directory, path) ? -1 : NEXT(statx)(directory, path, flags, mask, about);
}

char *realpath(const char *path, char *into) {
    return READS("realpath", AT_FDCWD, path) ? NULL : NEXT(realpath)(path, into);
}

ssize_t readlink(const char *path, char *into, size_t size) {
    return READS("readlink", AT_FDCWD, path) ? -1 : NEXT(readlink)(path, into, size);
}

ssize_t read(int file, void *into, size_t size) {
    return READS("read", file, "") ? -1 : NEXT(read)(file, into, size);
}

ssize_t readv(int file, const struct iovec *into, int parts) {
    return READS("read", file, "") ? -1 : NEXT(readv)(file, into, parts);
}

ssize_t pread64(int file, void *into, size_t size, off64_t at) {
    return READS("read", file, "") ? -1 : NEXT(pread64)(file, into, size, at);
}

ssize_t write(int file, const void *from, size_t size) {
    return WRITES("write", file, "") ? -1 : NEXT(write)(file, from, size);
}

int fsync(int file) {
    return WRITES("sync", file, "") ? -1 : NEXT(fsync)(file);
}

int rename(const char *from, const char *to) {
    return WRITES("rename", AT_FDCWD, to) ? -1 : NEXT(rename)(from, to);
}

int unlink(const char *path) {
    return WRITES("unlink", AT_FDCWD, path) ? -1 : NEXT(unlink)(path);
}

int mkdir(const char *path, mode_t mode) {
    return WRITES("mkdir", AT_FDCWD, path) ? -1 : NEXT(mkdir)(path, mode);
}
