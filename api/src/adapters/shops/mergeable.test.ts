import { describe, expect, it } from 'vitest';
import { groupsByReceiver, joinGroups } from './mergeable.ts';
import type { RemoteOrder } from './shopPlatform.ts';

function orderOf(remoteOrderNo: string, encryptedId: string | null, more: Partial<RemoteOrder> = {}) {
  const receiver = { name: '', phone: '', province: '', city: '', district: '', address: '', encryptedId };
  const at = new Date(0);
  const order: RemoteOrder = {
    remoteOrderNo,
    status: 2,
    refundStatus: 0,
    items: [],
    payAmount: 0,
    createdAt: at,
    paidAt: at,
    promisedShipAt: null,
    updatedAt: at,
    buyerNick: '',
    receiver,
    buyerMemo: '',
    sellerMemo: '',
    flagColor: null,
    shipments: [],
    ...more,
  };
  return order;
}

describe('orders grouped by receiver', () => {
  it('are together for equal ids in the given order', () => {
    const orders = [orderOf('1', 'a'), orderOf('2', 'b'), orderOf('3', 'a'), orderOf('4', 'b')];
    expect(groupsByReceiver(orders)).toEqual([
      ['1', '3'],
      ['2', '4'],
    ]);
  });

  it('are separate when they do not wait, have a refund or have no id', () => {
    const orders = [
      orderOf('1', 'a'),
      orderOf('2', 'a', { status: 4 }),
      orderOf('3', 'a', { refundStatus: 1 }),
      orderOf('4', 'a', { refundStatus: 2 }),
      orderOf('5', null),
      orderOf('6', null),
    ];
    expect(groupsByReceiver(orders)).toEqual([['1'], ['2'], ['3'], ['4'], ['5'], ['6']]);
  });

  it('are not together when an id equals another order’s number', () => {
    expect(groupsByReceiver([orderOf('1', null), orderOf('2', '1')])).toEqual([['1'], ['2']]);
  });
});

describe('groups joined by the platform’s answer', () => {
  it.each([
    [[['1', '2'], ['3'], ['4']], [], [['1', '2'], ['3'], ['4']]],
    [[['1', '2'], ['3'], ['4']], [['1', '4']], [['1', '2', '4'], ['3']]],
    [
      [['1'], ['2'], ['3'], ['4']],
      [
        ['2', '3'],
        ['4', '3'],
      ],
      [['1'], ['2', '3', '4']],
    ],
    [
      [['1'], ['2']],
      [['1'], ['2']],
      [['1'], ['2']],
    ],
    [
      [['1'], ['2']],
      [['9', '8'], []],
      [['1'], ['2']],
    ],
    [[], [['1', '2']], []],
  ])('%j and %j become %j', (groups, found, joined) => {
    expect(joinGroups(groups, found)).toEqual(joined);
  });
});
