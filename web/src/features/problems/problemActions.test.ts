import { describe, expect, it } from 'vitest';
import {
  actionsOf,
  bulkActionsOf,
  KINDS_OF,
  PROBLEM_KINDS,
  type Problem,
  problemsParams,
  problemsVariables,
  refundSubjectOf,
} from './problemActions.ts';

describe('actions of a problem row', () => {
  it.each([
    ['GOODS_UNMAPPED', ['map', 'ORDER']],
    ['AUTO_LIMIT', ['settings', 'ORDER']],
    ['BALANCE_SHORT', ['recharge', 'ORDER']],
    ['STOCK_SHORT', ['ORDER']],
    [null, ['ORDER']],
  ] as const)('actionsOf offers for the reason %s the expected actions', (reasonCode, actions) => {
    expect(actionsOf({ reasonCode, actions: ['ORDER'] })).toEqual(actions);
  });
});

it('bulkActionsOf offers bulk actions for kinds that need no further input', () => {
  expect(Object.fromEntries(PROBLEM_KINDS.map((kind) => [kind, bulkActionsOf(kind)]))).toEqual({
    OUTPUT: ['AGAIN_SUBMIT', 'REFUND'],
    AUTO_SEND: ['RE_AUTO_SEND'],
    SHOP: [],
    AUTO_ORDER: [],
    PICKUP: ['REFUND'],
    MOVEMENT: ['REFUND'],
    LATE: [],
    CASE: [],
    REFUND: [],
    SOURCE_ORDER: [],
    LISTING: [],
    WAYBILL_ACCOUNT: [],
    ERP_ACCOUNT: [],
    ERP_PARCEL: [],
  });
  expect(bulkActionsOf(null)).toEqual([]);
});

it('suppliers see fewer kinds with refunds first', () => {
  expect(KINDS_OF).toEqual({
    buyer: PROBLEM_KINDS.slice(0, -3),
    seller: [
      'CASE',
      'REFUND',
      'OUTPUT',
      'WAYBILL_ACCOUNT',
      'ERP_ACCOUNT',
      'ERP_PARCEL',
      'PICKUP',
      'MOVEMENT',
    ],
  });
});

describe('the parcel to refund', () => {
  const at = '2026-11-21T10:00:00+08:00';
  const problem: Problem = {
    ...{ id: 'output-9', kind: 'OUTPUT', at, title: 'P9', reasonCode: 'TIMEOUT', text: '平台超时' },
    ...{
      shopId: null,
      shopName: null,
      shopOrderId: null,
      orderId: 7,
      parcelId: 9,
      refundId: null,
      caseId: null,
      waybillAccountId: null,
      erpAccountId: null,
    },
    ...{ packageStatus: 'PENDING_SHIPMENT', goodName: '毛绒小熊公仔', price: 534 },
    actions: ['AGAIN_SUBMIT', 'REFUND'],
  };
  const subject = { id: 9, packageNo: 'P9', goodName: '毛绒小熊公仔', price: 534, refundStatus: 'NONE' };

  it.each([
    [{}, { status: 'PENDING_SHIPMENT', outputStatus: 'FAILED', signedAt: null, allowedActions: ['REFUND'] }],
    [
      { packageStatus: 'SHIPPED', actions: ['TRACE'] },
      { status: 'SHIPPED', outputStatus: 'SUCCESS', signedAt: null, allowedActions: [] },
    ],
    [
      { packageStatus: 'SIGNED' },
      { status: 'SIGNED', outputStatus: 'SUCCESS', signedAt: at, allowedActions: ['REFUND'] },
    ],
  ] satisfies [Partial<Problem>, object][])('the parcel to refund has the fields %j', (more, expected) => {
    expect(refundSubjectOf({ ...problem, ...more })).toEqual({ ...subject, ...expected });
  });

  it('a problem without a parcel has no parcel to refund', () => {
    expect(refundSubjectOf({ ...problem, parcelId: null })).toBeNull();
  });
});

it.each([
  ['', { kind: null, page: 1 }, ''],
  ['?kind=OUTPUT&page=3', { kind: 'OUTPUT', page: 3 }, '?kind=OUTPUT&page=3'],
  ['?kind=output&page=0', { kind: null, page: 1 }, ''],
] as const)('the URL %j is read and written back', (search, read, written) => {
  const query = problemsParams.read(new URLSearchParams(search));
  expect([query, problemsParams.write(query)]).toEqual([read, written]);
});

it('problemsVariables names a kind only when one is chosen', () => {
  expect([problemsVariables({ kind: null, page: 1 }), problemsVariables({ kind: 'SHOP', page: 2 })]).toEqual([
    { page: 1, pageSize: 20 },
    { kind: 'SHOP', page: 2, pageSize: 20 },
  ]);
});
