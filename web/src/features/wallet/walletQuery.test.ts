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

describe('the address of the wallet', () => {
  it.each([
    ['', 'logs'],
    ['?tab=recharges', 'recharges'],
    ['?tab=cashOuts', 'cashOuts'],
    ['?tab=toString', 'logs'],
  ])('%o shows the list %s', (search, tab) => {
    expect(readTab(params(search))).toBe(tab);
  });

  it.each(['?type=ORDER_PAY&direction=OUT&keyword=D2026&page=3', '?from=2026-11-01&to=2026-11-21', ''])(
    'leads to the same lines again: %o',
    (search) => {
      const { query, page } = readLogsQuery(params(search));
      const again = readLogsQuery(params(writeWallet('logs', query, page)));
      expect(again).toEqual({ query, page });
      expect(isNarrowed(query)).toBe(search !== '');
    },
  );

  it('takes what makes no sense for not given', () => {
    const search = '?type=GIFT&direction=in&from=2026-02-30&to=yesterday&keyword=%20&page=0';
    expect(readLogsQuery(params(search))).toEqual({ query: anyLogs, page: 1 });
  });

  it('keeps its list', () => {
    const { query } = readCashOutsQuery(params('?tab=cashOuts&status=REJECTED'));
    expect(writeWallet('cashOuts', query, 2)).toBe('?tab=cashOuts&status=REJECTED&page=2');
  });

  it('asks for the recharge dialog above what is shown', () => {
    expect(writeRecharge(params('tab=recharges&status=PENDING'), 12)).toBe(
      '?tab=recharges&status=PENDING&recharge=&payId=12',
    );
    expect(writeRecharge(params(''))).toBe('?recharge=');
  });
});

describe('what the server is asked for', () => {
  it('of lines, with both days included', () => {
    const { query } = readLogsQuery(params('?direction=IN&from=2026-11-30&to=2026-11-30'));
    expect(logsFilter(query)).toEqual({
      direction: 'IN',
      startAt: '2026-11-30T00:00:00+08:00',
      endAt: '2026-12-01T00:00:00+08:00',
    });
  });

  it('of recharges and cash-outs is what their address names', () => {
    expect(rechargesFilter(readRechargesQuery(params('?status=PENDING&payType=WECHAT')).query)).toEqual({
      status: 'PENDING',
      payType: 'WECHAT',
    });
    expect(cashOutsFilter(readCashOutsQuery(params('?status=PAID')).query)).toEqual({ status: 'PAID' });
    expect(cashOutsFilter(readCashOutsQuery(params('')).query)).toEqual({});
  });
});
