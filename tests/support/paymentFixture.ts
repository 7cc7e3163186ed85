import { afterAll, beforeAll, expect } from 'vitest';
import type { PaymentChannels, PayType } from '../../api/src/modules/payments/payTypes.ts';
import { rechargeRefundService } from '../../api/src/modules/payments/rechargeRefunds.service.ts';
import { paymentSettlingService } from '../../api/src/modules/payments/settling.service.ts';
import { splittingService } from '../../api/src/modules/splits/splitting.service.ts';
import { openPayments, type SimulatedPayments, tradeIn, writtenNotice } from '../integrations/payments.ts';
import { type Person, startApi, type TestApi } from './api.ts';
import { brokenInvariants } from './invariants.ts';

export type Pay = {
  payId: number;
  payNo: string;
  amount: number;
  status: number;
  payUrl: string | null;
  qrCode: string | null;
  loginUrl: string | null;
  wechatPay: Record<string, string> | null;
  expireAt: string;
};
export type Checked = {
  payId: number;
  status: number;
  paidAt: string | null;
  late: boolean;
  balance: number;
};

const NAMES: Record<PayType, string> = { 1: 'alipay', 2: 'wechat', 9: 'simulated' };

/**
 * The service on a port of its own, the real adapters, and the simulated channels that push to it. What a test forges
 * it can send through `notify`.
 */
export function paymentFixture(
  options: Omit<NonNullable<Parameters<typeof startApi>[0]>, 'paymentChannels'> = {},
) {
  const channels: PaymentChannels = {};
  let api: TestApi;
  let simulated: SimulatedPayments;
  let origin = '';

  beforeAll(async () => {
    api = await startApi({ ...options, paymentChannels: channels });
    origin = await api.app.listen({ host: '127.0.0.1', port: 0 });
    simulated = await openPayments({ notifyOrigin: origin });
    channels[1] = simulated.alipay();
    channels[2] = simulated.wechat();
    channels[9] = simulated.alipay({ notifyUrl: `${origin}/api/v1/pay/notify/simulated` });
  });
  afterAll(async () => {
    expect(await brokenInvariants(api)).toEqual([]);
    await simulated.close();
    await api.close();
  });

  const said: { level: string; words: object }[] = [];
  const parts = () => ({
    db: api.database.db,
    channels,
    log: {
      warn: (words: object) => said.push({ level: 'warn', words }),
      error: (words: object) => said.push({ level: 'error', words }),
    } as never,
  });
  const refunds = () => rechargeRefundService(parts());
  const splitting = () => splittingService(parts());
  const settling = () =>
    paymentSettlingService({ ...parts(), refunds: refunds(), hearSplit: splitting().hear });
  const only = async <T extends object>(text: string, values: unknown[]): Promise<T> => {
    const [row] = await api.query<T>(text, values);
    if (!row) throw new Error(`no row: ${text}`);
    return row;
  };

  return {
    channels,
    api: () => api,
    simulated: () => simulated,

    create: (who: Person, payType: PayType, amount = 1_260, more: object = {}) =>
      who.call<Pay>('POST', '/pay/create', { amount, payType, ...more }),
    check: (who: Person, payId: number) => who.call<Checked>('POST', '/pay/check', { payId }),

    /** A payment that waits, of a buyer of its own. */
    async waiting(payType: PayType, amount = 1_260): Promise<{ buyer: Person; pay: Pay }> {
      const buyer = await api.buyer();
      const { code, data, msg } = await this.create(buyer, payType, amount);
      if (code !== 0) throw new Error(msg);
      return { buyer, pay: data };
    },

    /** Pays it at the channel; its notice is on the way when this resolves, and taken unless it is to be lost. */
    pay: async ({ payNo }: Pay, more: object = {}) => {
      if ((await simulated.act('pay', { outTradeNo: payNo, ...more })) !== 200)
        throw new Error(`not paid: ${payNo}`);
    },

    /** A notice of it as its channel writes it, but for what is given; it is not sent. */
    async noticeOf({ payNo }: Pay, input: Parameters<typeof writtenNotice>[1] = {}) {
      const trade = tradeIn(await simulated.trade(payNo));
      // As if it had been paid just now.
      const paid = { state: 'paid' as const, paidAt: trade.paidAt ?? new Date() };
      return writtenNotice({ ...trade, ...paid }, input);
    },

    /** Pushes something to the service; its status and words. */
    async notify(payType: PayType, notice: { headers: Record<string, string>; body: string }) {
      const { statusCode, body } = await api.app.inject({
        method: 'POST',
        url: `/api/v1/pay/notify/${NAMES[payType]}`,
        headers: notice.headers,
        payload: notice.body,
      });
      return { status: statusCode, words: body };
    },

    /** Runs the scheduled jobs that ask the channels. */
    poll: () => settling().poll(),
    reconcile: () => settling().reconcile(),
    refunds,
    settling,
    splitting,
    /** What the scheduled jobs said. */
    said,

    /** Makes payments older: due for the poller, over, due to be compared. */
    age: (payNos: string[], changes: string) =>
      api.query(`UPDATE payment SET ${changes} WHERE pay_no = ANY ($1)`, [payNos]),

    row: (pay: Pay) =>
      only<{ status: number; late: boolean; tradeNo: string | null }>(
        'SELECT status, late, channel_trade_no AS "tradeNo" FROM payment WHERE id = $1',
        [pay.payId],
      ),
    problems: (pay: Pay) =>
      api.query<{ kind: string; amount: number | null }>(
        'SELECT kind, amount FROM payment_problem WHERE payment_id = $1 ORDER BY id',
        [pay.payId],
      ),
    balance: async (who: Person) =>
      (
        await only<{ balance: number }>(
          `SELECT coalesce(max(balance), 0) AS balance FROM ledger_account WHERE owner_id = $1 AND code = 'available'`,
          [who.accountId],
        )
      ).balance,
    /** How often each of them was credited. */
    credits: async (pays: Pay[]) =>
      (
        await api.query<{ times: number }>(
          `SELECT count(t.id) AS times FROM unnest($1::bigint[]) WITH ORDINALITY AS p (id, place)
             LEFT JOIN ledger_tx t ON t.biz_type = 'payment' AND t.biz_id = p.id GROUP BY place ORDER BY place`,
          [pays.map(({ payId }) => payId)],
        )
      ).map(({ times }) => times),
  };
}

export type Paying = ReturnType<typeof paymentFixture>;
