import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ok, pageOf, refused } from './support/fakeUpstream.ts';
import { answerAll } from './support/fullUpstream.ts';
import { startGraph, type TestGraph } from './support/graph.ts';
import { buyerRow } from './support/upstream/accounts.ts';
import { goodRow } from './support/upstream/goods.ts';
import { noticeRow } from './support/upstream/notices.ts';
import { orderCounts, orderRow } from './support/upstream/shipments.ts';

let graph: TestGraph;
let gate: PromiseWithResolvers<void>;

beforeAll(async () => {
  graph = await startGraph();
});
afterAll(() => graph.close());
beforeEach(() => {
  answerAll(graph.upstream);
  graph.upstream.forget();
  gate = Promise.withResolvers();
});

const goods = (page: number) => `{ goods(page: ${page}, pageSize: 2) { list { id price } } }`;
const paths = () => graph.upstream.seen.map(({ path }) => path);

describe('shared public reads', () => {
  it('combine concurrent requests of visitors into one call and cache it briefly', async () => {
    graph.upstream.on('/goods/list', async () => {
      await gate.promise;
      return ok(pageOf([goodRow(1)]));
    });
    const requested = Array.from({ length: 50 }, () => graph.ask(goods(1)));
    const late = requested.concat(graph.ask(goods(1)));
    gate.resolve();
    const answers = await Promise.all(late);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.data).toEqual({ goods: { list: [{ id: 1, price: 1_260 }] } });
    expect((await graph.ask(goods(1))).data).toEqual(answers[0]?.data);
    expect(paths()).toEqual(['/goods/list']);
  });

  it('are separate for different pages', async () => {
    await Promise.all([
      graph.ask(goods(11)),
      graph.ask(goods(12)),
      graph.ask('{ goods(page: 11, pageSize: 2, sort: SALES) { total } }'),
    ]);
    expect(paths()).toHaveLength(3);
  });

  it('are not cached when they fail, and every caller gets its own request id', async () => {
    graph.upstream.on('/goods/id', async () => {
      await gate.promise;
      return refused('NOT_FOUND', '数据不存在');
    });
    const ask = (id: string) => graph.ask('{ good(id: 21) { id } }', {}, { 'x-request-id': id });
    const requested = [ask('request-0001'), ask('request-0002')];
    gate.resolve();
    const ids = (await Promise.all(requested)).map(({ errors }) => errors[0]?.extensions.requestId);
    expect(ids).toEqual(['request-0001', 'request-0002']);
    await ask('request-0003');
    expect(paths()).toEqual(['/goods/id', '/goods/id']);
  });

  it.each([
    ['categories { id }'],
    ['goodsAreas { code }'],
    ['couriers { id }'],
    ['regions { version }'],
    ['settings { title }'],
  ])('are shared by everybody when they do not depend on the caller: %s', async (field) => {
    const answers = await Promise.all([
      graph.ask(`{ ${field} }`),
      graph.ask(`{ ${field} }`, {}, { 'x-token': 'one' }),
      graph.ask(`{ ${field} }`, {}, { 'x-token': 'two' }),
    ]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(graph.upstream.seen.length).toBeLessThanOrEqual(1);
    for (const { headers } of graph.upstream.seen) expect(headers).not.toHaveProperty('x-token');
  });
});

