import { describe, expect, it } from 'vitest';
import {
  detailHash,
  type ListOrdersQuery,
  ORDER_TABS,
  ordersParams,
  ordersVariables,
  readDetailHash,
} from './ordersQuery.ts';

const { initial: anyOrders, isNarrowed, write } = ordersParams;
const read = (search: string) => ordersParams.read(new URLSearchParams(search));
const narrow: ListOrdersQuery = {
  tab: 'pendingShipment',
  keyword: '保温杯 & 盖',
  platform: 'DOUYIN',
  shopId: 3,
  warehouseId: 1,
  courierId: 5,
  mode: 'AUTO',
  from: '2026-11-01',
  to: '2026-11-30',
  batchNo: 'P2611',
  sort: 'FEE_HIGH',
  pageSize: 50,
  page: 3,
};

describe('ordersQuery', () => {
  it.each(ORDER_TABS)('ordersQuery restores the tab %s from the URL', (tab) => {
    expect(read(write({ ...anyOrders, tab, page: 3 }))).toEqual({ ...anyOrders, tab, page: 3 });
  });

  it('ordersQuery restores every filter from the URL', () => {
    expect(read(write(narrow))).toEqual(narrow);
    expect(write(anyOrders)).toBe('');
  });

  it.each([
    'tab=lost&platform=AMAZON&shop=-1&warehouse=1e3&courier=x&mode=FAX&sort=LUCK&size=1000&page=0',
    'from=2026-02-30&to=yesterday',
    'from=2026-13-01&to=20261121',
  ])('ordersQuery falls back to all orders for the invalid parameter %s', (search) => {
    expect(read(search)).toEqual(anyOrders);
  });

  it('tab, batch, order and page do not count as filters', () => {
    expect(isNarrowed({ ...anyOrders, tab: 'afterSale', batchNo: 'P1', sort: 'OLDEST', page: 2 })).toBe(
      false,
    );
    expect(isNarrowed({ ...anyOrders, courierId: 2 })).toBe(true);
  });
});

it('ordersVariables queries what the URL says with the last day included', () => {
  expect(ordersVariables(narrow)).toEqual({
    filter: {
      status: 'PENDING_SHIPMENT',
      keyword: '保温杯 & 盖',
      platform: 'DOUYIN',
      shopId: 3,
      warehouseId: 1,
      courierId: 5,
      type: 'AUTO',
      startAt: '2026-11-01T00:00:00+08:00',
      endAt: '2026-12-01T00:00:00+08:00',
      batchNo: 'P2611',
    },
    sort: 'FEE_HIGH',
    page: 3,
    pageSize: 50,
  });
  expect(ordersVariables({ ...anyOrders, tab: 'afterSale' })).toEqual({
    filter: { afterSale: true },
    sort: 'NEWEST',
    page: 1,
    pageSize: 10,
  });
});

it.each([
  [detailHash(12), 12],
  ['', null],
  ['#super=12', null],
  ['#order-x', null],
])('the details parameter %j is read as %j', (hash, orderId) => {
  expect(readDetailHash(hash)).toBe(orderId);
});
