/*
 * Starts a program that reads strangers' files, confined by the kernel. Each layer is asked for by name, and a layer that
 * cannot be had ends the start with status 120, so that whoever starts it knows what holds:
 *
 *   confine [--network] [--uid N] [--files] [--calls] [--read PATH]... [--write PATH]... [--run PATH]... -- PROGRAM ARGS...
 *
 *   always     no new privileges; killed when the parent thread is gone; first in line for the out-of-memory killer
 *   --network  a network namespace of its own, in which there is nothing to connect to (with a user namespace unless root)
 *   --uid N    another user and group, no further groups; as it may read what Landlock lets it, it keeps that one capability
 *   --files    Landlock: reads, writes and runs only what is named; no TCP, no signals to processes outside
 *   --calls    seccomp: no further exec, no processes, no sockets, no ptrace, no mounts, no keys, no kernel interfaces
 *
 * Without a C library, so that one file runs on every Linux of its architecture. Built by scripts/confine.ts.
 */
#include <asm/unistd.h>
#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/landlock.h>
#include <linux/prctl.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdint.h>

typedef unsigned long word;

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
__asm__(".globl _start\n_start:\n xor %ebp,%ebp\n mov %rsp,%rdi\n and $-16,%rsp\n call begin\n");
static long call6(long n, word a, word b, word c, word d, word e, word f) {
  long result;
  register word r10 __asm__("r10") = d, r8 __asm__("r8") = e, r9 __asm__("r9") = f;
  __asm__ volatile("syscall" : "=a"(result) : "a"(n), "D"(a), "S"(b), "d"(c), "r"(r10), "r"(r8), "r"(r9)
                   : "rcx", "r11", "memory");
  return result;
}
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
__asm__(".globl _start\n_start:\n mov x29,#0\n mov x0,sp\n bl begin\n");
static long call6(long n, word a, word b, word c, word d, word e, word f) {
  register long x8 __asm__("x8") = n;
  register word x0 __asm__("x0") = a, x1 __asm__("x1") = b, x2 __asm__("x2") = c, x3 __asm__("x3") = d,
                x4 __asm__("x4") = e, x5 __asm__("x5") = f;
  __asm__ volatile("svc 0" : "+r"(x0) : "r"(x8), "r"(x1), "r"(x2), "r"(x3), "r"(x4), "r"(x5) : "memory");
  return (long)x0;
}
#else
#error "not an architecture that Inkvoice is built for"
#endif
#define call(n, a, b, c, d) call6(n, (word)(a), (word)(b), (word)(c), (word)(d), 0, 0)

void *memset(void *to, int byte, size_t length) {
  for (size_t at = 0; at < length; at++) ((volatile char *)to)[at] = (char)byte;
  return to;
}
static size_t length_of(const char *text) {
  size_t length = 0;
  while (text[length]) length++;
  return length;
}
static int same(const char *one, const char *other) {
  while (*one && *one == *other) one++, other++;
  return *one == *other;
}
static long number(const char *text) {
  long value = 0;
  for (; *text >= '0' && *text <= '9'; text++) value = value * 10 + (*text - '0');
  return value;
}
static void give_up(const char *layer) {
  call(__NR_write, 2, "confine: cannot have ", 21, 0);
  call(__NR_write, 2, layer, length_of(layer), 0);
  call(__NR_write, 2, "\n", 1, 0);
  call(__NR_exit_group, 120, 0, 0, 0);
}

#define AT_FDCWD_ -100
#define O_WRONLY_ 1
#define O_PATH_CLOEXEC (010000000 | 02000000)
#define CLONE_THREAD_ 0x10000
#define CLONE_NEWUSER_ 0x10000000
#define CLONE_NEWNET_ 0x40000000
#define CLONE_NEWIPC_ 0x08000000

static void offer_to_memory_killer(void) {
  long file = call(__NR_openat, AT_FDCWD_, "/proc/self/oom_score_adj", O_WRONLY_, 0);
  if (file < 0) return;
  call(__NR_write, file, "1000", 4, 0);
  call(__NR_close, file, 0, 0, 0);
}

