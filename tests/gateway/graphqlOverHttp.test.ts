import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RealGraph, startRealGraph } from './support/realGraph.ts';

let graph: RealGraph;
let url: string;
beforeAll(async () => {
  graph = await startRealGraph();
  url = `${await graph.listen()}/graphql`;
});
afterAll(() => graph.close());

/** What a graph may do besides, and this one does not: it is asked by POST alone (docs/decisions/0024). */
const BY_GET = /in GETs|GET requests/;

it.each(serverAudits({ url: () => url, fetchFn: fetch }).map((audit) => [audit.name, audit] as const))(
  '%s',
  async (name, audit) => {
    const result = await audit.fn();
    const got = result.status === 'ok' ? 'ok' : `${result.status}: ${result.reason}`;
    if (name.startsWith('MAY') && BY_GET.test(name)) expect(got).toMatch(/^(ok|notice)/);
    else expect(got).toBe('ok');
  },
);
