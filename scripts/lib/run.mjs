import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { createInterface } from 'node:readline';
import { inProject, root } from './paths.mjs';
import { beforeExit } from './shutdown.mjs';

const TAIL_LINES = 200;
const ownSession = process.platform !== 'win32';

/** Calls back with every line a stream brings. */
export function eachLine(stream, onLine) {
  createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY }).on('line', onLine);
}

/** The environment with the project's programs, including its Node, first on the path. */
export function projectEnv(more = {}) {
  return {
    ...process.env,
    PATH: `${inProject('node_modules/.bin')}${delimiter}${process.env.PATH}`,
    ...more,
  };
}

/** Keeps child processes from colouring their output. */
export const PLAIN = { NO_COLOR: '1', FORCE_COLOR: undefined };

/** Signals a process and all its children, when it was started in a session of its own. */
export function signalTree(child, signal) {
  try {
    if (ownSession) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // It has ended already.
  }
}

/**
 * Runs a program to its end and passes on its lines. Returns its exit code (null when it could not be started or was
 * killed) and its last lines. It ends with this process.
 */
export function run(command, args, { cwd = root, env = process.env, onLine = () => undefined } = {}) {
  return new Promise((resolve) => {
    const tail = [];
    const hear = (line) => {
      tail.push(line);
      if (tail.length > TAIL_LINES) tail.shift();
      onLine(line);
    };
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: ownSession });
    const ended = new Promise((done) => child.once('close', done));
    const forget = beforeExit(async ({ force }) => {
      signalTree(child, force ? 'SIGKILL' : 'SIGTERM');
      await ended;
    });
    eachLine(child.stdout, hear);
    eachLine(child.stderr, hear);
    child.once('error', (error) => hear(error.message));
    child.once('close', (code) => {
      forget();
      resolve({ code: code !== null && code >= 0 ? code : null, tail });
    });
  });
}
