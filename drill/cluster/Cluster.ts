import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import pg from 'pg';
import { execute } from '../execute.ts';
import { copies, folder, HOST, inFolder, members, ports, urlOf } from '../places.ts';
import { end, keptPid, pidFiles } from '../supervisor/kept.ts';
import { type Part, postgres, Supervisor } from '../supervisor/Supervisor.ts';
import { until } from '../until.ts';
import { type Passwords, writeConfiguration } from './configuration.ts';
import { mountDisks, unmountDisks } from './disks.ts';
import { databaseUrl, type Product, productOf } from './product.ts';
import { etcd, haproxy, patroni, pgbouncer, redis } from './services.ts';

const ANSWERS_WITHIN_MS = 1_500;

/** The database, what is around it and the product, each process started again when it ends. */
export class Cluster {
  readonly supervisor = new Supervisor();
  readonly nodes: readonly number[];
  readonly passwords: Passwords;
  readonly product: Product;

  constructor(servers: number) {
    if (existsSync(folder)) throw new Error(`${folder} is there already: npm run drill -- stop`);
    this.nodes = Array.from({ length: servers }, (_, at) => at + 1);
    this.passwords = writeConfiguration(this.nodes);
    this.product = productOf(this.passwords);
    ownKeys();
  }

  async start(say: (text: string) => void): Promise<void> {
    const { supervisor, product } = this;
    say('etcd、PostgreSQL（Patroni）、HAProxy、PgBouncer、Redis');
    mountDisks(this.nodes);
    for (const member of members) supervisor.start(etcd(member));
    await until('etcd', () => this.#etcdIsWhole());
    for (const node of this.nodes) {
      supervisor.start(patroni(node));
      if (node === 1) await until('a primary', () => isOk(this.#rest(1, 'primary')));
    }
    supervisor.start(haproxy);
    supervisor.start(pgbouncer);
    supervisor.start(redis);
    await until('a synchronous standby', () => this.#databaseIsWhole());
    await until('the write port', () =>
      this.asSuperuser('postgres', 'CREATE DATABASE chengcang OWNER chengcang').then(() => true),
    );
    say('迁移，启动产品的各进程');
    await runOnce(product.migrate);
    supervisor.start(product.simulators);
    const { apis, workers, gateways, consoles } = product;
    for (const part of [...apis, ...workers, ...gateways, ...consoles]) supervisor.start(part);
    await this.whole();
  }

  /** Which server may be written to. */
  async primary(): Promise<number> {
    for (const node of this.nodes) if (await isOk(this.#rest(node, 'primary'))) return node;
    throw new Error('there is no primary');
  }

  /** The server that has everything that was acknowledged. */
  async standby(): Promise<number> {
    for (const node of this.nodes) if (await isOk(this.#rest(node, 'synchronous'))) return node;
    throw new Error('there is no synchronous standby');
  }

  /** The process that a server's others descend from. */
  postmaster(node: number): number {
    return Number(readFileSync(inFolder(`pg${node}`, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
  }

  /** The member of etcd that the others follow. */
  async etcdLeader(): Promise<number> {
    for (const member of members) {
      const status = await fetch(`${urlOf(ports.etcd(member))}/v2/stats/self`).then((answer) =>
        answer.json(),
      );
      if ((status as { state: string }).state === 'StateLeader') return member;
    }
    throw new Error('etcd has no leader');
  }

  /** Waits until nothing is missing: the next loss is survived too. */
  async whole(withinMs?: number): Promise<void> {
    await until('everything is there', () => this.isWhole(), withinMs);
  }

  async isWhole(): Promise<boolean> {
    const parts = await Promise.all([this.#etcdIsWhole(), this.#databaseIsWhole(), this.#productIsWhole()]);
    return parts.every(Boolean);
  }

  async asSuperuser(database: string, text: string): Promise<pg.QueryResult> {
    const client = new pg.Client({
      host: HOST,
      port: ports.write,
      user: 'postgres',
      password: this.passwords.superuser,
      database,
      connectionTimeoutMillis: 3_000,
    });
    client.on('error', () => undefined);
    await client.connect();
    return client.query(text).finally(() => client.end());
  }

  get directUrl(): string {
    return databaseUrl(ports.write, this.passwords);
  }

  /** Ends it; what it wrote stays where something went wrong. */
  async stop({ keepsFiles = false } = {}): Promise<void> {
    this.supervisor.holdAll();
    await stopKept({ keepsFiles });
  }

  readonly #rest = (node: number, role: string) => `${urlOf(ports.patroni(node))}/${role}`;

  async #etcdIsWhole(): Promise<boolean> {
    const healthy = await Promise.all(members.map((member) => isOk(`${urlOf(ports.etcd(member))}/health`)));
    return healthy.every(Boolean);
  }

  async #databaseIsWhole(): Promise<boolean> {
    const primary = await this.primary();
    const others = this.nodes.filter((node) => node !== primary);
    const follow = await Promise.all(others.map((node) => isOk(this.#rest(node, 'replica'))));
    await this.standby();
    return follow.every(Boolean);
  }

  async #productIsWhole(): Promise<boolean> {
    const urls = copies.flatMap((copy) => [
      urlOf(ports.api(copy)),
      urlOf(ports.gateway(copy)),
      urlOf(ports.console(copy)),
      urlOf(ports.metrics.worker + copy),
    ]);
    const fronts = [ports.apiFront, ports.gatewayFront, ports.consoleFront].map(urlOf);
    const ready = await Promise.all([...urls, ...fronts].map((url) => isOk(`${url}/health/ready`)));
    return ready.every(Boolean) && (await accepts(ports.redis)) && (await accepts(ports.pooler));
  }
}

const isOk = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: HOST, port });
    const tell = (does: boolean) => {
      socket.destroy();
      resolve(does);
    };
    socket.once('connect', () => tell(true)).once('error', () => tell(false));
  });
}

/** The keys of the simulated platforms are made here and read there. */
function ownKeys(): void {
  execFileSync('chown', ['-R', `${postgres.uid}:${postgres.gid}`, inFolder('keys')]);
}

/** Runs a program of the product to its end. */
export function runOnce({ command, args, env, cwd }: Part): Promise<string> {
  return execute(command, args, { env: { ...process.env, ...env }, ...(cwd && { cwd }) });
}

/** Ends whatever the pid files name, and removes the folder. */
export async function stopKept({ keepsFiles = false } = {}): Promise<void> {
  for (const file of pidFiles()) {
    const pid = keptPid(file);
    if (pid !== undefined) await end(pid);
  }
  const nodes = [1, 2, 3];
  for (const node of nodes) {
    const pid = keptPid(inFolder(`pg${node}`, 'data', 'postmaster.pid'));
    if (pid !== undefined) await end(pid, 'SIGINT');
  }
  unmountDisks(nodes);
  if (!keepsFiles) rmSync(folder, { recursive: true, force: true });
}