describe('reads that depend on the caller', () => {
  it.each([
    ['goods', '/goods/list', goods(1)],
    ['one of the goods', '/goods/id', '{ good(id: 1) { id price } }'],
    ['notices', '/notice/list', '{ notices(type: SELLER) { total } }'],
    ['one notice', '/notice/id', '{ notice(id: 7) { title } }'],
    ['where a caller seems to be', '/common/getIpGeo', '{ ipRegion { city } }'],
    ['captchas', '/common/captcha', '{ captcha { captchaId } }'],
    ['platforms', '/shops/platforms', '{ shopPlatforms { configured } }'],
    ['goods of a shop', '/shops/getShopGoodsList', '{ shopGoods(shopId: 1) { total } }'],
    ['plans', '/shopOrders/plan', '{ shopOrderPlan(input: { shopId: 1 }) { parts { goodId } } }'],
    ['merged orders', '/mergeOrder/makeMergeOrder', '{ mergeOrders(shopId: 1) { id } }'],
    ['problems', '/problems/list', '{ problems { total } }'],
    ['exports', '/exports/find', '{ exportedFile(taskId: "t1") { done } }'],
  ])('are never shared: %s', async (_, path, query) => {
    for (const token of ['one', 'two', 'two']) await graph.ask(query, {}, { 'x-token': token });
    expect(graph.upstream.seen.map((call) => [call.path, call.headers['x-token']])).toEqual([
      [path, 'one'],
      [path, 'two'],
      [path, 'two'],
    ]);
  });

  it('include captchas and addresses, which visitors never share', async () => {
    await Promise.all(
      [
        '{ captcha { captchaId } }',
        '{ captcha { captchaId } }',
        '{ ipRegion { city } }',
        '{ ipRegion { city } }',
      ].map((query) => graph.ask(query)),
    );
    expect(paths().sort()).toEqual([
      '/common/captcha',
      '/common/captcha',
      '/common/getIpGeo',
      '/common/getIpGeo',
    ]);
  });

  it('of notices show nobody what is for somebody else, whoever asks first', async () => {
    graph.upstream.on('/notice/list', ({ headers }) =>
      ok(pageOf([noticeRow(1, { title: `FOR-${String(headers['x-token'] ?? 'ALL')}` })])),
    );
    const tokens = ['one', '', 'two', '', 'one', 'two', ''];
    const answers = await Promise.all(
      [...tokens, ...tokens.toReversed()].map(async (token) => {
        const { text } = await graph.ask(
          '{ notices(type: HOME) { list { title } } }',
          {},
          token ? { 'x-token': token } : {},
        );
        return [token || 'ALL', /FOR-(\w+)/.exec(text)?.[1]];
      }),
    );
    for (const [asked, shown] of answers) expect(shown).toBe(asked);
    const asked = graph.upstream.seen.map(({ headers }) => headers['x-token'] ?? 'visitor');
    expect(asked.filter((token) => token === 'visitor')).toHaveLength(1);
    expect(asked.filter((token) => token !== 'visitor')).toHaveLength(8);
  });

  it('never leak between two people with 200 interleaved requests each', async () => {
    const people = { 'token-of-one': 'ONE-S-OWN', 'token-of-two': 'TWO-S-OWN' } as Record<string, string>;
    const mark = (token: unknown) => people[String(token)] ?? 'NOBODY';
    graph.upstream.on('/user/info', ({ headers }) => ok(buyerRow(1, { nickName: mark(headers['x-token']) })));
    graph.upstream.on('/goods/list', ({ headers }) =>
      ok(pageOf([goodRow(1, { name: mark(headers['x-token']) })])),
    );
    graph.upstream.on('/orders/getOrdersList', ({ headers }) =>
      ok({ ...pageOf([{ ...orderRow(1), goodName: mark(headers['x-token']) }]), counts: orderCounts }),
    );
    const query =
      '{ me(kind: BUYER) { nickName } goods { list { name } } orders { list { goodName good { name } } } }';
    const tokens = ['token-of-one', 'token-of-two', ''];
    const answers = await Promise.all(
      Array.from({ length: 600 }, (_, index) => {
        const token = tokens[index % 3] ?? '';
        return graph.ask(query, {}, token ? { 'x-token': token } : {}).then(({ text }) => ({ token, text }));
      }),
    );
    for (const { token, text } of answers) {
      const own = mark(token);
      expect(text).toContain(own);
      for (const other of [...Object.values(people), 'NOBODY'])
        if (other !== own) expect(text).not.toContain(other);
    }
    expect(answers.filter(({ token }) => token === 'token-of-one')).toHaveLength(200);
  });
});
