import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { answerAll } from './fullUpstream.ts';
import { startGraph, type TestGraph } from './graph.ts';
import { as } from './realGraph.ts';

/** Sets the graph for a test file, before a back end that answers everything and forgets between tests. */
export function answeredGraph(token = 'token-of-a-buyer') {
  const fixture = {} as { graph: TestGraph };
  beforeAll(async () => {
    fixture.graph = await startGraph();
    answerAll(fixture.graph.upstream);
  });
  afterAll(() => fixture.graph.close());
  beforeEach(() => fixture.graph.upstream.forget());
  return {
    get graph() {
      return fixture.graph;
    },
    /** What the graph answers, and what it asked REST for. */
    requested: async (document: string) => {
      const { data, errors } = await fixture.graph.ask(document, {}, as(token));
      expect(errors).toEqual([]);
      return { data, calls: fixture.graph.upstream.seen.map(({ path, body }) => [path, body]) };
    },
  };
}
