import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect } from 'vitest';
import type { PaymentChannels } from '../../api/src/modules/payments/payTypes.ts';
import { splittingService } from '../../api/src/modules/splits/splitting.service.ts';
import type { Permission } from '../../api/src/shared/permissions.ts';
import { openPayments, type SimulatedPayments } from '../integrations/payments.ts';
import { type Person, testPassword } from './api.ts';
import { cashOutFixture } from './cashOutFixture.ts';
import { operatorWith, type TestOperator } from './operators.ts';

export const COMPANY = '义乌优品供应链有限公司';
const MONEY: Permission[] = ['money.read', 'cashOuts.approve', 'cashOuts.pay'];

export type SplitPage = {
  id: number;
  status: number;
  auditReason: string;
  transferNo: string | null;
  splitAmount: number;
  maySplit: boolean;
  mayPay: boolean;
  mayReject: boolean;
  mayEnd: boolean;
  receiver: { account: string } | null;
  splits: { splitNo: string; payNo: string; amount: number; status: number; code: string; reason: string }[];
};

/** Cash-outs that are paid by splitting recharges at the simulated WeChat Pay. */
export function splitFixture() {
  const channels: PaymentChannels = {};
  const cashing = cashOutFixture({ paymentChannels: channels });
  let simulated: SimulatedPayments;
  beforeAll(async () => {
    const origin = await cashing.api().app.listen({ host: '127.0.0.1', port: 0 });
    simulated = await openPayments({ notifyOrigin: origin });
    channels[2] = simulated.wechat();
    await setting('payoutMethod', 'split');
  });
  afterAll(() => simulated.close());

  const query = (text: string, values: unknown[] = []) =>
    cashing.api().query<Record<string, unknown>>(text, values);
  /** Settings are read anew after two seconds: the first one is set before anything has read them. */
  const setting = (key: string, value: unknown) =>
    query('INSERT INTO setting (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = $2', [
      key,
      JSON.stringify(value),
    ]);
  const splitting = () =>
    splittingService({
      ...{ db: cashing.api().database.db, channels },
      log: { warn: () => undefined, error: () => undefined } as never,
    });

  const operator = () => operatorWith(cashing.api(), MONEY);
  const read = async (who: TestOperator, id: number) =>
    (await who.call<SplitPage>('GET', `/console/cashOuts/read?id=${id}`)).data;

  return {
    ...cashing,
    simulated: () => simulated,
    channels,
    setting,
    operator,
    read,
    splitting,
    begin: (who: TestOperator, id: number) => who.call<SplitPage>('POST', '/console/cashOuts/split', { id }),

    /** A supplier with an income and, unless it is to have none, a receiver of its own at WeChat Pay. */
    async supplier({ receiver = true } = {}): Promise<Person> {
      const who = await cashing.earner({ seller: true, income: 1_000_000 });
      if (receiver) {
        const { code, msg } = await this.register(who);
        if (code !== 0) throw new Error(msg);
      }
      return who;
    },
    register: (who: Person, more: object = {}) =>
      who.call('POST', '/splitReceiver/save', {
        ...{ kind: 'merchant', account: `19${randomInt(10_000_000, 99_999_999)}`, name: COMPANY },
        ...{ password: testPassword, ...more },
      }),

    /** A recharge through WeChat Pay that was paid a while ago; 30 % of it may be split off. Answers its number. */
    async recharged(amount: number, { minutes = 10 } = {}): Promise<string> {
      const buyer = await cashing.api().buyer();
      const { data, msg } = await buyer.call<{ payId: number; payNo: string }>('POST', '/pay/create', {
        ...{ amount, payType: 2 },
      });
      if (!data.payNo) throw new Error(msg);
      await simulated.act('pay', { outTradeNo: data.payNo });
      await expect
        .poll(async () => (await query('SELECT status FROM payment WHERE id = $1', [data.payId]))[0]?.status)
        .toBe(1);
      await query('UPDATE payment SET paid_at = paid_at - make_interval(mins => $2) WHERE id = $1', [
        data.payId,
        minutes,
      ]);
      return data.payNo;
    },
    /** Takes all recharges away that earlier tests left to be split. */
    spent: () => query('UPDATE payment SET split_limit = split_amount WHERE split_limit > 0'),

    /** One that the first operator approved, and whom the second one may pay. */
    async approved(amount: number, options: { receiver?: boolean } = {}) {
      const [first, second] = [await operator(), await operator()];
      const supplier = await this.supplier(options);
      const { id, cashOutNo } = await cashing.asked(supplier, amount);
      await first.call('POST', '/console/cashOuts/approve', { id });
      return { first, second, supplier, id, cashOutNo };
    },

    /** Runs the job until nothing of the cash-out is under way. */
    async settled(who: TestOperator, id: number): Promise<SplitPage> {
      await expect
        .poll(
          async () => {
            await query(
              'UPDATE cash_out_split SET next_try_at = now() WHERE cash_out_id = $1 AND status = 0',
              [id],
            );
            await splitting().work();
            return (await read(who, id)).splits.filter(({ status }) => status === 0).length;
          },
          { timeout: 15_000, interval: 300 },
        )
        .toBe(0);
      return read(who, id);
    },
  };
}
