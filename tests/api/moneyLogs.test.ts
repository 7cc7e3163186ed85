import { describe, expect, it } from 'vitest';
import type { MoneyLogDto, WalletDayDto } from '../../api/src/modules/wallet/wallet.schemas.ts';
import { shanghaiParts } from '../../api/src/shared/clock.ts';
import type { Person } from '../support/api.ts';
import { FEE, refundFixture } from '../support/refundFixture.ts';

const refunding = refundFixture();
const { fixture } = refunding;
const query = <T extends object>(text: string, values?: unknown[]) => fixture.query<T>(text, values);

type Logs = { list: MoneyLogDto[]; total: number; sumIn: number; sumOut: number };
const logs = async (who: Person, filter: object = {}): Promise<Logs> =>
  (await who.call<Logs>('POST', '/userMoneyLogs/getUserMoneyLogsList', filter)).data;

async function only<T extends object>(text: string, values: unknown[]): Promise<T> {
  const [row] = await query<T>(text, values);
  if (!row) throw new Error(`no row: ${text}`);
  return row;
}

/** A recharge of so many fen that was paid. */
async function recharged({ accountId }: Person, amount: number) {
  const terms = { accountId, amount, payType: 1, hash: '', min: 1, max: 100_000, mostOpen: 9, minutes: 30 };
  const { id } = await only<{ id: number }>('SELECT begin_payment($1) AS id', [JSON.stringify(terms)]);
  return only<{ id: number; no: string }>(
    `SELECT id, pay_no AS no FROM payment, settle_payment(1::smallint, pay_no, 'T' || id, amount, now()) WHERE id = $1`,
    [id],
  );
}

/** A cash-out that has come to a status. */
async function cashedOut({ accountId }: Person, amount: number, ...statuses: number[]) {
  await query('UPDATE account SET real_status = 2 WHERE id = $1', [accountId]);
  const terms = { accountId, amount, min: 1, max: 100_000, perDay: 9, feeRate: 60, accountType: 1, hash: '' };
  const payee = { account: 'sealed', accountName: 'sealed', accountMasked: '***' };
  const { id } = await only<{ id: number }>('SELECT begin_cash_out($1) AS id', [
    JSON.stringify({ ...terms, ...payee }),
  ]);
  for (const status of statuses)
    await query('SELECT advance_cash_out($1, NULL, $2::smallint, NULL, $3)', [
      id,
      status,
      status === 30 ? `transfer ${id}` : null,
    ]);
  return only<{ id: number; no: string }>('SELECT id, cash_out_no AS no FROM cash_out WHERE id = $1', [id]);
}

/** A supplier whose two parcels are settled, and were signed for too long ago to be refunded. */
async function settled() {
  const paid = await refunding.issued(2);
  await refunding.move(paid, 50, { signedDays: 8 });
  await refunding.settle();
  return { ...paid, seller: paid.shop.seller };
}

/** What of a line is the same each time. */
const shown = ({ list }: Logs) =>
  list.map(({ id: _id, logNo: _logNo, createdAt: _createdAt, title: _title, ...log }) => log);
const plain = {
  frozenBefore: 0,
  frozenAfter: 0,
  bizNo: null,
  orderId: null,
  packageId: null,
  payId: null,
  cashOutId: null,
  actedBy: null,
  parts: [],
};

