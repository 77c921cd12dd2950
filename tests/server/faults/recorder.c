/* Records what a program does to the files of a folder, in order, for a loss of power to be played out later.

   Loaded before the C library. RECORDED names the folder, RECORD the file to write to: for each call a line with its
   name, where and how much, and the path, then the bytes. Syncs are only recorded, not done: that is much faster, and
   the disk that counts is the one rebuilt from the record. While something lies at the path FAILING, if that is
   set, they fail. */

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static int record = -1;

static int is_recorded(const char *path) {
    const char *folder = getenv("RECORDED");
    return folder && !strncmp(path, folder, strlen(folder));
}

static int find_path(int file, char *path, size_t size) {
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, size - 1);
    path[length < 0 ? 0 : length] = 0;
    return is_recorded(path);
}

static void write_all(const char *bytes, size_t size) {
    while (size) {
        ssize_t written = syscall(SYS_write, record, bytes, size);
        if (written <= 0) abort();
        bytes += written;
        size -= written;
    }
}

static void note(const char *name, const char *path, long long where, long long size, const void *bytes) {
    char line[4300];
    if (record < 0) record = open(getenv("RECORD"), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    write_all(line, snprintf(line, sizeof line, "%s %lld %lld %s\n", name, where, size, path));
    if (bytes) write_all(bytes, size);
}

static ssize_t recorded_write(int file, const void *bytes, size_t size, off_t where) {
    char path[4096];
    if (!find_path(file, path, sizeof path))
        return where < 0 ? syscall(SYS_write, file, bytes, size) : syscall(SYS_pwrite64, file, bytes, size, where);
    pthread_mutex_lock(&turn);
    off_t at = where < 0 ? lseek(file, 0, SEEK_CUR) : where;
    ssize_t written = where < 0 ? syscall(SYS_write, file, bytes, size) : syscall(SYS_pwrite64, file, bytes, size, where);
    if (written > 0) note("write", path, at, written, bytes);
    pthread_mutex_unlock(&turn);
    return written;
}

ssize_t write(int file, const void *bytes, size_t size) { return recorded_write(file, bytes, size, -1); }
ssize_t pwrite(int file, const void *bytes, size_t size, off_t where) { return recorded_write(file, bytes, size, where); }
ssize_t pwrite64(int file, const void *bytes, size_t size, off64_t where) { return recorded_write(file, bytes, size, where); }

static int recorded_truncate(int file, off_t size) {
    char path[4096];
    pthread_mutex_lock(&turn);
    int result = syscall(SYS_ftruncate, file, size);
    if (!result && find_path(file, path, sizeof path)) note("truncate", path, size, 0, NULL);
    pthread_mutex_unlock(&turn);
    return result;
}

int ftruncate(int file, off_t size) { return recorded_truncate(file, size); }
int ftruncate64(int file, off64_t size) { return recorded_truncate(file, size); }

static int recorded_sync(int file, long call) {
    char path[4096];
    if (!find_path(file, path, sizeof path)) return syscall(call, file);
    const char *failing = getenv("FAILING");
    if (failing && !access(failing, F_OK)) {
        errno = EIO;
        return -1;
    }
    pthread_mutex_lock(&turn);
    note("sync", path, 0, 0, NULL);
    pthread_mutex_unlock(&turn);
    return 0;
}

int fsync(int file) { return recorded_sync(file, SYS_fsync); }
int fdatasync(int file) { return recorded_sync(file, SYS_fdatasync); }

int unlink(const char *path) {
    pthread_mutex_lock(&turn);
    int result = syscall(SYS_unlinkat, AT_FDCWD, path, 0);
    if (!result && is_recorded(path)) note("unlink", path, 0, 0, NULL);
    pthread_mutex_unlock(&turn);
    return result;
}
