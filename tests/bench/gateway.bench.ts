import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort, load, type Measured, median, type Target } from './load.ts';

const CONNECTIONS = 32;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const ROUND_MS = Number(process.env.BENCH_ROUND_MS ?? 2_000);

/** What the home page of the web app asks. */
const query = `query GoodsFeed($sort: GoodsSort!, $page: Int!, $pageSize: Int!) {
  goods(sort: $sort, page: $page, pageSize: $pageSize) {
    total
    page
    list { id name pic price unit shipFrom warehouseId sold __typename }
    __typename
  }
}`;
const body = JSON.stringify({ query, variables: { sort: 'GENERAL', page: 1, pageSize: 30 } });

const children: ChildProcess[] = [];

async function start(file: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args, {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  await Promise.race([once(child, 'message'), untilReady(env.GATEWAY_PORT)]);
}

async function untilReady(port: string | undefined): Promise<void> {
  if (!port) return new Promise(() => {});
  const ready = () =>
    fetch(`http://127.0.0.1:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await ready())) await new Promise((resolve) => setTimeout(resolve, 50));
}

const rest = await freePort();
const stock = await freePort();
const gateway = await freePort();
const apiBaseUrl = process.env.API_BASE_URL ?? `http://127.0.0.1:${rest}`;

try {
  if (!process.env.API_BASE_URL) await start('./gatewayUpstream.ts', [String(rest)]);
  await start('./gatewayStock.ts', [String(stock), apiBaseUrl]);
  await start('../../gateway/src/server.ts', [], { GATEWAY_PORT: String(gateway), API_BASE_URL: apiBaseUrl });

  const graph = (port: number, headers: Record<string, string> = {}): Target => ({
    origin: `http://127.0.0.1:${port}`,
    path: '/graphql',
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  const targets: Record<string, Target> = {
    'plain REST': { origin: apiBaseUrl, path: '/api/v1/goods/list?page=1&pageSize=30', method: 'GET' },
    // Whatever comes with a session is asked of REST every time.
    'gateway, uncached': graph(gateway, { 'x-token': 'a-token-of-the-benchmark' }),
    'gateway, public and shared': graph(gateway),
    'stock Apollo Server': graph(stock),
  };

  const measured = new Map<string, Measured[]>(Object.keys(targets).map((name) => [name, []]));
  for (const target of Object.values(targets)) await load(target, CONNECTIONS, ROUND_MS);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, target] of Object.entries(targets)) {
      measured.get(name)?.push(await load(target, CONNECTIONS, ROUND_MS));
    }
  }

  const medianOf = (name: string, part: keyof Measured) =>
    median((measured.get(name) ?? []).map((each) => each[part]));
  const plain = medianOf('plain REST', 'perSecond');
  const stockRate = medianOf('stock Apollo Server', 'perSecond');
  console.log(`${CONNECTIONS} connections, ${ROUNDS} alternating rounds of ${ROUND_MS} ms, medians`);
  console.table(
    Object.fromEntries(
      Object.keys(targets).map((name) => {
        const rate = medianOf(name, 'perSecond');
        return [
          name,
          {
            'a second': Math.round(rate),
            'of plain REST': (rate / plain).toFixed(2),
            'times stock': (rate / stockRate).toFixed(1),
            'p50 ms': medianOf(name, 'p50').toFixed(1),
            'p99 ms': medianOf(name, 'p99').toFixed(1),
          },
        ];
      }),
    ),
  );
} finally {
  for (const child of children) child.kill('SIGTERM');
}
