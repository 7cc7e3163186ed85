import { expect, it } from 'vitest';
import { filterOf, type ParcelsQuery, parcelsParams } from './parcelsQuery.ts';

const { initial: anyParcels, isNarrowed, read, write } = parcelsParams;

const narrow: ParcelsQuery = {
  ...{ status: 'SHIPPED', refund: 'WAIT_SELLER', output: 'FAILED', autoSend: 'PAUSED', platform: 'JD' },
  printed: 'no',
  late: true,
  ...{ shopId: 3, warehouseId: 1, courierId: 2, keyword: 'YT 1', from: '2026-11-01', to: '2026-11-21' },
  page: 4,
};

it('parcelsParams reads back what it wrote', () => {
  expect(read(new URLSearchParams(write(narrow)))).toEqual(narrow);
  expect(write(anyParcels)).toBe('');
});

it('parcelsParams ignores invalid parameters', () => {
  const params = new URLSearchParams(
    'status=lost&refund=toString&printed=maybe&shop=-1&courier=x&from=2026-13-40&to=now&page=0',
  );
  expect(read(params)).toEqual(anyParcels);
});

it('filterOf sends whole days in Asia/Shanghai and omits open filters', () => {
  expect(filterOf(narrow, 7)).toEqual({
    ...{ orderId: 7, status: 'SHIPPED', refundStatus: 'WAIT_SELLER', outputStatus: 'FAILED' },
    ...{
      autoSendStatus: 'PAUSED',
      platform: 'JD',
      printed: false,
      late: true,
      shopId: 3,
      warehouseId: 1,
      courierId: 2,
    },
    ...{ keyword: 'YT 1', startAt: '2026-11-01T00:00:00+08:00', endAt: '2026-11-22T00:00:00+08:00' },
  });
  expect(filterOf(anyParcels)).toEqual({});
  expect(filterOf({ ...anyParcels, printed: 'yes' })).toEqual({ printed: true });
});

it('isNarrowed is true when any filter is set', () => {
  expect([isNarrowed(anyParcels), isNarrowed({ ...anyParcels, keyword: 'YT' })]).toEqual([false, true]);
});