static void leave_network(void) {
  if (call(__NR_geteuid, 0, 0, 0, 0) == 0 && call(__NR_unshare, CLONE_NEWNET_ | CLONE_NEWIPC_, 0, 0, 0) == 0) return;
  if (call(__NR_unshare, CLONE_NEWUSER_ | CLONE_NEWNET_ | CLONE_NEWIPC_, 0, 0, 0) != 0) give_up("network");
}

static void become(long uid) {
  struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
  struct __user_cap_data_struct kept[2];
  memset(kept, 0, sizeof kept);
  kept[0].effective = kept[0].permitted = kept[0].inheritable = 1 << CAP_DAC_READ_SEARCH;
  if (call(__NR_prctl, PR_SET_KEEPCAPS, 1, 0, 0) || call(__NR_setgroups, 0, 0, 0, 0) ||
      call(__NR_setresgid, uid, uid, uid, 0) || call(__NR_setresuid, uid, uid, uid, 0) ||
      call(__NR_capset, &header, kept, 0, 0) ||
      call(__NR_prctl, PR_CAP_AMBIENT, PR_CAP_AMBIENT_RAISE, CAP_DAC_READ_SEARCH, 0))
    give_up("uid");
}

/* Newer kernels know more of these; older headers do not. */
#define FS_FIRST 0x1fffull
#define FS_REFER (1ull << 13)
#define FS_TRUNCATE (1ull << 14)
#define FS_IOCTL_DEV (1ull << 15)
#define FS_OF_FILES (LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_READ_FILE | FS_TRUNCATE)
#define FS_READ (LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR)
#define FS_RUN (LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_EXECUTE)
#define FS_WRITE \
  (FS_READ | FS_TRUNCATE | LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_MAKE_REG | LANDLOCK_ACCESS_FS_MAKE_DIR | \
   LANDLOCK_ACCESS_FS_REMOVE_FILE | LANDLOCK_ACCESS_FS_REMOVE_DIR)

static void allow(long ruleset, const char *path, uint64_t access, uint64_t handled) {
  struct landlock_path_beneath_attr rule = {.allowed_access = access & handled};
  rule.parent_fd = (int)call(__NR_openat, AT_FDCWD_, path, O_PATH_CLOEXEC, 0);
  /* What is not there needs no permission. */
  if (rule.parent_fd < 0) return;
  if (call(__NR_landlock_add_rule, ruleset, LANDLOCK_RULE_PATH_BENEATH, &rule, 0) != 0) {
    rule.allowed_access &= FS_OF_FILES;
    if (call(__NR_landlock_add_rule, ruleset, LANDLOCK_RULE_PATH_BENEATH, &rule, 0) != 0) give_up("files");
  }
  call(__NR_close, rule.parent_fd, 0, 0, 0);
}

static void confine_files(char **argument) {
  struct { uint64_t fs, net, scoped; } handled = {FS_FIRST, 0, 0};
  long version = call(__NR_landlock_create_ruleset, 0, 0, LANDLOCK_CREATE_RULESET_VERSION, 0);
  if (version < 1) give_up("files");
  if (version >= 2) handled.fs |= FS_REFER;
  if (version >= 3) handled.fs |= FS_TRUNCATE;
  if (version >= 4) handled.net = 3; /* bind and connect by TCP */
  if (version >= 5) handled.fs |= FS_IOCTL_DEV;
  if (version >= 6) handled.scoped = 3; /* abstract sockets and signals */
  long ruleset = call(__NR_landlock_create_ruleset, &handled, sizeof handled, 0, 0);
  if (ruleset < 0) give_up("files");
  for (; !same(*argument, "--"); argument++) {
    if (same(*argument, "--read")) allow(ruleset, *++argument, FS_READ, handled.fs);
    else if (same(*argument, "--run")) allow(ruleset, *++argument, FS_RUN, handled.fs);
    else if (same(*argument, "--write")) allow(ruleset, *++argument, FS_WRITE, handled.fs);
  }
  if (call(__NR_landlock_restrict_self, ruleset, 0, 0, 0) != 0) give_up("files");
  call(__NR_close, ruleset, 0, 0, 0);
}

