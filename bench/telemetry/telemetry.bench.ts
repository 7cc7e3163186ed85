import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sessionService } from '../../api/src/modules/accounts/sessions.service.ts';
import { goodsFeed, writeManifest } from '../gateway/goodsFeed.ts';
import { Company, ORDERS, orderTarget, type SignedInBuyer } from '../roles/company.ts';
import type { Figure, Section } from '../section.ts';
import { demoDatabase } from '../support/demoDatabase.ts';
import { Fleet } from '../support/Fleet.ts';
import { freePort } from '../support/freePort.ts';
import { load, type Target } from '../support/load.ts';
import { inRounds, type Rounds, timesAsFast } from '../support/rounds.ts';

const CONNECTIONS = 32;
/** Enough for a full page. */
const ORDERING_MS = 2_000;
const COLUMNS = ['', 'a second', 'p50 ms', 'p99 ms', 'CPU ms an answer'];
const inHere = (file: string) => new URL(file, import.meta.url);
const at = (port: number) => `http://127.0.0.1:${port}`;

/** What metrics and traces cost: the same process with both and with neither, in alternating rounds. */
export async function measure(): Promise<Section> {
  const collectorPort = await freePort();
  const collector = createServer((request, response) => {
    request.resume().on('end', () => response.end('{}'));
  }).listen(collectorPort, '127.0.0.1');
  const observed = async () => ({
    METRICS_PORT: String(await freePort()),
    OTEL_EXPORTER_OTLP_ENDPOINT: at(collectorPort),
  });
  try {
    const gateway = await ofGateway(observed);
    const api = await ofApi(observed);
    const together = await ofBoth(observed);
    return {
      title: 'Telemetry',
      about: `Over ${CONNECTIONS} connections: a page of orders through gateway, api and PostgreSQL, as a buyer reads it; and the cheapest answers of each, the list of 30 goods from the gateway over a REST service that answers from memory, and from the api, of which the same few microseconds are the largest share. The observed process serves metrics and records one trace of twenty, which a collector takes; the plain one does neither.`,
      figures: [
        ...figuresOf('both', together, { atLeast: 0.95 }),
        ...figuresOf('gateway', gateway),
        ...figuresOf('api', api),
      ],
      tables: [
        { title: 'Both, CPU of the gateway', columns: COLUMNS, rows: rowsOf(together) },
        { title: 'Gateway', columns: COLUMNS, rows: rowsOf(gateway) },
        { title: 'Api', columns: COLUMNS, rows: rowsOf(api) },
      ],
      plots: [],
    };
  } finally {
    collector.close();
  }
}

type Both = Record<'plain' | 'observed', Rounds>;
type Observed = () => Promise<Record<string, string>>;

async function ofGateway(observed: Observed): Promise<Both> {
  const folder = mkdtempSync(join(tmpdir(), 'chengcang-bench-'));
  await using fleet = new Fleet();
  const rest = await freePort();
  await fleet.start(inHere('../gateway/upstream.ts'), [String(rest)], `${at(rest)}/health/ready`);
  const started = async (env: Record<string, string>) => {
    const port = await freePort();
    const process = await fleet.start(inHere('../../gateway/src/server.ts'), [], `${at(port)}/health/ready`, {
      GATEWAY_PORT: String(port),
      API_BASE_URL: at(rest),
      WEB_DIST: folder,
      PARTNER_DOCUMENTS: writeManifest(folder),
      ...env,
    });
    return { process, target: goodsFeed.byId(at(port), { 'x-token': 'a-token-of-the-benchmark' }) };
  };
  try {
    return await inRounds(
      { plain: await started({}), observed: await started(await observed()) },
      CONNECTIONS,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function ofApi(observed: Observed): Promise<Both> {
  await using demo = await demoDatabase({ durable: true, poolSize: 2 });
  await using fleet = new Fleet();
  const { rows } = await demo.pool.query<{ id: number }>('SELECT min(id) AS id FROM account WHERE kind = 1');
  const { token } = await sessionService(demo.db).open(demo.db, {
    accountId: rows[0]?.id ?? 0,
    memberId: null,
  });
  const started = async (env: Record<string, string>) => {
    const port = await freePort();
    const process = await fleet.start(
      inHere('../../api/src/server.ts'),
      ['api'],
      `${at(port)}/health/ready`,
      {
        NODE_ENV: 'development',
        API_PORT: String(port),
        DATABASE_URL: demo.url,
        FILES_DIR: join(demo.folder, 'files'),
        ...env,
      },
    );
    return { process, target: goodsFeed.rest(at(port), { 'x-token': token }) };
  };
  return await inRounds({ plain: await started({}), observed: await started(await observed()) }, CONNECTIONS);
}

/** A page of orders through all of it, with both processes observed or neither. */
async function ofBoth(observed: Observed): Promise<Both> {
  await using company = await Company.open(1);
  const [buyer] = company.buyers;
  if (!buyer) throw new Error('there is no buyer');
  const placed = orderTarget('', buyer, company.goods[0] ?? 0);
  const started = async (envOf: () => Promise<Record<string, string>>) => {
    const api = await company.startApi(await envOf());
    const { origin, process } = await company.startGateway(api.origin, await envOf());
    await load({ ...placed, origin: api.origin }, 1, ORDERING_MS);
    return { process, target: ordersTarget(origin, buyer) };
  };
  return await inRounds(
    { plain: await started(async () => ({})), observed: await started(observed) },
    CONNECTIONS,
  );
}

function ordersTarget(origin: string, { token }: SignedInBuyer): Target {
  return {
    origin,
    path: '/graphql',
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-token': token },
    body: JSON.stringify({ query: ORDERS }),
    holds: '"orderNo"',
  };
}

function figuresOf(name: string, { plain, observed }: Both, target?: Figure['target']): Figure[] {
  return [
    {
      name: `${name}, observed`,
      value: timesAsFast(observed, plain),
      unit: 'of plain, answers a second',
      ...(target && { target }),
    },
    {
      name: `${name}, observed, of a processor`,
      value: observed.cpuMs / plain.cpuMs,
      unit: 'times plain, CPU an answer',
    },
  ];
}

function rowsOf(both: Both) {
  return Object.entries(both).map(([name, { perSecond, p50, p99, cpuMs }]) => [
    name,
    Math.round(perSecond),
    p50,
    p99,
    cpuMs.toFixed(3),
  ]);
}
