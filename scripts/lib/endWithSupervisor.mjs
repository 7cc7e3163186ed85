// Preloaded into every service: ends it when the supervisor was killed without stopping it (kill -9). Under `node
// --watch` it also ends the watcher in between.
const CHECK_EVERY_MS = 1_000;
const PATIENCE_MS = 10_000;

const supervisor = Number(process.env.CHENGCANG_SUPERVISOR);
const parent = process.ppid;

function isGone() {
  if (process.ppid !== parent) return true;
  try {
    process.kill(supervisor, 0);
    return false;
  } catch {
    return true;
  }
}

const check = setInterval(() => {
  if (!isGone()) return;
  clearInterval(check);
  if (parent !== supervisor && process.ppid === parent) process.kill(parent, 'SIGTERM');
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), PATIENCE_MS).unref();
}, CHECK_EVERY_MS);
check.unref();
