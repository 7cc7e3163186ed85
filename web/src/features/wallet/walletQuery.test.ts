import { describe, expect, it } from 'vitest';
import {
  cashOutsParams,
  cashOutsVariables,
  logsParams,
  logsVariables,
  rechargesParams,
  rechargesVariables,
  tabParams,
  writeRecharge,
} from './walletQuery.ts';

const params = (search: string) => new URLSearchParams(search);

describe('walletQuery', () => {
  it.each([
    ['', 'logs'],
    ['?tab=recharges', 'recharges'],
    ['?tab=cashOuts', 'cashOuts'],
    ['?tab=toString', 'logs'],
  ])('walletQuery %o shows the list %s', (search, tab) => {
    expect(tabParams.read(params(search))).toEqual({ tab });
  });

  it.each(['?type=ORDER_PAY&direction=OUT&keyword=D2026&page=3', '?from=2026-11-01&to=2026-11-21', ''])(
    'walletQuery restores the filters %o',
    (search) => {
      const query = logsParams.read(params(search));
      expect(logsParams.read(params(logsParams.write(query)))).toEqual(query);
      expect([logsParams.write(query), logsParams.isNarrowed(query)]).toEqual([search, search !== '']);
    },
  );

  it('walletQuery ignores invalid parameters', () => {
    const search = '?type=GIFT&direction=in&from=2026-02-30&to=yesterday&keyword=%20&page=0';
    expect(logsParams.read(params(search))).toEqual(logsParams.initial);
  });

  it('changing filters keeps the list', () => {
    const query = cashOutsParams.read(params('?tab=cashOuts&status=REJECTED'));
    expect(cashOutsParams.write({ ...query, page: 2 })).toBe('?tab=cashOuts&status=REJECTED&page=2');
    expect(cashOutsParams.write(cashOutsParams.initial)).toBe('?tab=cashOuts');
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
    const query = logsParams.read(params('?direction=IN&from=2026-11-30&to=2026-11-30'));
    expect(logsVariables(query).filter).toEqual({
      direction: 'IN',
      startAt: '2026-11-30T00:00:00+08:00',
      endAt: '2026-12-01T00:00:00+08:00',
    });
  });

  it('the variables of recharges and cash-outs follow the URL', () => {
    const recharges = rechargesParams.read(params('?status=PENDING&payType=WECHAT&page=3'));
    expect(rechargesVariables(recharges)).toEqual({
      filter: { status: 'PENDING', payType: 'WECHAT' },
      page: 3,
      pageSize: 20,
    });
    expect(cashOutsVariables(cashOutsParams.read(params('?status=PAID'))).filter).toEqual({ status: 'PAID' });
    expect(cashOutsVariables(cashOutsParams.read(params(''))).filter).toEqual({});
  });
});
