import { expect, it } from 'vitest';
import { savedWords } from './goodsEditor.text.ts';
import { saleObstacleOf } from './saleObstacle.ts';

const warehouses = [
  { id: 1, status: 'ACTIVE' },
  { id: 2, status: 'PAUSED' },
];
const at = (warehouseId: number, available: number) => ({ warehouseId, available });

it.each([
  ['nothing is kept anywhere', [], 'noStock'],
  ['all pieces are gone', [at(1, 0), at(2, 0)], 'noStock'],
  ['all that is there is safety stock', [at(1, 0), { ...at(2, 0), safetyHeld: 3 }], 'onlySafety'],
  ['what is left lies where nothing is shipped', [at(1, 0), at(2, 5)], 'paused'],
  ['some are left where they are shipped from', [at(1, 1), at(2, 0)], null],
])('hindranceOf reports the obstacle when %s', (_, stocks, saleObstacle) => {
  expect(saleObstacleOf(stocks, warehouses)).toBe(saleObstacle);
});

it('the saved panel calls goods orderable only without an obstacle', () => {
  const published = { status: 'ON_SALE', statusBefore: 'OFF_SALE' } as const;
  expect([
    savedWords({ ...published, saleObstacle: null }).words,
    savedWords({ ...published, saleObstacle: 'noStock' }).title,
    savedWords({ ...published, saleObstacle: 'onlySafety' }).title,
    savedWords({ ...published, saleObstacle: 'paused' }).title,
    savedWords({ ...published, status: 'AUDITING', saleObstacle: 'noStock' }).title,
  ]).toEqual([
    '买家现在就可以选它代发。',
    '商品已上架，但没有库存',
    '商品已上架，但库存都是安全库存',
    '商品已上架，但仓库暂停发货',
    '已提交审核',
  ]);
});

it('the saved panel does not say of goods that were on sale before that they went on sale', () => {
  const changed = { status: 'ON_SALE', statusBefore: 'ON_SALE' } as const;
  expect([
    savedWords({ ...changed, saleObstacle: null }).title,
    savedWords({ ...changed, saleObstacle: 'noStock' }).title,
    savedWords({ ...changed, statusBefore: null, saleObstacle: null }).title,
  ]).toEqual(['商品已保存', '商品已保存，但没有库存', '商品已上架']);
});
