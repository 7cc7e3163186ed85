import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startApi, type TestApi } from '../support/api.ts';

const MISSING = 999_999_999;

let api: TestApi;
let buyer: Person;
let seller: Person;
beforeAll(async () => {
  api = await startApi();
  buyer = await api.buyer();
  seller = await api.seller();
});
afterAll(() => api.close());

describe('a delete that removed nothing', () => {
  it.each([
    ['seller', 'POST', '/goods/deleteGoodsByIds', { ids: [MISSING] }],
    ['seller', 'DELETE', '/warehouse/deleteWarehouseByIds', { ids: [MISSING] }],
    ['seller', 'POST', '/goodStock/deleteGoodStock', { id: MISSING }],
    ['buyer', 'DELETE', '/userProfits/deleteUserProfitsByIds', { ids: [MISSING] }],
    ['buyer', 'DELETE', '/addressBook/delete', { ids: [MISSING] }],
    ['buyer', 'DELETE', '/sellerSends/delete', { ids: [MISSING] }],
    ['buyer', 'POST', '/shops/deleteShops', { id: MISSING }],
    ['buyer', 'POST', '/shops/deleteGood', { id: MISSING }],
    ['buyer', 'POST', '/mergeOrder/splitMergeOrder', { id: MISSING }],
  ] as const)('is not answered as a success: %s %s %s', async (who, method, path, body) => {
    const answer = await (who === 'buyer' ? buyer : seller).call(method, path, body);
    expect([answer.http, answer.code, answer.msg, answer.data.errorKey]).toEqual([
      200,
      7,
      '数据不存在',
      'NOT_FOUND',
    ]);
  });

  it('is a success for a favourite, which is absent afterwards', async () => {
    const answer = await buyer.call('POST', '/goodCollect/deleteGoodCollect', { goodId: MISSING });
    expect([answer.code, answer.msg]).toEqual([0, '已取消收藏']);
  });

  it('reports the result of each of several ids and is a success when one was removed', async () => {
    const shop = await api.shop();
    const remove = (ids: number[]) =>
      shop.seller.call<{ list: object[] }>('POST', '/goods/deleteGoodsByIds', { ids });
    const gone = { id: shop.goodId, done: true, msg: '' };
    const missing = { id: MISSING, done: false, msg: '数据不存在' };
    expect((await remove([shop.goodId, MISSING])).data).toEqual({ list: [gone, missing] });
    expect((await remove([shop.goodId, MISSING])).data).toEqual({
      errorKey: 'NOT_FOUND',
      list: [{ ...missing, id: shop.goodId }, missing],
    });
  });
});
