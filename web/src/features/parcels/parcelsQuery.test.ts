import { expect, it } from 'vitest';
import {
  anyParcels,
  filterOf,
  isNarrowed,
  type ParcelsQuery,
  readParcelsQuery,
  writeParcelsQuery,
} from './parcelsQuery.ts';

const narrow: ParcelsQuery = {
  ...{ status: 'SHIPPED', refund: 'WAIT_SELLER', output: 'FAILED', autoSend: 'PAUSED', platform: 'JD' },
  printed: 'no',
  ...{ shopId: 3, warehouseId: 1, courierId: 2, keyword: 'YT 1', from: '2026-11-01', to: '2026-11-21' },
};

it('parcelsQuery reads back what it wrote', () => {
  expect(readParcelsQuery(new URLSearchParams(writeParcelsQuery(narrow, 4)))).toEqual({
    query: narrow,
    page: 4,
  });
  expect(writeParcelsQuery(anyParcels)).toBe('');
});

it('parcelsQuery ignores invalid parameters', () => {
  const params = new URLSearchParams(
    'status=lost&refund=toString&printed=maybe&shop=-1&courier=x&from=2026-13-40&to=now&page=0',
  );
  expect(readParcelsQuery(params)).toEqual({ query: anyParcels, page: 1 });
});

it('filterOf sends whole days in Asia/Shanghai and omits open filters', () => {
  expect(filterOf(narrow, 7)).toEqual({
    ...{ orderId: 7, status: 'SHIPPED', refundStatus: 'WAIT_SELLER', outputStatus: 'FAILED' },
    ...{ autoSendStatus: 'PAUSED', platform: 'JD', printed: false, shopId: 3, warehouseId: 1, courierId: 2 },
    ...{ keyword: 'YT 1', startAt: '2026-11-01T00:00:00+08:00', endAt: '2026-11-22T00:00:00+08:00' },
  });
  expect(filterOf(anyParcels)).toEqual({});
  expect(filterOf({ ...anyParcels, printed: 'yes' })).toEqual({ printed: true });
});

it('isNarrowed is true when any filter is set', () => {
  expect([isNarrowed(anyParcels), isNarrowed({ ...anyParcels, keyword: 'YT' })]).toEqual([false, true]);
});
