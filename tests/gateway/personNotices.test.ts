import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tell } from '../../api/src/modules/notices/personNotices.ts';
import { as, type RealGraph, startRealGraph } from './support/realGraph.ts';

let graph: RealGraph;
beforeAll(async () => {
  graph = await startRealGraph({ queue: { send: async () => undefined } });
});
afterAll(() => graph.close());

const LIST = `query ($filter: PersonNoticeFilter) {
  personNotices(filter: $filter) { total list { id kind title detail link createdAt readAt } }
  unreadNotices { count }
}`;

describe('notices to a person, in the graph', () => {
  it('are listed, counted and marked as read by their account alone', async () => {
    const { api, ask } = graph;
    const [buyer, other] = [await api.buyer(), await api.buyer()];
    const notice = { kind: 'cashOutPaid' as const, detail: '内容', link: '/buyer/wallet?tab=cashOuts' };
    await tell(
      api.database.db,
      ['甲', '乙'].map((title) => ({ ...notice, title, accountId: buyer.accountId })),
    );
    const { data, errors } = await ask(LIST, {}, as(buyer.token));
    expect(errors).toEqual([]);
    const [newest, oldest] = data.personNotices.list;
    expect([newest, data.personNotices.total, data.unreadNotices]).toEqual([
      { ...notice, id: newest.id, title: '乙', createdAt: expect.any(String), readAt: null },
      2,
      { count: 2 },
    ]);

    const READ = 'mutation ($ids: [EntityId!]) { readNotices(ids: $ids) { count } }';
    const ofOther = await ask(READ, { ids: [newest.id] }, as(other.token));
    expect(ofOther.data.readNotices).toEqual({ count: 0 });
    const one = await ask(READ, { ids: [newest.id] }, as(buyer.token));
    expect(one.data.readNotices).toEqual({ count: 1 });
    const unread = await ask(LIST, { filter: { unread: true } }, as(buyer.token));
    expect(unread.data).toMatchObject({
      personNotices: { total: 1, list: [{ id: oldest.id }] },
      unreadNotices: { count: 1 },
    });
    expect((await ask(READ, {}, as(buyer.token))).data.readNotices).toEqual({ count: 0 });
  });

  it('are nothing for a visitor', async () => {
    const { errors } = await graph.ask('{ unreadNotices { count } }');
    expect(errors[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED', errorKey: 'NOT_LOGGED_IN' });
  });
});
