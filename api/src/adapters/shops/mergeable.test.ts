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

describe('orders by their receivers', () => {
  it('are together by equal ids, in the order they were given', () => {
    const orders = [orderOf('1', 'a'), orderOf('2', 'b'), orderOf('3', 'a'), orderOf('4', 'b')];
    expect(groupsByReceiver(orders)).toEqual([
      ['1', '3'],
      ['2', '4'],
    ]);
  });

  it('are alone when they do not wait, when money is asked back or given back, and without an id', () => {
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

  it('are not taken for one by an id that reads as the number of an order', () => {
    expect(groupsByReceiver([orderOf('1', null), orderOf('2', '1')])).toEqual([['1'], ['2']]);
  });
});

describe('groups that the platform found to be one', () => {
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
  ])('%j and %j make %j', (groups, found, joined) => {
    expect(joinGroups(groups, found)).toEqual(joined);
  });
});
