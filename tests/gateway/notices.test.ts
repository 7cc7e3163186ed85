import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../support/api.ts';
import { noticeDesk } from '../support/notices.ts';
import { operatorWith } from '../support/operators.ts';
import { type RealGraph, startRealGraph } from './support/realGraph.ts';

const LIST = 'query Notices { notices(type: SELLER, pageSize: 100) { total list { id title } } }';

let graph: RealGraph;
let desk: ReturnType<typeof noticeDesk>;
let chosen: Person;
let other: Person;
let onlyChosen: number;
let everyone: number;
beforeAll(async () => {
  graph = await startRealGraph();
  const { api } = graph;
  desk = noticeDesk(await operatorWith(api, ['notices.read', 'notices.publish']));
  [chosen, other] = [await api.buyer(), await api.seller()];
  const account = String(chosen.accountId);
  onlyChosen = await desk.published({ type: 3, title: '只给一位', audience: 4, account });
  everyone = await desk.published({ type: 3, title: '给所有人' });
});
afterAll(() => graph.close());

/** As a browser that keeps copies asks, with the tag of the one it has. */
async function ask(who: Person | null, known = '""') {
  const { statusCode, headers, body } = await graph.app.inject({
    ...{ method: 'POST', url: '/graphql', payload: { query: LIST } },
    headers: { 'if-none-match': known, ...(who && { 'x-token': who.token }) },
  });
  const titles = ['只给一位', '给所有人'].filter((title) => body.includes(title));
  return { status: statusCode, etag: String(headers.etag), cache: headers['cache-control'], titles };
}

describe('notices with an audience, in the graph', () => {
  it('are shown to it alone, whoever asks first and how often', async () => {
    const people = [chosen, null, other, null, chosen, other, null, chosen];
    const answers = await Promise.all([...people, ...people.toReversed()].map((who) => ask(who)));
    const expected = [...people, ...people.toReversed()].map((who) =>
      who === chosen ? ['只给一位', '给所有人'] : ['给所有人'],
    );
    expect(answers.map(({ titles }) => titles)).toEqual(expected);
  });

  it('are answered 304 to nobody who has the copy of another caller', async () => {
    // Documents are compiled from their second request on.
    for (const who of [chosen, null, other]) await ask(who);
    const [own, visitors] = [await ask(chosen), await ask(null)];
    expect([own.titles, visitors.titles]).toEqual([['只给一位', '给所有人'], ['给所有人']]);
    expect(own.etag).not.toBe(visitors.etag);
    for (const { etag } of [own, visitors]) expect(etag).toMatch(/"/);
    expect([await ask(null, own.etag), await ask(chosen, visitors.etag)]).toMatchObject([
      { status: 200, titles: visitors.titles },
      { status: 200, titles: own.titles },
    ]);
    expect([(await ask(chosen, own.etag)).status, (await ask(null, visitors.etag)).status]).toEqual([
      304, 304,
    ]);
  });

  it('are found by their id by it alone', async () => {
    const find = async (id: number, who: Person | null) => {
      const headers: Record<string, string> = who ? { 'x-token': who.token } : {};
      const { data, errors } = await graph.ask(`{ notice(id: ${id}) { title } }`, {}, headers);
      return data?.notice?.title ?? errors[0]?.extensions.errorKey;
    };
    const seen = (id: number) => Promise.all([chosen, other, null].map((who) => find(id, who)));
    expect([await seen(onlyChosen), await seen(everyone)]).toEqual([
      ['只给一位', 'NOT_FOUND', 'NOT_FOUND'],
      ['给所有人', '给所有人', '给所有人'],
    ]);
  });
});