static const uint16_t refused[] = {
  __NR_execveat, __NR_socket, __NR_socketpair, __NR_connect, __NR_bind, __NR_listen, __NR_accept, __NR_accept4,
  __NR_ptrace, __NR_process_vm_readv, __NR_process_vm_writev, __NR_pidfd_open, __NR_pidfd_getfd, __NR_pidfd_send_signal,
  __NR_rt_sigqueueinfo, __NR_rt_tgsigqueueinfo, __NR_tkill, __NR_unshare, __NR_setns, __NR_mount, __NR_umount2,
  __NR_move_mount, __NR_open_tree, __NR_fsopen, __NR_fsmount, __NR_fspick, __NR_fsconfig, __NR_pivot_root, __NR_chroot,
  __NR_open_by_handle_at, __NR_name_to_handle_at, __NR_keyctl, __NR_add_key, __NR_request_key, __NR_bpf,
  __NR_perf_event_open, __NR_userfaultfd, __NR_init_module, __NR_finit_module, __NR_delete_module, __NR_kexec_load,
  __NR_reboot, __NR_swapon, __NR_swapoff, __NR_acct, __NR_quotactl, __NR_settimeofday, __NR_clock_settime, __NR_adjtimex,
  __NR_clock_adjtime, __NR_sethostname, __NR_setdomainname, __NR_syslog, __NR_vhangup, __NR_personality, __NR_fanotify_init,
  __NR_lookup_dcookie, __NR_kcmp, __NR_mknodat,
#if defined(__x86_64__)
  __NR_fork, __NR_vfork, __NR_mknod, __NR_iopl, __NR_ioperm, __NR_modify_ldt, __NR_kexec_file_load,
#endif
};
/* Programs do without these where the kernel is too old to have them. */
static const uint16_t unknown[] = {__NR_clone3, __NR_io_uring_setup, __NR_io_uring_enter, __NR_io_uring_register};

#define EPERM_ 1
#define ENOSYS_ 38
#define ARGUMENT(n) (offsetof(struct seccomp_data, args) + 8 * (n))
#define LOAD(offset) (struct sock_filter) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (uint32_t)(offset))
#define IF(value, yes, no) (struct sock_filter) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)(value), yes, no)
#define ANSWER(what) (struct sock_filter) BPF_STMT(BPF_RET | BPF_K, what)
#define REFUSE ANSWER(SECCOMP_RET_ERRNO | EPERM_)
#define ALLOW ANSWER(SECCOMP_RET_ALLOW)
#define KILL ANSWER(SECCOMP_RET_KILL_PROCESS)

