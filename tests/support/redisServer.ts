import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from '../../api/src/db/embedded/ports.ts';

export interface RedisServer {
  url: string;
  pid: number;
  /** Ends it at once, as a machine that is lost does. */
  stop(): Promise<void>;
}

const PROGRAMS = ['valkey-server', 'redis-server'];

/** The program of a Valkey or Redis that is installed here; undefined where there is none. */
export function redisProgram(): string | undefined {
  return PROGRAMS.find((program) => spawnSync(program, ['--version']).status === 0);
}

/** Starts one that keeps nothing on disk; where a port is given, at that one. */
export async function startRedis(program: string, port?: number): Promise<RedisServer> {
  const at = port ?? (await freePort());
  const options = ['--port', String(at), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn(program, options, { cwd: '/tmp', stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  const isUp = new Promise<void>((done) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (/ready to accept connections/i.test(line)) done();
    });
  });
  await Promise.race([isUp, ended.then(() => Promise.reject(new Error(`${program} has ended`)))]);
  return {
    url: `redis://127.0.0.1:${at}`,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
