import { printLine } from './console.mjs';

// One Ctrl-C may arrive twice: from the terminal and forwarded by npm.
const SAME_PRESS_MS = 1_000;

const tasks = [];
let begunAt = 0;

/**
 * Registers a task to run at shutdown, in reverse order. The task is called with `{ force: true }` at a second
 * Ctrl-C. Returns a function that unregisters it.
 */
export function beforeExit(task) {
  tasks.push(task);
  return () => {
    const at = tasks.indexOf(task);
    if (at >= 0) tasks.splice(at, 1);
  };
}

export const isShuttingDown = () => begunAt > 0;

/** Runs all tasks in order and exits. */
export async function shutDown(exitCode) {
  if (isShuttingDown()) return;
  begunAt = Date.now();
  for (const task of [...tasks].reverse()) await task({ force: false });
  process.exit(exitCode);
}

async function forceDown() {
  printLine('强制结束');
  await Promise.allSettled(tasks.map((task) => task({ force: true })));
  process.exit(130);
}

/** Makes Ctrl-C, SIGTERM and a closed terminal shut down cleanly, and a second Ctrl-C immediately. */
export function listenForSignals({ exitCode = 0, goodbye = '' } = {}) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (!isShuttingDown()) {
        printLine('正在停止 …（再按一次 Ctrl-C 强制结束）');
        if (goodbye) tasks.unshift(async () => printLine(goodbye));
        shutDown(exitCode);
      } else if (Date.now() - begunAt > SAME_PRESS_MS) forceDown();
    });
  }
}
