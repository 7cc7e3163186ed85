import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balanceAdjustments } from '../../api/src/db/schema/index.ts';
import type { Permission } from '../../api/src/shared/permissions.ts';
import { type Person, startApi, type TestApi } from '../support/api.ts';
import { brokenInvariants } from '../support/invariants.ts';
import { operatorWith, type TestOperator } from '../support/operators.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => {
  expect(await brokenInvariants(api)).toEqual([]);
  await api.close();
});

type Outcome = {
  adjustment: { id: number; approvedBy: string | null } | null;
  approvalId: number | null;
  balance: number;
};
const MONEY: Permission[] = ['money.read', 'money.adjust', 'money.compensate', 'approvals.read'];

/** An operator who moves so much alone, at a time and in a day. */
async function operator(caseFen = 20_000, dayFen = 200_000, permissions = MONEY): Promise<TestOperator> {
  const who = await operatorWith(api, permissions);
  await api.query(
    `UPDATE operator_role SET adjust_case_fen = $2, adjust_day_fen = $3 WHERE id IN
       (SELECT role_id FROM operator_role_member WHERE operator_id = $1)`,
    [who.operatorId, caseFen, dayFen],
  );
  return who;
}
const compensate = (who: TestOperator, { accountId }: Person, amount: number, more: object = {}) =>
  who.call<Outcome>('POST', '/console/adjustments/compensate', {
    ...{ accountId, amount, reason: '快递丢件赔付', clientNo: randomUUID(), ...more },
  });
const adjust = (who: TestOperator, { accountId }: Person, amount: number, more: object = {}) =>
  who.call<Outcome>('POST', '/console/adjustments/adjust', {
    ...{ accountId, kind: 12, amount, reason: '重复扣款退回', clientNo: randomUUID(), ...more },
  });
const decide = (who: TestOperator, id: number, approve = true) =>
  who.call('POST', '/console/approvals/decide', { id, approve, decision: approve ? '' : '金额不对' });
const balanceOf = async ({ accountId }: Person) =>
  (
    await api.query<{ balance: number }>(
      "SELECT coalesce(sum(balance), 0)::bigint AS balance FROM ledger_account WHERE owner_id = $1 AND code = 'available'",
      [accountId],
    )
  )[0]?.balance;
const madeFor = ({ accountId }: Person) =>
  api.query<{ kind: number; amount: number }>(
    'SELECT kind, amount FROM balance_adjustment WHERE account_id = $1 ORDER BY id',
    [accountId],
  );

