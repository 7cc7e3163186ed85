import { describe, expect, it } from 'vitest';
import { type MenuItem, menuFor } from './menu.ts';

const outline = (items: readonly MenuItem[]): unknown[] =>
  items.map(({ label, to, children }) =>
    children.length > 0 ? [label, outline(children)] : `${label} ${to}`,
  );

describe('menuFor', () => {
  const buyer = [
    '首页 /',
    '立即发货 /shipments',
    ['订单列表', ['我的订单 /orderCenter', '包裹列表 /packageCenter']],
    '我的钱包 /buyer/wallet',
  ];

  it('gives the buyer and the visitor the same', () => {
    expect(outline(menuFor('buyer'))).toEqual(buyer);
    expect(outline(menuFor(null))).toEqual(buyer);
  });

  it('leaves the buyer pages out for the supplier', () => {
    expect(outline(menuFor('seller'))).toEqual([
      '首页 /',
      ['订单列表', ['我的订单 /orderCenter', '包裹列表 /packageCenter']],
    ]);
  });
});
