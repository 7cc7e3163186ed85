import type { BasketLineDto } from '../../../../gateway/src/domains/basketLines/basketLines.dto.ts';
import { at } from '../days.ts';
import { type Answers, ok } from '../fakeUpstream.ts';

function basketLineRow(id: number, change: Partial<BasketLineDto> = {}): BasketLineDto {
  return {
    ...{ id, skuId: id, goodId: id, warehouseId: 1, warehouseName: '义乌仓', quantity: 2 },
    ...{ goodName: `商品${id}`, skuName: '红色', pic: '/files/a.svg', unit: '件', minNum: 1, maxNum: 99 },
    ...{ price: 260, priceDelta: -10, available: 40, state: 1, createdAt: at },
    ...change,
  };
}

export const answers: Answers = {
  '/basketLines/list': () => ok({ list: [basketLineRow(1), basketLineRow(2, { state: 4 })], total: 2 }),
  '/basketLines/save': ({ body }) => ok(basketLineRow(3, body as Partial<BasketLineDto>)),
  '/basketLines/delete': ({ body }) => ok({ ids: (body as { ids: number[] }).ids }),
};
