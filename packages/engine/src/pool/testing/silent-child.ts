/** A child process for the pool's tests that starts and never says that it is ready. */
setInterval(() => undefined, 60_000);
