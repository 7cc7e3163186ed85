import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approvalService } from '../../api/src/modules/approvals/approvals.service.ts';
import type { OperatorActor } from '../../api/src/shared/operatorActor.ts';
import { permissions as all, type Permission } from '../../api/src/shared/permissions.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { operatorWith } from '../support/operators.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ single: true });
});
afterAll(() => api.close());

/** Approvals of an action that counts how often it was done, in a table of the test's own. */
async function counting() {
  const { db } = api.database;
  const approvals = approvalService(db);
  const table = sql.identifier(`counted_${Math.random().toString(36).slice(2)}`);
  await db.execute(sql`CREATE TABLE ${table} (by_whom text, amount int CHECK (amount < 1000))`);
  approvals.register<{ amount: number }>({
    name: 'test.count',
    permission: 'money.adjust',
    transfersOf: () => [],
    async run(tx, { amount }, { asked, approved }) {
      await tx.execute(sql`INSERT INTO ${table} VALUES (${`${asked} ${approved.name}`}, ${amount})`);
    },
  });
  const asked = async (who: OperatorActor, amount = 5) =>
    db.transaction((tx) =>
      approvals.ask(
        tx,
        'test.count',
        { target: 'test:1', summary: '计数', payload: { amount }, amount, reason: '需要' },
        who,
      ),
    );
  const done = async () => (await db.execute(sql`SELECT * FROM ${table}`)).rows;
  return { approvals, asked, done };
}

async function actor(permissions: readonly Permission[] = all): Promise<OperatorActor> {
  const { operatorId, name } = await operatorWith(api, permissions);
  return {
    ...{ operatorId, name, displayName: '测试', sessionId: 0, address: '127.0.0.1' },
    ...{ permissions: new Set(permissions), provenUntil: null },
  };
}

describe('what takes two operators', () => {
  it('is done once another one approves, and recorded with both', async () => {
    const { approvals, asked, done } = await counting();
    const [first, second] = [await actor(), await actor()];
    const id = await asked(first);
    expect(await done()).toEqual([]);
    await approvals.decide({ id, approve: true }, second);
    expect(await done()).toEqual([{ by_whom: `${first.name} ${second.name}`, amount: 5 }]);
    const log = await api.query<{ action: string; operator: string }>(
      "SELECT action, operator FROM audit_log WHERE (detail->>'approval')::int = $1 ORDER BY id",
      [id],
    );
    expect(log).toEqual([
      { action: 'test.count ask', operator: first.name },
      { action: 'test.count approve', operator: second.name },
    ]);
  });

  it('is not decided by who asked, nor by who lacks the permission, nor twice', async () => {
    const { approvals, asked, done } = await counting();
    const [first, second] = [await actor(), await actor()];
    const id = await asked(first);
    const decide = (who: OperatorActor) => approvals.decide({ id, approve: true }, who);
    await expect(decide(first)).rejects.toMatchObject({ errorKey: 'APPROVAL_OWN' });
    await expect(decide(await actor(['approvals.read']))).rejects.toMatchObject({
      errorKey: 'NO_PERMISSION',
    });
    const ends = await Promise.allSettled([second, await actor(), await actor()].map(decide));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await done()).toHaveLength(1);
    await expect(decide(second)).rejects.toMatchObject({ errorKey: 'APPROVAL_STATE' });
  });

  it('waits on where it cannot be done', async () => {
    const { approvals, asked, done } = await counting();
    const [first, second] = [await actor(), await actor()];
    const id = await asked(first, 5_000);
    await expect(approvals.decide({ id, approve: true }, second)).rejects.toThrow();
    expect(await done()).toEqual([]);
    const { list } = await approvals.list({ page: 1, pageSize: 100, status: 1 }, second);
    expect(list.find((one) => one.id === id)).toMatchObject({ mayDecide: true, mayRevoke: false });
  });

  it('is refused with a reason, or taken back by who asked, and then done no more', async () => {
    const { approvals, asked, done } = await counting();
    const [first, second] = [await actor(), await actor()];
    const refused = await asked(first);
    await expect(approvals.decide({ id: refused, approve: false }, second)).rejects.toMatchObject({
      errorKey: 'BAD_PARAM',
    });
    await approvals.decide({ id: refused, approve: false, decision: '金额不对' }, second);
    const revoked = await asked(first);
    await expect(approvals.revoke(revoked, second)).rejects.toMatchObject({ errorKey: 'NO_PERMISSION' });
    await approvals.revoke(revoked, first);
    for (const id of [refused, revoked])
      await expect(approvals.decide({ id, approve: true }, second)).rejects.toMatchObject({
        errorKey: 'APPROVAL_STATE',
      });
    expect(await done()).toEqual([]);
  });
});
