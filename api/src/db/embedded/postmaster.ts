import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Account } from './account.ts';
import { serverEnv } from './cluster.ts';
import { EmbeddedPostgresFailed } from './errors.ts';
import { pidFileLines } from './leftovers.ts';

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface Postmaster {
  pid: number;
  exited: Promise<Exit>;
  /** Fast ends sessions and writes everything out; immediate leaves the rest to recovery. */
  stop(mode: 'fast' | 'immediate'): Promise<void>;
}

const STATUS_LINE = 7;
const LOG_LINES_SHOWN = 12;

function logTail(cluster: string): string {
  const dir = join(cluster, 'log');
  if (!existsSync(dir)) return '';
  const files = readdirSync(dir).map((name) => join(dir, name));
  const newest = files.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0];
  return newest ? readFileSync(newest, 'utf8').trim().split('\n').slice(-LOG_LINES_SHOWN).join('\n') : '';
}

/**
 * Ends the server when this process dies without having stopped it: the reader's input closes with us.
 * It signals only while the cluster still names that server.
 */
function tieToThisProcess(
  pid: number,
  cluster: string,
  account: Account | undefined,
  exited: Promise<Exit>,
): void {
  if (process.platform === 'win32') return;
  const script = 'read -r _; [ "$(head -n 1 "$2/postmaster.pid")" = "$1" ] && kill -INT "$1"';
  const tie = spawn('/bin/sh', ['-c', script, 'sh', String(pid), cluster], {
    ...account,
    cwd: '/',
    env: serverEnv(),
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  tie.unref();
  exited.then(() => tie.kill('SIGKILL'));
}

async function untilReady(child: ChildProcess, cluster: string): Promise<void> {
  while (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    const lines = pidFileLines(cluster);
    if (lines[0] === String(child.pid) && lines[STATUS_LINE]?.trim() === 'ready') return;
    await wait(20);
  }
}

async function stopChild(child: ChildProcess, exited: Promise<Exit>, mode: 'fast' | 'immediate') {
  const steps: [NodeJS.Signals, number][] = [
    ['SIGINT', mode === 'fast' ? 30_000 : 0],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ];
  for (const [signal, patienceMs] of steps) {
    if (patienceMs === 0) continue;
    child.kill(signal);
    const given = new AbortController();
    const patience = wait(patienceMs, 'late', { signal: given.signal }).catch(() => 'late');
    const outcome = await Promise.race([exited, patience]);
    given.abort();
    if (outcome !== 'late') return;
  }
}

/**
 * Starts the server in a session of its own, so that a Ctrl-C in the terminal reaches us and not the
 * database, and waits until it accepts connections (recovery after a crash included).
 * @throws EmbeddedPostgresFailed when it ends before that, with what it said.
 */
export async function startPostmaster(
  program: string,
  cluster: string,
  options: string[],
  account: Account | undefined,
): Promise<Postmaster> {
  const child = spawn(program, ['-D', cluster, ...options], {
    ...account,
    cwd: '/',
    env: serverEnv(),
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-4_000);
  });
  const exited = new Promise<Exit>((done) => {
    child.once('exit', (code, signal) => done({ code, signal }));
    child.on('error', (error) => {
      said += error.message;
      if (child.pid === undefined) done({ code: null, signal: null });
    });
  });
  if (child.pid !== undefined) tieToThisProcess(child.pid, cluster, account, exited);
  await Promise.race([untilReady(child, cluster), exited]);
  const pid = child.pid;
  if (pid === undefined || child.exitCode !== null || child.signalCode !== null) {
    throw new EmbeddedPostgresFailed('PostgreSQL did not start', `${said}${logTail(cluster)}`.trim());
  }
  return { pid, exited, stop: (mode) => stopChild(child, exited, mode) };
}
