import { beforeAll } from 'vitest';
import type { ClosingDto } from '../../api/src/modules/closings/closings.schemas.ts';
import { closingService } from '../../api/src/modules/closings/closings.service.ts';
import type { PayType } from '../../api/src/modules/payments/payTypes.ts';
import { runOps } from '../../api/src/ops/runOps.ts';
import { decided, sendCode, smsChannel } from './accounts.ts';
import { type Answer, type Person, testPassword } from './api.ts';
import { type Pay, paymentFixture } from './paymentFixture.ts';
import { testBox } from './sealed.ts';

const NAME = '张三丰';

/** A cash-out to an account of that name. */
export const cashOutForm = (amount: number) => ({
  amount,
  accountType: 1,
  account: '13800001234',
  accountName: NAME,
  password: testPassword,
});

const REAL = 'real_name_check';

/** People who recharge through the simulated channels, and close their accounts. */
export function closingFixture() {
  const sms = smsChannel();
  const paying = paymentFixture({ demo: false, sms, limitByAddress: false });
  const api = () => paying.api();

  beforeAll(() => api().query("INSERT INTO setting (key, value) VALUES ('minRecharge', '1')"));

  async function codeFor(who: Person, scene = 6): Promise<string> {
    await api().query("DELETE FROM counter WHERE key LIKE 'messages%'");
    const sent = await sendCode(api(), who.phone, { scene });
    if (sent.code !== 0) throw new Error(sent.msg);
    return sms.codeOf(who.phone);
  }
  const begin = (who: Person, phoneCode: string): Promise<Answer<ClosingDto>> =>
    decided(() => who.call('POST', '/closing/begin', { phoneCode }));

  return {
    ...paying,
    sms,
    codeFor,
    begin,
    ops: (...args: string[]) => runOps(args, { db: api().database.db, operator: 'tester' }),
    /** Another operator: who approves a cash-out does not pay it. */
    payerOps: (...args: string[]) => runOps(args, { db: api().database.db, operator: 'payer' }),
    /** Past the proof of who asks. */
    service: () =>
      closingService({
        db: api().database.db,
        stepUp: {
          prove: async ({ accountId }) => {
            const [row] = await api().query<{ kind: number; print: string; passwordHash: string }>(
              'SELECT kind, phone_print AS print, password_hash AS "passwordHash" FROM account WHERE id = $1',
              [accountId],
            );
            if (!row) throw new Error('nobody to prove');
            return { ...row, ownId: accountId, entrances: [], isFrozen: false };
          },
        },
        refunds: paying.refunds(),
        log: { info: () => {}, error: () => {} },
      }),

    async find(who: Person): Promise<ClosingDto> {
      const { code, data, msg } = await who.call<ClosingDto>('GET', '/closing/find');
      if (code !== 0) throw new Error(msg);
      return data;
    },

    /** Asks for a code and begins. */
    close: async (who: Person) => begin(who, await codeFor(who)),
    cancel: (who: Person) => who.call<ClosingDto>('POST', '/closing/cancel'),

    /** Recharges so many fen, which arrive. */
    async recharge(who: Person, amount: number, payType: PayType = 1): Promise<Pay> {
      const { code, data, msg } = await paying.create(who, payType, amount);
      if (code !== 0) throw new Error(msg);
      await paying.pay(data);
      return data;
    },

    /** Moves money that no row justifies: less than nothing is spent. */
    move: (who: Person, kind: number, amount: number) =>
      api().query(
        `SELECT ledger_move($1::smallint, 'test', nextval('pay_no_seq'), '', '', ledger_account_of(0, 'test'), ledger_account_of($2, 'available'), $3)`,
        [kind, who.accountId, amount],
      ),

    async proveName(who: Person): Promise<void> {
      await api().query(
        `INSERT INTO real_name_check (account_id, certify_id, url, real_name, id_card, id_card_hash, status, expires_at, finished_at)
         VALUES ($1, gen_random_uuid()::text, '', $2, '', gen_random_uuid()::text, 2, now(), now())`,
        [who.accountId, testBox.seal(NAME, REAL)],
      );
      await api().query('UPDATE account SET real_status = 2 WHERE id = $1', [who.accountId]);
    },

    /** What was sent back of a recharge, at its channel. */
    sentBack: async ({ payNo }: Pay): Promise<{ amount: number; state: string }[]> =>
      (await paying.simulated().trade(payNo)).refunds.map(
        ({ amount, state }: { amount: number; state: string }) => ({ amount, state }),
      ),

    /** Makes refunds due now that wait for their next time. */
    hurry: () => api().query('UPDATE recharge_refund SET next_try_at = now() WHERE status = 0'),

    wallet: async (who: Person) =>
      (
        await api().query<{ balance: number; held: number; frozen: number }>(
          `SELECT coalesce(max(balance) FILTER (WHERE code = 'available'), 0) AS balance, coalesce(max(held), 0) AS held,
                  coalesce(max(balance) FILTER (WHERE code = 'frozen'), 0) AS frozen FROM ledger_account WHERE owner_id = $1`,
          [who.accountId],
        )
      )[0],

    status: async (who: Person) =>
      (await api().query<{ status: number }>('SELECT status FROM account WHERE id = $1', [who.accountId]))[0]
        ?.status,
  };
}
