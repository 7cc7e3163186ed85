import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ConsoleReviewDto } from '../../api/src/modules/reviews/reviews.console.schemas.ts';
import { type Shop, startApi, type TestApi } from '../support/api.ts';
import { operatorWith, type TestOperator } from '../support/operators.ts';
import { receivedOrder } from '../support/receivedOrder.ts';

let api: TestApi;
let operator: TestOperator;
beforeAll(async () => {
  api = await startApi();
  operator = await operatorWith(api, ['reviews.act']);
});
afterAll(() => api.close());

const REASON = '含有他人的联系方式';

/** A review of a shop's goods by somebody new; answers the number of its order. */
async function reviewed(shop: Shop, score: number) {
  const buyer = await api.buyer({ balance: 1_000_000 });
  await api.query("UPDATE account SET nick_name = '百货店' WHERE id = $1", [buyer.accountId]);
  const orderId = await receivedOrder(api, buyer, shop);
  await buyer.call('POST', '/orders/reviewOrder', { orderId, score, text: '加我微信' });
  return { buyer, orderId };
}
const list = async (query: string) =>
  (await operator.call<{ list: ConsoleReviewDto[] }>('GET', `/console/reviews?${query}`)).data.list;
const shownTo = async ({ goodId }: Shop) =>
  (await api.call<{ total: number }>('POST', '/reviews/getReviewsList', { goodId })).data.total;
const step = (path: string, id: number, reason = REASON) =>
  operator.call('POST', `/console/reviews/${path}`, { id, reason });

describe('reviews in the console', () => {
  it('are listed with whom they are of, and narrowed', async () => {
    const shop = await api.shop();
    const { buyer, orderId } = await reviewed(shop, 1);
    await reviewed(shop, 5);
    const of = `sellerId=${shop.seller.accountId}`;
    const [good, bad] = await list(of);
    expect(bad).toMatchObject({
      ...{
        buyerId: buyer.accountId,
        buyerName: '百货店',
        orderId,
        score: 1,
        text: '加我微信',
        hiddenAt: null,
      },
    });
    const ids = async (query: string) => (await list(`${of}&${query}`)).map(({ id }) => id);
    expect(await ids('show=bad')).toEqual([bad?.id]);
    expect(await ids(`orderNo=${bad?.orderNo}`)).toEqual([bad?.id]);
    expect(await ids(`goodId=${shop.goodId}`)).toEqual([good?.id, bad?.id]);
    expect([await ids('show=hidden'), await ids('show=pictures')]).toEqual([[], []]);
  });

  it('are hidden with a reason and shown again, once each, which is recorded', async () => {
    const shop = await api.shop();
    await reviewed(shop, 2);
    const [{ id = 0 } = {}] = await list(`sellerId=${shop.seller.accountId}`);
    expect((await step('hide', id, '短')).code).toBe(7);
    const ends = await Promise.all([step('hide', id), step('hide', id)]);
    expect(ends.map(({ data }) => data.errorKey ?? 'done').toSorted()).toEqual(['REVIEW_DECIDED', 'done']);
    expect(await shownTo(shop)).toBe(0);
    expect(await list(`show=hidden&sellerId=${shop.seller.accountId}`)).toMatchObject([
      { id, hiddenReason: REASON, hiddenAt: expect.any(String) },
    ]);
    expect((await step('show', id, '已经删去联系方式')).code).toBe(0);
    expect((await step('show', id)).data.errorKey).toBe('REVIEW_DECIDED');
    expect(await shownTo(shop)).toBe(1);
    const log = await api.query(
      'SELECT action, operator, reason FROM audit_log WHERE target = $1 ORDER BY id',
      [String(id)],
    );
    expect(log).toEqual([
      { action: 'review hide', operator: operator.name, reason: REASON },
      { action: 'review show', operator: operator.name, reason: '已经删去联系方式' },
    ]);
  });
});