describe('money logs', () => {
  it('explain every line down to the order, the parcel and the parts of its price', async () => {
    const paid = await fixture.paid(2);
    const [, second] = await refunding.idsOf(paid);
    await refunding.refund(paid, { packageIds: [second] });
    const recharge = await recharged(paid.buyer, 500);
    const { orderNo, packageNo } = await only<{ orderNo: string; packageNo: string }>(
      `SELECT o.order_no AS "orderNo", p.package_no AS "packageNo" FROM order_package p JOIN orders o ON o.id = p.order_id WHERE p.id = $1`,
      [second],
    );
    const left = 1_000_000 - 2 * FEE;
    const found = await logs(paid.buyer);
    expect(shown(found)).toEqual([
      {
        ...plain,
        type: 1,
        typeText: '充值',
        amount: 500,
        balanceBefore: left + FEE,
        balanceAfter: left + FEE + 500,
        bizNo: recharge.no,
        payId: recharge.id,
      },
      {
        ...plain,
        type: 3,
        typeText: '包裹退款',
        amount: FEE,
        balanceBefore: left,
        balanceAfter: left + FEE,
        bizNo: packageNo,
        orderId: paid.orderId,
        packageId: second,
        parts: [
          { title: '商品', amount: 120 },
          { title: '快递费', amount: 280 },
        ],
      },
      {
        ...plain,
        type: 2,
        typeText: '订单支付',
        amount: -2 * FEE,
        balanceBefore: 1_000_000,
        balanceAfter: left,
        bizNo: orderNo,
        orderId: paid.orderId,
        parts: [
          { title: '商品', amount: -240 },
          { title: '快递费', amount: -560 },
        ],
      },
      {
        ...plain,
        type: 15,
        typeText: '演示资金',
        amount: 1_000_000,
        balanceBefore: 0,
        balanceAfter: 1_000_000,
      },
    ]);
    expect({ total: found.total, sumIn: found.sumIn, sumOut: found.sumOut }).toEqual({
      total: 4,
      sumIn: 1_000_500 + FEE,
      sumOut: 2 * FEE,
    });
  });

  it('show frozen amounts and those of a cash-out that was paid', async () => {
    const { seller } = await settled();
    const has = 2 * 330;
    const back = await cashedOut(seller, 100, 40);
    const paid = await cashedOut(seller, 500, 10, 20, 30);
    const cashOut = (id: number, bizNo: string) => ({ ...plain, cashOutId: id, bizNo });
    const found = await logs(seller);
    expect(shown(found).slice(0, 4)).toEqual([
      {
        ...cashOut(paid.id, paid.no),
        type: 5,
        typeText: '提现成功',
        amount: 0,
        balanceBefore: has - 500,
        balanceAfter: has - 500,
        frozenBefore: 500,
      },
      {
        ...cashOut(paid.id, paid.no),
        type: 4,
        typeText: '提现冻结',
        amount: -500,
        balanceBefore: has,
        balanceAfter: has - 500,
        frozenAfter: 500,
        parts: [
          { title: '到账金额', amount: -497 },
          { title: '手续费', amount: -3 },
        ],
      },
      {
        ...cashOut(back.id, back.no),
        type: 6,
        typeText: '提现退回',
        amount: 100,
        balanceBefore: has - 100,
        balanceAfter: has,
        frozenBefore: 100,
      },
      {
        ...cashOut(back.id, back.no),
        type: 4,
        typeText: '提现冻结',
        amount: -100,
        balanceBefore: has,
        balanceAfter: has - 100,
        frozenAfter: 100,
        parts: [
          { title: '到账金额', amount: -99 },
          { title: '手续费', amount: -1 },
        ],
      },
    ]);
    expect(shown(found)[4]).toMatchObject({
      type: 9,
      amount: 330,
      parts: [
        { title: '货款', amount: 100 },
        { title: '运费', amount: 230 },
      ],
    });
    expect(found.total).toBe(6);
  });

  it('are filtered by type, direction and time, with their sums', async () => {
    const { seller } = await settled();
    await cashedOut(seller, 500, 10, 20, 30);
    const reported = async (filter: object) => {
      const { list, total, sumIn, sumOut } = await logs(seller, filter);
      return [list.map(({ type }) => type), total, sumIn, sumOut];
    };
    expect(await reported({})).toEqual([[5, 4, 9, 9], 4, 660, 500]);
    expect(await reported({ type: 9 })).toEqual([[9, 9], 2, 660, 0]);
    expect(await reported({ type: 5 })).toEqual([[5], 1, 0, 0]);
    expect(await reported({ type: 5, direction: 'out' })).toEqual([[], 0, 0, 0]);
    expect(await reported({ direction: 'in' })).toEqual([[9, 9], 2, 660, 0]);
    expect(await reported({ direction: 'out' })).toEqual([[4], 1, 0, 500]);
    expect(await reported({ endAt: '2020-01-01T00:00:00+08:00' })).toEqual([[], 0, 0, 0]);
    expect(await reported({ startAt: '2020-01-01T00:00:00+08:00', pageSize: 1, page: 2 })).toEqual([
      [4],
      4,
      660,
      500,
    ]);
  });

  it('are found by the number of an order, parcel, recharge or cash-out of the same account only', async () => {
    const { buyer, seller, orderId } = await settled();
    const cashOut = await cashedOut(seller, 500, 10, 20, 30);
    const recharge = await recharged(buyer, 700);
    const { orderNo, packageNo } = await only<{ orderNo: string; packageNo: string }>(
      'SELECT o.order_no AS "orderNo", min(p.package_no) AS "packageNo" FROM order_package p JOIN orders o ON o.id = p.order_id WHERE o.id = $1 GROUP BY 1',
      [orderId],
    );
    const types = async (who: Person, keyword: string) =>
      (await logs(who, { keyword })).list.map(({ type }) => type);
    expect(await types(buyer, orderNo)).toEqual([2]);
    expect(await types(seller, orderNo)).toEqual([9, 9]);
    expect(await types(seller, packageNo)).toEqual([9]);
    expect(await types(buyer, recharge.no)).toEqual([1]);
    expect(await types(seller, cashOut.no)).toEqual([5, 4]);
    expect(await types(buyer, cashOut.no)).toEqual([]);
    expect(await types(seller, recharge.no)).toEqual([]);
    expect(await types(seller, '没有')).toEqual([]);
  });
});

