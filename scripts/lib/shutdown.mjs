import { printLine } from './console.mjs';

// One press of Ctrl-C may arrive twice: from the terminal and passed on by npm.
const SAME_PRESS_MS = 1_000;

const tasks = [];
let begunAt = 0;

/**
 * Registers what must be ended before the script ends; the last registered goes first. The task is called
 * with `{ force: true }` when people press Ctrl-C again while it works. Answers how to take it back.
 */
export function beforeExit(task) {
  tasks.push(task);
  return () => {
    const at = tasks.indexOf(task);
    if (at >= 0) tasks.splice(at, 1);
  };
}

export const isShuttingDown = () => begunAt > 0;

/** Ends everything in order and then the process. */
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

/** Lets Ctrl-C, SIGTERM and a closed terminal end everything cleanly, and a second Ctrl-C at once. */
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
