import { spawn } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Script {
  pid: number;
  kill(signal: NodeJS.Signals): void;
  /** Resolves with the first line, past or coming, that matches; rejects when the script ends without one. */
  line(pattern: RegExp): Promise<string>;
  ended: Promise<{ code: number | null; output: string }>;
}

/** A folder for one test, also for a server that runs as another user. */
export async function temporaryDir(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'chengcang-house-'));
  chmodSync(dir, 0o755);
  // A server whose supervisor was killed may still be writing when the test ends.
  onTestFinished(() => rm(dir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
  return dir;
}

/** A port of the loopback address that is held until `free` is called. */
export async function takePort(): Promise<{ port: number; free(): Promise<void> }> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as { port: number };
  const free = () => new Promise<void>((done) => void server.close(() => done()));
  onTestFinished(free);
  return { port, free };
}

export async function freePort(): Promise<number> {
  const { port, free } = await takePort();
  await free();
  return port;
}

/** Runs a script of the project under this Node; it is killed at the latest when the test ends. */
export function runScript(file: string, args: string[] = [], env: Record<string, string> = {}): Script {
  const { npm_lifecycle_event: _event, DATABASE_URL: _url, API_BASE_URL: _base, ...inherited } = process.env;
  const child = spawn(process.execPath, [join(ROOT, file), ...args], {
    cwd: ROOT,
    env: { ...inherited, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      for (const look of waiting) look();
    });
  }
  const ended = new Promise<{ code: number | null; output: string }>((done) => {
    child.once('close', (code) => done({ code, output: lines.join('\n') }));
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return {
    pid: child.pid ?? 0,
    kill: (signal) => void child.kill(signal),
    ended,
    line: (pattern) =>
      new Promise((done, refuse) => {
        const look = () => {
          const found = lines.find((line) => pattern.test(line));
          if (found === undefined) return;
          waiting.delete(look);
          done(found);
        };
        waiting.add(look);
        look();
        ended.then(({ output }) => refuse(new Error(`ended without ${pattern}:\n${output}`)));
      }),
  };
}
