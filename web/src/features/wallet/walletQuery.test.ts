import { describe, expect, it } from 'vitest';
import {
  anyLogs,
  cashOutsFilter,
  isNarrowed,
  logsFilter,
  readCashOutsQuery,
  readLogsQuery,
  readRechargesQuery,
  readTab,
  rechargesFilter,
  writeRecharge,
  writeWallet,
} from './walletQuery.ts';

const params = (search: string) => new URLSearchParams(search);

describe('walletQuery', () => {
  it.each([
    ['', 'logs'],
    ['?tab=recharges', 'recharges'],
    ['?tab=cashOuts', 'cashOuts'],
    ['?tab=toString', 'logs'],
  ])('walletQuery %o shows the list %s', (search, tab) => {
    expect(readTab(params(search))).toBe(tab);
  });

  it.each(['?type=ORDER_PAY&direction=OUT&keyword=D2026&page=3', '?from=2026-11-01&to=2026-11-21', ''])(
    'walletQuery restores the filters %o',
    (search) => {
      const { query, page } = readLogsQuery(params(search));
      const again = readLogsQuery(params(writeWallet('logs', query, page)));
      expect(again).toEqual({ query, page });
      expect(isNarrowed(query)).toBe(search !== '');
    },
  );

  it('walletQuery ignores invalid parameters', () => {
    const search = '?type=GIFT&direction=in&from=2026-02-30&to=yesterday&keyword=%20&page=0';
    expect(readLogsQuery(params(search))).toEqual({ query: anyLogs, page: 1 });
  });

  it('changing filters keeps the list', () => {
    const { query } = readCashOutsQuery(params('?tab=cashOuts&status=REJECTED'));
    expect(writeWallet('cashOuts', query, 2)).toBe('?tab=cashOuts&status=REJECTED&page=2');
  });

  it('the recharge dialog opens above the current list', () => {
    expect(writeRecharge(params('tab=recharges&status=PENDING'), 12)).toBe(
      '?tab=recharges&status=PENDING&recharge=&payId=12',
    );
    expect(writeRecharge(params(''))).toBe('?recharge=');
  });
});

describe('the query variables', () => {
  it('the variables of money logs include both days', () => {
    const { query } = readLogsQuery(params('?direction=IN&from=2026-11-30&to=2026-11-30'));
    expect(logsFilter(query)).toEqual({
      direction: 'IN',
      startAt: '2026-11-30T00:00:00+08:00',
      endAt: '2026-12-01T00:00:00+08:00',
    });
  });

  it('the variables of recharges and cash-outs follow the URL', () => {
    expect(rechargesFilter(readRechargesQuery(params('?status=PENDING&payType=WECHAT')).query)).toEqual({
      status: 'PENDING',
      payType: 'WECHAT',
    });
    expect(cashOutsFilter(readCashOutsQuery(params('?status=PAID')).query)).toEqual({ status: 'PAID' });
    expect(cashOutsFilter(readCashOutsQuery(params('')).query)).toEqual({});
  });
});
