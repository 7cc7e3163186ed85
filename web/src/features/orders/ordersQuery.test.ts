import { expect, it } from 'vitest';
import {
  ORDER_TABS,
  ordersVariables,
  readBatchNo,
  readOrdersQuery,
  writeOrdersQuery,
} from './ordersQuery.ts';

it.each(ORDER_TABS)('reads back the tab %s', (tab) => {
  expect(readOrdersQuery(new URLSearchParams(writeOrdersQuery(tab, 3)))).toEqual({ tab, page: 3 });
});

it('takes an unknown tab for all', () => {
  expect(readOrdersQuery(new URLSearchParams('tab=lost'))).toEqual({ tab: 'all', page: 1 });
});

it('asks for what the tab says', () => {
  expect(ordersVariables('pendingPayment', 2)).toEqual({
    filter: { status: 'PENDING_PAYMENT' },
    page: 2,
    pageSize: 10,
  });
  expect(ordersVariables('afterSale', 1).filter).toEqual({ afterSale: true });
});

it('stays with one batch when the address names it', () => {
  const params = new URLSearchParams(writeOrdersQuery('pendingPayment', 1, 'P2611'));
  expect(readBatchNo(params)).toBe('P2611');
  expect(ordersVariables('pendingPayment', 1, 'P2611').filter).toEqual({
    status: 'PENDING_PAYMENT',
    batchNo: 'P2611',
  });
  expect(readBatchNo(new URLSearchParams(writeOrdersQuery('all', 1)))).toBe('');
});
