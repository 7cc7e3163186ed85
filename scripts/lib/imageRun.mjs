import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { UserFacingError } from './console.mjs';
import { inProject } from './paths.mjs';
import { eachLine } from './run.mjs';
import { beforeExit } from './shutdown.mjs';

const USER = '10001:10001';
const READY_WITHIN_MS = 60_000;
const ASK_EVERY_MS = 200;

/** A container's view of the files: the root read-only, `/tmp` in memory, FILES_DIR from outside, and no way to more rights. */
const ENTER = `set -e
root=$1 files=$2
shift 2
mount --bind "$root" "$root"
mount --rbind /dev "$root/dev"
mount -t proc proc "$root/proc"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
mount --bind "$files" "$root/var/lib/chengcang/files"
mount -o remount,bind,ro "$root"
exec setpriv --no-new-privs chroot --userspec=${USER} "$root" "$@"`;

/** The variables that the Dockerfile sets. */
export function imageEnv() {
  const [, block = ''] = /^ENV ((?:.*\\\n)*.*)$/m.exec(readFileSync(inProject('Dockerfile'), 'utf8')) ?? [];
  return Object.fromEntries(
    [...block.matchAll(/([A-Z_0-9]+)=(\S+)/g)].map(([, name, value]) => [name, value]),
  );
}

/** Runs a program in the image. `lines` are those that it has printed; `ended` is its exit code. */
function runInImage({ rootfs, files }, args, env = {}) {
  const child = spawn(
    'unshare',
    ['--mount', '--propagation', 'private', 'sh', '-c', ENTER, 'sh', rootfs, files, ...args],
    {
      cwd: '/',
      env: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', ...imageEnv(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const lines = [];
  for (const stream of [child.stdout, child.stderr]) eachLine(stream, (line) => lines.push(line));
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal);
  const forget = beforeExit(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  ended.then(forget);
  return { child, lines, ended };
}

/** @throws UserFacingError when it ends with another code than `expected`. Returns what it printed. */
export async function expectExit(image, args, env, expected = 0) {
  const { lines, ended } = runInImage(image, args, env);
  const code = await ended;
  if (code === expected) return lines;
  throw new UserFacingError(`${args.join(' ')} 以 ${code} 结束，应为 ${expected}。`, { details: lines });
}

/** Starts a role and waits until the image's own check says that it takes work. Returns with the milliseconds it took. */
export async function startRole(image, role, env) {
  const begun = Date.now();
  const process = runInImage(image, ['chengcang', role], env);
  let code;
  process.ended.then((value) => {
    code = value;
  });
  while (Date.now() - begun < READY_WITHIN_MS && code === undefined) {
    if ((await runInImage(image, ['chengcang', 'ready'], env).ended) === 0)
      return { ...process, role, readyAfter: Date.now() - begun };
    await wait(ASK_EVERY_MS);
  }
  throw new UserFacingError(`${role} 没有就绪。`, { details: process.lines.slice(-20) });
}

/** Ends a role as a supervisor does. @throws UserFacingError when its exit code is not 0. */
export async function stopRole({ child, ended, lines, role }) {
  child.kill('SIGTERM');
  const code = await ended;
  if (code !== 0)
    throw new UserFacingError(`${role} 收到 SIGTERM 后以 ${code} 结束。`, { details: lines.slice(-20) });
}
