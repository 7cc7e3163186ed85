import { beforeAll } from 'vitest';
import type { Answer, Person } from './api.ts';
import { caseFixture } from './caseFixture.ts';
import { decided, type Paid } from './issuingFixture.ts';

export type Deposit = {
  balance: number;
  minimum: number;
  lack: number;
  maxPayIn: number;
  maxTakeOut: number;
};

/** Suppliers whose deposits are topped up to so many fen, and everything that may be done about their parcels. */
export function depositFixture(minimum: number) {
  const casing = caseFixture();
  const { fixture } = casing;
  const setMinimum = (fen: number) =>
    fixture.query("UPDATE setting SET value = to_jsonb($1::bigint) WHERE key = 'depositMin'", [fen]);
  beforeAll(() => setMinimum(minimum));

  return {
    ...casing,
    setMinimum,

    /** A parcel of 400 fen whose shares are final: its supplier has 327 of it and its agent 20. */
    async final(): Promise<{ paid: Paid; seller: Person; agent: Person }> {
      const earned = await casing.earned();
      await casing.move(earned.paid, 50);
      await casing.settle();
      await casing.pass(earned.paid, 8);
      return earned;
    },

    deposit: async (who: Person): Promise<Deposit> => (await who.call<Deposit>('GET', '/deposit/mine')).data,

    payIn: (who: Person, amount: number, more: object = {}): Promise<Answer<Deposit>> =>
      decided<Deposit>(who, '/deposit/payIn', { amount, ...more }),

    takeOut: (who: Person, amount: number, more: object = {}): Promise<Answer<Deposit>> =>
      decided<Deposit>(who, '/deposit/takeOut', { amount, ...more }),

    /** Fen of an own recharge, which no row justifies. */
    recharge: ({ accountId }: Person, amount: number) =>
      fixture.query(
        `SELECT ledger_move(1::smallint, 'test', $1, gen_random_uuid()::text, '', ledger_account_of(0, 'test'), ledger_account_of($1, 'available'), $2)`,
        [accountId, amount],
      ),

    /** What a wallet shows of its lines, the oldest first: their kinds and amounts. */
    async lines(who: Person): Promise<string[]> {
      const { data } = await who.call<{ list: { typeText: string; amount: number }[] }>(
        'POST',
        '/userMoneyLogs/getUserMoneyLogsList',
        { pageSize: 100 },
      );
      return data.list.map(({ typeText, amount }) => `${typeText} ${amount}`).reverse();
    },
  };
}
