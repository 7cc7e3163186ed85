import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect } from 'vitest';
import { beginCashOut } from '../../api/src/modules/cashOuts/cashOuts.repository.ts';
import { runOps } from '../../api/src/ops/runOps.ts';
import { secretBox } from '../../api/src/shared/secretBox.ts';
import { decided, keptLog, sendCode, smsChannel } from './accounts.ts';
import { type Answer, type Person, startApi, type TestApi, testPassword } from './api.ts';
import { brokenInvariants } from './invariants.ts';

export type CashOut = {
  id: number;
  cashOutNo: string;
  amount: number;
  status: number;
  auditReason: string;
  revocable: boolean;
};
export type Limits = {
  withdrawable: number;
  feeRate: number;
  leftToday: number;
  auditing: CashOut | null;
  realName: string | null;
};
type Earner = { income?: number; recharged?: number; seller?: boolean };

export const NAME = '张三丰';
export const PHONE_PAYEE = '13800001234';
const DATA_KEY = Buffer.alloc(32, 9);
const [RECHARGE, PROFIT, SETTLED] = [1, 7, 9];

/** People with proven names and an income, the service, and operators. */
export function cashOutFixture(options: Partial<Parameters<typeof startApi>[0]> = {}) {
  const channel = smsChannel();
  const log = keptLog();
  const box = secretBox(DATA_KEY);
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({
      demo: false,
      sms: channel,
      limitByAddress: false,
      box,
      logger: log.logger,
      ...options,
    });
  });
  afterAll(async () => {
    expect(await brokenInvariants(api)).toEqual([]);
    await api.close();
  });

  /** Moves money to a person's wallet, or with less than nothing out of it. */
  async function move(who: Person, kind: number, amount: number): Promise<void> {
    await api.query(
      `SELECT ledger_move($1::smallint, 'test', $2, $3, '测试', ledger_account_of(0, 'test'), ledger_account_of($2, 'available'), $4)`,
      [kind, who.accountId, randomUUID(), amount],
    );
  }

  async function proveName(who: Person, name = NAME): Promise<void> {
    await api.query(
      `INSERT INTO real_name_check (account_id, certify_id, url, real_name, id_card, id_card_hash, status, expires_at, finished_at)
       VALUES ($1, $2, '', $3, '', $2, 2, now(), now())`,
      [who.accountId, randomUUID(), box.seal(name, 'real_name_check')],
    );
    await api.query('UPDATE account SET real_status = 2 WHERE id = $1', [who.accountId]);
  }

  const formOf = (amount: number, more: object) => ({
    amount,
    accountType: 1,
    account: PHONE_PAYEE,
    accountName: NAME,
    password: testPassword,
    // A crowded service may say that it is busy when it has done it: asking again is safe with a number.
    clientNo: randomUUID(),
    ...more,
  });
  const create = (who: Person, amount: number, more: object = {}): Promise<Answer<CashOut>> =>
    decided(() => who.call('POST', '/cashOut/createCashOut', formOf(amount, more)));

  const opsAs = (operator: string, ...args: string[]) => runOps(args, { db: api.database.db, operator });
  const ops = (...args: string[]) => opsAs('tester', ...args);

  return {
    api: () => api,
    box,
    log,
    move,
    proveName,
    create,

    /** Somebody of a proven name with money in fen: their income, and what they recharged before. */
    async earner({ income = 100_000, recharged = 0, seller = false }: Earner = {}): Promise<Person> {
      const who = seller ? await api.seller() : await api.buyer();
      await proveName(who);
      if (recharged > 0) await move(who, RECHARGE, recharged);
      if (income > 0) await move(who, seller ? SETTLED : PROFIT, income);
      return who;
    },

    /** One that waits to be looked at. */
    async asked(who: Person, amount: number): Promise<CashOut> {
      const { code, data, msg } = await create(who, amount);
      if (code !== 0) throw new Error(msg);
      return data;
    },

    /** Begins one past the proof of who asks; answers its id. */
    begun: (who: Person, amount: number, on = api) =>
      beginCashOut(on.database.db, {
        ...{ accountId: who.accountId, amount, min: 1_000, max: 5_000_000, perDay: 3, feeRate: 60 },
        ...{ accountType: 1, account: box.seal(PHONE_PAYEE, 'cash_out'), accountMasked: '', bankName: null },
        ...{ accountName: box.seal(NAME, 'cash_out'), key: null, hash: '' },
      }),

    revoke: (who: Person, id: number) => who.call<CashOut>('POST', '/cashOut/revokeCashOut', { id }),
    limits: async (who: Person) => (await who.call<Limits>('POST', '/cashOut/limits')).data,
    list: async (who: Person, filter: object = {}) =>
      (
        await who.call<{ list: CashOut[]; total: number; sumPaid: number }>(
          'POST',
          '/cashOut/getCashOutList',
          filter,
        )
      ).data,

    /** A fresh code, whatever was sent before. */
    async newCode(who: Person, scene = 5): Promise<string> {
      await api.query("DELETE FROM counter WHERE key LIKE 'messages%'");
      await sendCode(api, who.phone, { scene });
      return channel.codeOf(who.phone);
    },

    ops,
    opsAs,
    /** What operators do with one: `act('reject', id, '--reason', '…')`. Who approves does not pay. */
    act: (action: string, id: number, ...more: string[]) =>
      opsAs(
        ['pay', 'paid', 'fail'].includes(action) ? 'payer' : 'tester',
        ...['cash-out', action, '--id', String(id)],
        ...more,
      ),

    async wallet(who: Person) {
      const [row] = await api.query<{ available: number; frozen: number }>(
        `SELECT coalesce(max(balance) FILTER (WHERE code = 'available'), 0) AS available,
                coalesce(max(balance) FILTER (WHERE code = 'frozen'), 0) AS frozen FROM ledger_account WHERE owner_id = $1`,
        [who.accountId],
      );
      return row;
    },
    /** The lines of a cash-out in the ledger, such as `4 available -1000`. */
    lines: async (id: number) =>
      (
        await api.query<{ line: string }>(
          `SELECT t.kind || ' ' || a.code || ' ' || e.amount AS line FROM ledger_tx t
             JOIN ledger_entry e ON e.tx_id = t.id JOIN ledger_account a ON a.id = e.account_id
            WHERE t.biz_type = 'cash_out' AND t.biz_id = $1 ORDER BY t.id, e.amount, a.code`,
          [id],
        )
      ).map(({ line }) => line),
    /** Stops cash-outs for everybody, or lets them go on. */
    pause: (paused: boolean) =>
      api.query('UPDATE ledger_check SET paused_at = CASE WHEN $1 THEN now() END', [paused]),
  };
}

export type CashingOut = ReturnType<typeof cashOutFixture>;
