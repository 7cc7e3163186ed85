import { spawn } from 'node:child_process';
import { startedAt, UserFacingError } from './console.mjs';
import { projectNode } from './paths.mjs';

const OLDEST = [20, 19];
const WANTED_MAJOR = 24;
const [major, minor] = process.versions.node.split('.').map(Number);

/** @throws UserFacingError where this Node is too old to install the project. */
export function checkNode() {
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  throw new UserFacingError(
    `需要 Node ${OLDEST.join('.')} 或更新的版本，现在是 ${process.versions.node}。请到 https://nodejs.org 安装后再试。`,
  );
}

/** Whether this Node runs TypeScript without a loader. */
export const runsTypeScript = major >= WANTED_MAJOR;

/**
 * Continues under the project's own Node where the running one is older, in which case it never returns: the process
 * ends like the other one.
 */
export async function continueOnProjectNode() {
  if (runsTypeScript) return;
  const child = spawn(projectNode, process.argv.slice(1), {
    env: { ...process.env, CHENGCANG_STARTED_AT: String(startedAt) },
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.removeAllListeners(signal);
    process.on(signal, () => child.kill(signal));
  }
  const exitCode = await new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 143)));
  });
  process.exit(exitCode);
}
