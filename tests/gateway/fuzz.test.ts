import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person, TestApi } from '../support/api.ts';
import { loggedBut, unlessBusy } from '../support/busy.ts';
import { contractRoutes, defectIn, requestOf } from '../support/contract.ts';
import { FULL } from '../support/depth.ts';
import { hostileFor } from '../support/hostile.ts';
import { brokenInvariants } from '../support/invariants.ts';
import { placesIn, plausible, withValue } from '../support/plausible.ts';
import { type Chance, chance } from '../support/seeded.ts';
import { lastingSchema } from './support/lastingSchema.ts';
import { randomDocument, variables } from './support/randomDocument.ts';
import { rawRequest } from './support/rawRequests.ts';
import { type RealGraph, startRealGraph } from './support/realGraph.ts';

const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);
const COUNTS = FULL ? { rest: 10_000, graph: 10_000, raw: 2_000 } : { rest: 600, graph: 500, raw: 100 };
const LIMIT_MS = FULL ? 3_600_000 : 600_000;
const LEAKS =
  /at .+:\d+:\d+|node_modules|\/home\/|drizzle|PostgresError|syntax error at|ECONN|SELECT .+ FROM/;
const STRANGE = [
  '\u0000',
  '\ud83d',
  '\u202e',
  '{',
  '}',
  '"',
  '$',
  '(',
  '...',
  '#',
  '\\u0000',
  '1e999',
  '@x',
  '😀',
  '',
];

let graph: RealGraph;
let api: TestApi;
let people: Pick<Person, 'token'>[];
let ports: { api: number; gateway: number };
const logged: string[] = [];
const busy = new Set<string>();

beforeAll(async () => {
  const stream = { write: (line: string) => void logged.push(line) };
  graph = await startRealGraph({
    queue: { send: async () => undefined },
    logger: { level: 'error', stream },
  });
  ({ api } = graph);
  people = [await api.buyer({ balance: 1_000_000 }), await api.seller(), { token: '' }];
  ports = {
    gateway: Number(new URL(await graph.listen()).port),
    api: (api.app.server.address() as AddressInfo).port,
  };
}, 120_000);
afterAll(() => graph.close());

/** Does the work so often, some at a time, each with numbers of its own; answers what went wrong. */
async function often(count: number, salt: number, work: (by: Chance, at: number) => Promise<string | null>) {
  const failed: string[] = [];
  for (let first = 0; first < count; first += 16) {
    const some = Array.from({ length: Math.min(16, count - first) }, (_, at) => first + at);
    const said = await Promise.all(some.map((at) => work(chance(SEED + salt * 1_000_003 + at), at)));
    failed.push(...said.flatMap((text, at) => (text === null ? [] : [`${first + at}: ${text}`])));
  }
  return failed;
}

/** Changed at a few places. */
function spoilt(text: string, by: Chance): string {
  let spoilt = text;
  for (let left = 1 + by.below(3); left > 0; left--) {
    const at = by.below(spoilt.length + 1);
    spoilt = spoilt.slice(0, at) + by.one(STRANGE) + spoilt.slice(at + by.below(3));
  }
  return spoilt;
}

describe(`fuzzed input with seed ${SEED}`, () => {
  it(
    'is refused by REST',
    async () => {
      const routes = contractRoutes(api);
      const failed = await often(COUNTS.rest, 1, async (by) => {
        const route = by.one(routes);
        let input = plausible(route.schema, '', {});
        for (const { at, schema } of placesIn(route.schema, '')) {
          if (at.length === 0) continue;
          if (by.onceIn(4))
            input = withValue(input, route.schema, at, plausible(schema, String(at.at(-1)), {}), {});
          else if (by.onceIn(6)) {
            const kind = by.one(['text', 'number', 'moment', 'other'] as const);
            input = withValue(input, route.schema, at, by.one(hostileFor(kind)), {});
          }
        }
        const { headers, ...request } = requestOf(route, input);
        if (request.payload !== undefined && by.onceIn(8)) request.payload = spoilt(request.payload, by);
        const type = by.onceIn(40) ? { 'content-type': by.one(['text/plain', 'application/xml', 'a']) } : {};
        const token = { 'x-token': by.one(people).token };
        const ask = () => api.app.inject({ ...request, headers: { ...headers, ...token, ...type } });
        const answer = await unlessBusy(ask, busy);
        const leak = LEAKS.exec(answer.body)?.[0];
        const defect = defectIn(route, answer) ?? (leak ? `leaks ${leak}` : null);
        return defect && `${route.name} ${JSON.stringify(input)?.slice(0, 200)}: ${defect}`;
      });
      expect(failed).toEqual([]);
      expect(loggedBut(busy, logged)).toEqual([]);
    },
    LIMIT_MS,
  );

  it(
    'is answered by the graph',
    async () => {
      const schema = lastingSchema();
      const failed = await often(COUNTS.graph, 2, async (by, at) => {
        const document = randomDocument(
          schema,
          Array.from({ length: 300 }, () => by.below(1_000)),
        );
        const query = at % 2 === 0 ? document : spoilt(document, by);
        const { status, text, errors } = await graph.ask(query, variables, {
          'x-token': by.one(people).token,
        });
        const leak = LEAKS.exec(text)?.[0];
        const inner = errors.some(({ extensions }) => /INTERNAL|UPSTREAM/.test(extensions.code));
        return status >= 500 || inner || leak
          ? `${query.slice(0, 300)}: ${status} ${text.slice(0, 200)}`
          : null;
      });
      expect(failed).toEqual([]);
      expect(loggedBut(busy, logged)).toEqual([]);
    },
    LIMIT_MS,
  );

  it(
    'is refused even when it is barely HTTP',
    async () => {
      const failed = await often(COUNTS.raw, 3, async (by) => {
        const port = by.one([ports.api, ports.gateway]);
        const { name, bytes } = rawRequest(by, port === ports.api ? '/api/v1/notice/list' : '/graphql');
        const answer = await exchange(port, bytes);
        const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1];
        const leak = LEAKS.exec(answer)?.[0];
        const isFine = (answer === '' || (status !== undefined && Number(status) < 500)) && !leak;
        return isFine ? null : `${name}: ${answer.slice(0, 200)}`;
      });
      expect(failed).toEqual([]);
      expect(loggedBut(busy, logged)).toEqual([]);
    },
    LIMIT_MS,
  );

  it('leaves the ledger intact', async () => expect(await brokenInvariants(api)).toEqual([]));
});

/** Sends the bytes on a connection of its own and says that there are no more; answers what came until it was closed. */
function exchange(port: number, bytes: Buffer): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
    socket.on('data', (data) => {
      answer += data.toString('latin1');
    });
    // A connection that is cut off while the rest is still under way.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}
