import { expect, it } from 'vitest';
import { answeredGraph } from './support/answeredGraph.ts';
import { at } from './support/days.ts';

const { requested } = answeredGraph();

it('goods that were put up are listed by state, with how they are priced', async () => {
  const { data, calls } = await requested(
    '{ shopListings(shopId: 1, filter: { state: FAILED, verdict: REFUSED, keyword: "杯" }) { counts { state count } verdicts { verdict count } changed updating nextAt list { removable verdict verdictWords state code words updating changes { kind before after } rule { times plus ending floor } properties { values { name } } } } }',
  );
  expect(data.shopListings).toEqual({
    counts: [
      { state: 'WAITING', count: 0 },
      { state: 'LISTED', count: 0 },
      { state: 'FAILED', count: 1 },
    ],
    verdicts: [
      { verdict: 'IN_REVIEW', count: 0 },
      { verdict: 'REFUSED', count: 1 },
      { verdict: 'OFF_SALE', count: 0 },
      { verdict: 'BANNED', count: 0 },
      { verdict: 'GONE', count: 0 },
    ],
    ...{ changed: 1, updating: 0, nextAt: at },
    list: [
      {
        ...{ removable: true, verdict: 'REFUSED', verdictWords: '主图有水印' },
        ...{ state: 'FAILED', code: 'TITLE_REFUSED', words: '商品标题含违禁词', updating: 'FAILED' },
        changes: [{ kind: 'NEW_SKUS', before: '', after: '白色' }],
        rule: { times: 150, plus: 0, ending: 'NINE', floor: 10 },
        properties: [{ values: [{ name: '无品牌' }] }],
      },
    ],
  });
  expect(calls[0]).toMatchObject(['/shops/getShopListingsList', { state: 2, verdict: 3, keyword: '杯' }]);
});

it('goods are put up with the numbers of the rule, tried again and removed, all or some', async () => {
  const { data, calls } = await requested(
    `mutation { createListings(input: { shopId: 1, freightId: "0", phone: "057188880000", onSale: false,
       rule: { times: 150, plus: 100, ending: NINETY_NINE, floor: 10 },
       goods: [{ goodId: 1, title: "日式马克杯", categoryId: "21101", categoryName: "杯子",
                 properties: [{ id: "1687", name: "品牌", values: [{ id: "", name: "自有" }] }] }] })
       { waiting rows { goodId code msg } } }`,
  );
  expect(data.createListings).toEqual({
    waiting: 1,
    rows: [
      { goodId: 1, code: null, msg: '' },
      { goodId: 2, code: 'GOODS_OFF', msg: '商品已下架' },
    ],
  });
  expect(calls).toEqual([
    [
      '/shops/createListings',
      {
        ...{ shopId: 1, freightId: '0', phone: '057188880000', onSale: false },
        rule: { times: 150, plus: 100, ending: 4, floor: 10 },
        goods: [
          {
            ...{ goodId: 1, title: '日式马克杯', categoryId: '21101', categoryName: '杯子' },
            properties: [{ id: '1687', name: '品牌', values: [{ id: '', name: '自有' }] }],
          },
        ],
      },
    ],
  ]);
  const sent = await requested('mutation { sendListingChanges(shopId: 1, ids: [4]) { waiting } }');
  expect(sent.data.sendListingChanges).toEqual({ waiting: 1 });
  const some = await requested('mutation { retryListings(shopId: 1, ids: [4, 5]) { waiting } }');
  expect(some.data.retryListings).toEqual({ waiting: 2 });
  const removed = await requested('mutation { removeListings(shopId: 1) { removed } }');
  expect(removed.data.removeListings).toEqual({ removed: 9 });
  expect(removed.calls.at(-1)).toEqual(['/shops/removeListings', { shopId: 1 }]);
});