describe('the daily figures of a wallet', () => {
  const DAY_MS = 86_400_000;
  const days = async (who: Person, body: object = {}) =>
    (await who.call<{ list: WalletDayDto[] }>('POST', '/userMoneyLogs/days', body)).data.list;
  const dateOf = (daysAgo: number) => shanghaiParts(new Date(Date.now() - daysAgo * DAY_MS)).date;
  const moved = (accountId: number, step: string, amount: number, daysAgo: number) =>
    query(
      `WITH t AS (INSERT INTO ledger_tx (kind, biz_type, biz_id, step, title, created_at)
         VALUES (12, 'test', $1, $2, '', ($4 || 'T12:00:00+08:00')::timestamptz) RETURNING id)
       INSERT INTO ledger_entry (tx_id, account_id, amount)
       SELECT t.id, v.account, v.amount FROM t, (VALUES (ledger_account_of(0, 'adjust'), -$3::bigint), (ledger_account_of($1, 'available'), $3::bigint)) AS v (account, amount)`,
      [accountId, step, amount, dateOf(daysAgo)],
    );

  it('show income, spending and balance, also of days without a movement', async () => {
    const api = fixture.api;
    const buyer = await api.buyer();
    await moved(buyer.accountId, 'before', 1_000, 40);
    await moved(buyer.accountId, 'a', 300, 3);
    await moved(buyer.accountId, 'b', -200, 3);
    await moved(buyer.accountId, 'c', -50, 1);
    expect(await days(buyer, { days: 5 })).toEqual([
      { date: dateOf(4), moneyIn: 0, moneyOut: 0, balance: 1_000 },
      { date: dateOf(3), moneyIn: 300, moneyOut: 200, balance: 1_100 },
      { date: dateOf(2), moneyIn: 0, moneyOut: 0, balance: 1_100 },
      { date: dateOf(1), moneyIn: 0, moneyOut: 50, balance: 1_050 },
      { date: dateOf(0), moneyIn: 0, moneyOut: 0, balance: 1_050 },
    ]);
    const month = await days(buyer);
    expect([month.length, month[0], month.at(-1)?.date]).toEqual([
      30,
      { date: dateOf(29), moneyIn: 0, moneyOut: 0, balance: 1_000 },
      dateOf(0),
    ]);
  });

  it('are empty for an unused wallet and limited to ninety days', async () => {
    const buyer = await fixture.api.buyer();
    expect(await days(buyer, { days: 1 })).toEqual([
      { date: dateOf(0), moneyIn: 0, moneyOut: 0, balance: 0 },
    ]);
    expect((await buyer.call('POST', '/userMoneyLogs/days', { days: 91 })).data.errorKey).toBe('BAD_PARAM');
  });
});
