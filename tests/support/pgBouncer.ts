import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { accountFor } from '../../api/src/db/embedded/account.ts';
import { freePort } from '../../api/src/db/embedded/ports.ts';

export interface PgBouncer {
  /** Of the database that `serverUrl` names, through the pooler; every other one of the server is there as well. */
  url: string;
  stop(): Promise<void>;
}

/** Starts a PgBouncer in transaction mode before a server; whoever can reach it is the user of `serverUrl`. */
export async function startPgBouncer(program: string, serverUrl: string): Promise<PgBouncer> {
  const { hostname, port, username, password } = new URL(serverUrl);
  const folder = await mkdtemp(join(tmpdir(), 'chengcang-pgbouncer-'));
  // PgBouncer refuses to be root, too.
  await chmod(folder, 0o755);
  const url = new URL(serverUrl);
  url.port = String(await freePort());
  url.hostname = '127.0.0.1';
  const config = join(folder, 'pgbouncer.ini');
  await writeFile(
    config,
    `[databases]
* = host=${hostname} port=${port || 5432} user=${decodeURIComponent(username)} password=${decodeURIComponent(password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${url.port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 1000
`,
  );
  const child = spawn(program, [config], {
    ...accountFor(folder),
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'close');
  const lines: string[] = [];
  const isUp = new Promise<void>((done) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      lines.push(line);
      if (line.includes('process up')) done();
    });
  });
  await Promise.race([
    isUp,
    ended.then(() => Promise.reject(new Error(`PgBouncer has ended:\n${lines.join('\n')}`))),
  ]);
  return {
    url: url.href,
    async stop() {
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
