import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RemoteOrder, RemoteStatus } from '../../adapters/shops/shopPlatform.ts';
import { planWriteBack } from './planWriteBack.ts';

type Given = { status?: RemoteStatus; refundStatus?: 0 | 1 | 2; waybillNos?: string[] };

function order(
  remoteOrderNo: string,
  { status = 2, refundStatus = 0, waybillNos = [] }: Given = {},
): RemoteOrder {
  const at = new Date('2026-11-20T02:00:00Z');
  const receiver = {
    name: '',
    phone: '',
    province: '',
    city: '',
    district: '',
    address: '',
    encryptedId: null,
  };
  return {
    remoteOrderNo,
    status,
    refundStatus,
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
    shipments: waybillNos.map((waybillNo) => ({ waybillNo, courierCode: 'YTO' })),
  };
}

describe('planWriteBack', () => {
  it.each<[string, Given, { posted?: string[]; waiting?: string[]; blocked?: string }]>([
    ['one that waits', {}, { waiting: ['A'] }],
    ['one that has our number', { status: 4, waybillNos: ['YT1'] }, { posted: ['A'] }],
    ['our number beside another', { status: 4, waybillNos: ['SF9', 'YT1'] }, { posted: ['A'] }],
    [
      'told, then refunded and closed',
      { status: 6, refundStatus: 2, waybillNos: ['YT1'] },
      { posted: ['A'] },
    ],
    ['shipped with another number', { status: 4, waybillNos: ['SF9'] }, { blocked: 'SHOP_SHIPPED' }],
    ['shipped, and now refunding', { status: 5, refundStatus: 1 }, { blocked: 'SHOP_SHIPPED' }],
    ['a part shipped with another number', { status: 3, waybillNos: ['SF9'] }, { waiting: ['A'] }],
    ['refunding', { refundStatus: 1 }, { blocked: 'SHOP_REFUNDING' }],
    ['refunded', { refundStatus: 2 }, { blocked: 'SHOP_REFUNDING' }],
    ['closed', { status: 6 }, { blocked: 'SHOP_CLOSED' }],
  ])('handles the case %s', (_name, input, expected) => {
    expect(planWriteBack([order('A', input)], 'YT1')).toEqual({
      posted: [],
      waiting: [],
      blocked: null,
      ...expected,
    });
  });

  it.each<[string, Given, { posted?: string[]; waiting?: string[]; blocked?: string }]>([
    ['none of it has gone out', {}, { waiting: ['A'] }],
    ['the other parcel has', { status: 3, waybillNos: ['YT2'] }, { waiting: ['A'] }],
    ['the platform counts it as all', { status: 4, waybillNos: ['YT2'] }, { waiting: ['A'] }],
    ['both have', { status: 4, waybillNos: ['YT2', 'YT1'] }, { posted: ['A'] }],
    [
      'the rest went out with another number',
      { status: 4, waybillNos: ['YT2', 'SF9'] },
      { blocked: 'SHOP_SHIPPED' },
    ],
    ['all went out without a number', { status: 4 }, { blocked: 'SHOP_SHIPPED' }],
    ['it was received', { status: 5, waybillNos: ['YT2'] }, { blocked: 'SHOP_SHIPPED' }],
    ['it is refunding', { status: 3, refundStatus: 1, waybillNos: ['YT2'] }, { blocked: 'SHOP_REFUNDING' }],
  ])('handles a part of an order when %s', (_name, input, expected) => {
    expect(planWriteBack([order('A', input)], 'YT1', ['YT2'])).toEqual({
      posted: [],
      waiting: [],
      blocked: null,
      ...expected,
    });
  });

  it('handles the orders of a merged parcel individually', () => {
    const orders = [
      order('A', { status: 4, waybillNos: ['YT1'] }),
      order('B'),
      order('C', { refundStatus: 1 }),
      order('D', { status: 6 }),
      order('E'),
      null,
    ];
    expect(planWriteBack(orders, 'YT1')).toEqual({
      posted: ['A'],
      waiting: ['B', 'E'],
      blocked: 'SHOP_REFUNDING',
    });
    expect(planWriteBack([null, order('B')], 'YT1')).toEqual({
      posted: [],
      waiting: ['B'],
      blocked: 'PLATFORM_ERROR',
    });
  });

  it('plans nothing as posted for a parcel without orders', () => {
    expect(planWriteBack([], 'YT1')).toEqual({ posted: [], waiting: [], blocked: 'PLATFORM_ERROR' });
  });

  it('never posts twice to an order or to one that cannot accept it', () => {
    const input = fc.record({
      status: fc.constantFrom<RemoteStatus>(1, 2, 3, 4, 5, 6),
      refundStatus: fc.constantFrom<0 | 1 | 2>(0, 1, 2),
      waybillNos: fc.subarray(['YT1', 'SF9']),
    });
    fc.assert(
      fc.property(fc.array(input, { minLength: 1, maxLength: 8 }), (givens) => {
        const orders = givens.map((each, at) => order(String(at), each));
        const { posted, waiting, blocked } = planWriteBack(orders, 'YT1');
        const open = givens.flatMap(({ status, refundStatus, waybillNos }, at) =>
          status < 4 && refundStatus === 0 && !waybillNos.includes('YT1') ? [String(at)] : [],
        );
        expect(waiting).toEqual(open);
        expect(blocked === null).toBe(posted.length + waiting.length === orders.length);
      }),
    );
  });
});
