import { describe, expect, it } from 'vitest';
import { groupUnplanned } from './unplannedGroups.ts';

const item = (title: string, remoteSkuId = '1') => ({
  ...{ remoteGoodId: title, remoteSkuId, title },
  ...{ sku: '', quantity: 1, pic: '' },
});
const order = (shopOrderId: number, msg: string, mergeId: number | null = null) => ({
  ...{ __typename: 'UnplannedOrder' as const, shopOrderId, mergeId },
  ...{ reasonCode: 'GOODS_UNMAPPED' as const, msg },
});
const linkable = { reasonCode: 'GOODS_UNMAPPED', isOnly: true };
const cup = '商品【杯子】还没有关联';

describe('groups of unplanned orders', () => {
  it('unplanned orders of one item form one group and the largest comes first', () => {
    const lines = [
      { id: 1, items: [item('伞')] },
      { id: 2, items: [item('毛巾'), item('杯子')] },
      { id: 3, items: [item('杯子')] },
      { id: 4, items: [item('杯子', '2')] },
    ];
    const found = groupUnplanned(
      [order(1, '商品【伞】还没有关联'), order(2, cup), order(3, cup), order(4, cup)],
      lines,
    );
    expect(found).toEqual([
      { ...linkable, msg: cup, item: item('杯子'), orderIds: [2, 3], parcels: 2 },
      { ...linkable, msg: '商品【伞】还没有关联', item: item('伞'), orderIds: [1], parcels: 1 },
      { ...linkable, msg: cup, item: item('杯子', '2'), orderIds: [4], parcels: 1 },
    ]);
  });

  it('orders blocked by a merged one are grouped with it or stand alone', () => {
    const lines = [
      { id: 1, items: [item('杯子')] },
      { id: 2, items: [item('毛巾')] },
    ];
    expect(groupUnplanned([order(2, cup, 7), order(1, cup, 7), order(3, '库存不足')], lines)).toEqual([
      { ...linkable, msg: cup, item: item('杯子'), orderIds: [1, 2], parcels: 1 },
      { ...linkable, msg: '库存不足', item: null, orderIds: [3], parcels: 1 },
    ]);
  });

  it('an order with several variants of the item does not say which of them it is about', () => {
    const lines = [{ id: 1, items: [item('杯子'), item('杯子', '2')] }];
    expect(groupUnplanned([order(1, cup)], lines)).toEqual([
      { ...linkable, isOnly: false, msg: cup, item: item('杯子'), orderIds: [1], parcels: 1 },
    ]);
  });
});