/* `program` is where the path of the one program that may be started lies: nobody else can know this address. */
static void confine_calls(word program) {
  static struct sock_filter filter[2 * sizeof refused / sizeof *refused + 48];
  long pid = call(__NR_getpid, 0, 0, 0, 0);
  unsigned short at = 0;
  filter[at++] = LOAD(offsetof(struct seccomp_data, arch));
  filter[at++] = IF(ARCHITECTURE, 1, 0);
  filter[at++] = KILL;
  filter[at++] = LOAD(offsetof(struct seccomp_data, nr));
#if defined(__x86_64__)
  /* The other set of numbers of this architecture. */
  filter[at++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1);
  filter[at++] = KILL;
#endif
  for (size_t each = 0; each < sizeof refused / sizeof *refused; each++) {
    filter[at++] = IF(refused[each], 0, 1);
    filter[at++] = REFUSE;
  }
  for (size_t each = 0; each < sizeof unknown / sizeof *unknown; each++) {
    filter[at++] = IF(unknown[each], 0, 1);
    filter[at++] = ANSWER(SECCOMP_RET_ERRNO | ENOSYS_);
  }
  filter[at++] = IF(__NR_execve, 0, 6);
  filter[at++] = LOAD(ARGUMENT(0));
  filter[at++] = IF(program, 0, 3);
  filter[at++] = LOAD(ARGUMENT(0) + 4);
  filter[at++] = IF(program >> 32, 0, 1);
  filter[at++] = ALLOW;
  filter[at++] = KILL;
  /* Threads, and no processes. */
  filter[at++] = IF(__NR_clone, 0, 4);
  filter[at++] = LOAD(ARGUMENT(0));
  filter[at++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD_, 1, 0);
  filter[at++] = REFUSE;
  filter[at++] = ALLOW;
  /* Signals and limits of its own only; kill(0) would reach the whole group. */
  filter[at++] = IF(__NR_kill, 1, 0);
  filter[at++] = IF(__NR_tgkill, 0, 4);
  filter[at++] = LOAD(ARGUMENT(0));
  filter[at++] = IF(pid, 1, 0);
  filter[at++] = REFUSE;
  filter[at++] = ALLOW;
  filter[at++] = IF(__NR_prlimit64, 0, 5);
  filter[at++] = LOAD(ARGUMENT(0));
  filter[at++] = IF(pid, 2, 0);
  filter[at++] = IF(0, 1, 0);
  filter[at++] = REFUSE;
  filter[at++] = ALLOW;
  filter[at++] = ALLOW;
  struct sock_fprog whole = {.len = at, .filter = filter};
  if (call(__NR_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_SPEC_ALLOW, &whole, 0) != 0) give_up("calls");
}

/* Copies the path to a place that is chosen by chance and is gone once the program runs. */
static char *hide(const char *path) {
  word chance[2];
  for (int tries = 0; tries < 16; tries++) {
    if (call(__NR_getrandom, chance, sizeof chance, 0, 0) != sizeof chance) break;
    word page = 0x1000000000ul + (chance[0] & 0x3ffffff000ul);
    /* Private, anonymous, and nowhere else if that is taken. */
    word got = (word)call6(__NR_mmap, page, 0x4000, 3, 0x100022, (word)-1, 0);
    if (got != page) continue;
    char *place = (char *)(page + (chance[1] & 0xfff));
    for (size_t at = 0; at <= length_of(path) && at < 0x2000; at++) place[at] = path[at];
    return place;
  }
  give_up("calls");
  return 0;
}

__attribute__((used, noreturn)) void begin(word *stack) {
  char **arguments = (char **)(stack + 2), **environment = (char **)(stack + 1 + stack[0] + 1);
  long uid = 0;
  int network = 0, files = 0, calls = 0;
  char **each = arguments;
  for (; *each && !same(*each, "--"); each++) {
    if (same(*each, "--network")) network = 1;
    else if (same(*each, "--files")) files = 1;
    else if (same(*each, "--calls")) calls = 1;
    else if (same(*each, "--uid") && each[1]) uid = number(*++each);
    else if (each[1]) each++; /* a path, which belongs to --files */
  }
  /* Started without any argument, as the trial of a layer does. */
  if (stack[0] == 1) call(__NR_exit_group, 0, 0, 0, 0);
  if (!*each || !each[1]) give_up("a program to start");
  char **program = each + 1;
  offer_to_memory_killer();
  if (network) leave_network();
  if (uid) become(uid);
  if (call(__NR_prctl, PR_SET_NO_NEW_PRIVS, 1, 0, 0) != 0) give_up("privileges");
  call(__NR_prctl, PR_SET_PDEATHSIG, 9, 0, 0);
  if (files) confine_files(arguments);
  char *path = calls ? hide(program[0]) : program[0];
  if (calls) confine_calls((word)path);
  call(__NR_execve, path, program, environment, 0);
  call(__NR_exit_group, 127, 0, 0, 0);
  __builtin_unreachable();
}