describe('an adjustment', () => {
  it('moves money through the ledger, tells the account why and is recorded', async () => {
    const [finance, buyer] = [await operator(), await api.buyer()];
    const before = Number(await balanceOf(buyer));
    const { data } = await compensate(finance, buyer, 3_000);
    expect(data).toMatchObject({
      adjustment: { approvedBy: null },
      approvalId: null,
      balance: before + 3_000,
    });
    const { data: logs } = await buyer.call<{ list: object[] }>(
      'POST',
      '/userMoneyLogs/getUserMoneyLogsList',
      {
        type: 14,
      },
    );
    expect(logs.list).toMatchObject([
      { type: 14, typeText: '赔付', amount: 3_000, title: '赔付：快递丢件赔付', bizNo: null },
    ]);
    const told = await api.query('SELECT title, detail, link FROM person_notice WHERE account_id = $1', [
      buyer.accountId,
    ]);
    expect(told).toEqual([
      { title: '赔付到账', detail: '赔付已入账 ¥30.00：快递丢件赔付。', link: '/buyer/wallet' },
    ]);
    const log = await api.query(
      "SELECT operator, before, after, reason FROM audit_log WHERE action = 'balance compensate' AND target = $1",
      [`account:${buyer.accountId}`],
    );
    expect(log).toEqual([
      {
        ...{ operator: finance.name, reason: '快递丢件赔付' },
        ...{ before: { balance: before }, after: { balance: before + 3_000 } },
      },
    ]);
  });

  it('is made once, however often it is sent', async () => {
    const [finance, buyer] = [await operator(), await api.buyer()];
    const clientNo = randomUUID();
    const all = await Promise.all(
      Array.from({ length: 5 }, () => compensate(finance, buyer, 500, { clientNo })),
    );
    expect(new Set(all.map(({ data }) => data.adjustment?.id)).size).toBe(1);
    expect(await madeFor(buyer)).toEqual([{ kind: 14, amount: 500 }]);
    expect((await compensate(finance, buyer, 501, { clientNo })).data).toMatchObject({
      errorKey: 'IDEMPOTENCY_CONFLICT',
    });
    const asked = randomUUID();
    const above = await Promise.all(
      Array.from({ length: 3 }, () => compensate(finance, buyer, 90_000, { clientNo: asked })),
    );
    expect(new Set(above.map(({ data }) => data.approvalId)).size).toBe(1);
  });

  it('moves nothing of a balance that is not as it was shown, also with several operators at once', async () => {
    const buyer = await api.buyer();
    const balance = Number(await balanceOf(buyer));
    const all = await Promise.all(Array.from({ length: 4 }, () => operator()));
    const answers = await Promise.all(all.map((who) => compensate(who, buyer, 700, { balance })));
    const now = { balance: balance + 700, free: balance + 700 };
    expect(answers.filter(({ code }) => code !== 0).map(({ data }) => data)).toEqual(
      Array(3).fill({ errorKey: 'BALANCE_CHANGED', ...now }),
    );
    expect(await madeFor(buyer)).toEqual([{ kind: 14, amount: 700 }]);
    const [who] = all;
    if (!who) throw new Error('nobody');
    const taken = await adjust(who, buyer, -now.free - 1, { balance: now.balance });
    expect(taken.data).toEqual({ errorKey: 'ADJUST_SHORT', ...now });
    expect((await adjust(who, buyer, -300, { balance: now.balance })).data.balance).toBe(balance + 400);
  });

  it('that is sent again is the same one, whatever the balance is since', async () => {
    const [who, buyer] = [await operator(), await api.buyer()];
    const same = { balance: Number(await balanceOf(buyer)), clientNo: randomUUID() };
    const { data } = await compensate(who, buyer, 900, same);
    expect((await compensate(who, buyer, 900, same)).data).toEqual(data);
    expect(await madeFor(buyer)).toHaveLength(1);
  });

  it('waits for a second operator above the limit of a case, who does it', async () => {
    const [first, second, buyer] = [await operator(), await operator(), await api.buyer()];
    const before = Number(await balanceOf(buyer));
    const { data } = await compensate(first, buyer, 50_000);
    expect(data).toMatchObject({ adjustment: null, balance: before });
    const id = Number(data.approvalId);
    await api.query("UPDATE account SET nick_name = '橙子批发' WHERE id = $1", [buyer.accountId]);
    const waiting = await second.call<{ list: { id: number }[] }>('GET', '/console/approvals?status=1');
    expect(waiting.data.list.find((each) => each.id === id)).toMatchObject({
      ...{ target: `account:${buyer.accountId}`, targetText: `账号 ${buyer.accountId}` },
      ...{ accountName: '橙子批发', amount: 50_000, mayDecide: true },
      transfers: [{ from: '平台收入', to: '买家 橙子批发', amount: 50_000 }],
    });
    expect((await decide(first, id)).data).toMatchObject({ errorKey: 'APPROVAL_OWN' });
    expect(
      (await decide(await operator(0, 0, ['approvals.read', 'money.compensate']), id)).data,
    ).toMatchObject({
      errorKey: 'NO_PERMISSION',
    });
    expect((await decide(second, id)).code).toBe(0);
    expect((await decide(second, id)).data).toMatchObject({ errorKey: 'APPROVAL_STATE' });
    expect(await balanceOf(buyer)).toBe(before + 50_000);
    const { data: page } = await first.call<{ list: object[] }>(
      'GET',
      `/console/adjustments?accountId=${buyer.accountId}`,
    );
    expect(page.list).toMatchObject([
      { kind: 14, amount: 50_000, operator: first.name, approvedBy: second.name },
    ]);
  });

  it('that is refused by the second operator is not made', async () => {
    const [first, second, buyer] = [await operator(), await operator(), await api.buyer()];
    const { data } = await compensate(first, buyer, 50_000);
    await decide(second, Number(data.approvalId), false);
    expect(await madeFor(buyer)).toEqual([]);
  });

  it('stays within the budget of a day of its operator, also where many are made at once', async () => {
    const finance = await operator(1_000, 5_000);
    // Each of somebody else: so that no wallet makes them wait for each other.
    const buyers = await Promise.all(Array.from({ length: 12 }, () => api.buyer()));
    const all = await Promise.all(buyers.map((buyer) => compensate(finance, buyer, 1_000)));
    expect(all.filter(({ data }) => data.adjustment)).toHaveLength(5);
    expect(all.filter(({ data }) => data.approvalId)).toHaveLength(7);
    expect((await Promise.all(buyers.map(madeFor))).flat()).toHaveLength(5);
    const { data: terms } = await finance.call(
      'GET',
      `/console/adjustments/compensateTerms?accountId=${buyers[0]?.accountId}`,
    );
    expect(terms).toMatchObject({ caseLimit: 1_000, dayLeft: 0, phone: expect.stringContaining('******') });
  });

  it('counts what a second operator approved in nobody’s budget', async () => {
    const [first, second, buyer] = [await operator(1_000, 1_000), await operator(), await api.buyer()];
    const { data } = await compensate(first, buyer, 2_000);
    await decide(second, Number(data.approvalId));
    expect((await compensate(first, buyer, 1_000)).data.adjustment).not.toBeNull();
  });

  it('takes no more than what is free in the wallet, also where two take at once', async () => {
    const [one, two, buyer] = [await operator(), await operator(), await api.buyer()];
    const before = Number(await balanceOf(buyer));
    if (before > 0) throw new Error('the wallet is not empty');
    await compensate(one, buyer, 1_000);
    expect((await adjust(one, buyer, -1_001)).data).toMatchObject({ errorKey: 'ADJUST_SHORT' });
    const taken = await Promise.all([
      adjust(one, buyer, -600),
      adjust(two, buyer, -600, { kind: 13, reason: '超重运费补收' }),
    ]);
    expect(taken.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(await balanceOf(buyer)).toBe(400);
    expect((await adjust(one, buyer, 100, { kind: 13 })).code).not.toBe(0);
  });

  it('that is approved when the money is gone waits on', async () => {
    const [first, second, buyer] = [await operator(100, 100), await operator(), await api.buyer()];
    await compensate(second, buyer, 1_000);
    const { data } = await adjust(first, buyer, -800);
    await adjust(second, buyer, -500);
    expect((await decide(second, Number(data.approvalId))).data).toMatchObject({ errorKey: 'ADJUST_SHORT' });
    expect(await balanceOf(buyer)).toBe(500);
  });

  it('is about an order of the account alone, and needs a reason and an account that is open', async () => {
    const [finance, buyer] = [await operator(), await api.buyer()];
    expect((await compensate(finance, buyer, 100, { number: 'NONE-1' })).data).toMatchObject({
      errorKey: 'ADJUST_NUMBER',
    });
    expect((await compensate(finance, buyer, 100, { reason: '短' })).data).toMatchObject({
      errorKey: 'BAD_PARAM',
    });
    await api.query('UPDATE account SET status = 4 WHERE id = $1', [buyer.accountId]);
    expect((await compensate(finance, buyer, 100)).data).toMatchObject({ errorKey: 'ADJUST_CLOSED' });
    expect(await madeFor(buyer)).toEqual([]);
  });

  it('is a compensation alone for who may not adjust', async () => {
    const service = await operator(5_000, 30_000, ['money.compensate']);
    const buyer = await api.buyer();
    expect((await compensate(service, buyer, 5_000)).data.adjustment).not.toBeNull();
    expect((await adjust(service, buyer, 100)).data).toMatchObject({ errorKey: 'NO_PERMISSION' });
  });

  it('counts as income of a supplier, and not of a buyer', async () => {
    const [finance, buyer, seller] = [await operator(), await api.buyer(), await api.seller()];
    const withdrawable = async ({ accountId }: Person) =>
      (await api.query<{ fen: number }>('SELECT income_of($1) AS fen', [accountId]))[0]?.fen;
    for (const who of [buyer, seller]) await adjust(finance, who, 700);
    expect([await withdrawable(buyer), await withdrawable(seller)]).toEqual([0, 700]);
  });

  it('is never changed', async () => {
    const [finance, buyer] = [await operator(), await api.buyer()];
    await compensate(finance, buyer, 100);
    await expect(api.database.db.update(balanceAdjustments).set({ amount: 1 })).rejects.toThrow();
    expect(await madeFor(buyer)).toEqual([{ kind: 14, amount: 100 }]);
  });
});
