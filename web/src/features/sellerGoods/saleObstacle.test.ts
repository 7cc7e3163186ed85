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
  ['what is left lies where nothing is shipped', [at(1, 0), at(2, 5)], 'paused'],
  ['some are left where they are shipped from', [at(1, 1), at(2, 0)], null],
])('hindranceOf reports the obstacle when %s', (_, stocks, saleObstacle) => {
  expect(saleObstacleOf(stocks, warehouses)).toBe(saleObstacle);
});

it('the saved panel calls goods orderable only without an obstacle', () => {
  expect([
    savedWords('ON_SALE', null).words,
    savedWords('ON_SALE', 'noStock').title,
    savedWords('ON_SALE', 'paused').title,
    savedWords('AUDITING', 'noStock').title,
  ]).toEqual([
    '买家现在就可以选它代发。',
    '商品已上架，但没有库存',
    '商品已上架，但仓库暂停发货',
    '已提交审核',
  ]);
});
