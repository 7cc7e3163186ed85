import { describe, expect, it } from 'vitest';
import { cashOutFixture } from '../support/cashOutFixture.ts';
import { operatorWith, type TestOperator } from '../support/operators.ts';

const fixture = cashOutFixture();

const set = (who: TestOperator, value: string, was: string, reason = '与银行的协议已签') =>
  who
    .call('PUT', '/console/settings/set', { key: 'custody', value, was: JSON.stringify(was), reason })
    .then(({ code, data }) => data.errorKey ?? code);

describe('the custody of money', () => {
  it('takes a second factor that was just shown, and is in the log with what it was', async () => {
    const api = fixture.api();
    const who = await operatorWith(api, ['settings.edit', 'settings.read']);
    await api.query('UPDATE operator_session SET proven_until = NULL WHERE operator_id = $1', [
      who.operatorId,
    ]);
    expect(await set(who, 'resale', 'licensed')).toBe('PROOF_STALE');
    await api.query(
      "UPDATE operator_session SET proven_until = now() + interval '5 minutes' WHERE operator_id = $1",
      [who.operatorId],
    );
    expect(await set(who, 'resale', 'unset')).toBe('SETTING_CHANGED');
    expect(await set(who, 'resale', 'licensed')).toBe(0);
    expect(await set(who, 'licensed', 'resale')).toBe(0);
    const { data } = await who.call<{ list: object[] }>('GET', '/console/settings/history?key=custody');
    expect(data.list).toMatchObject([
      { before: '"resale"', after: '"licensed"', operator: who.name },
      { before: '"licensed"', after: '"resale"' },
    ]);
  });

  it('lets nothing be paid out while it is unset, and what is being paid end', async () => {
    const api = fixture.api();
    const [one, other] = [await fixture.earner({ income: 20_000 }), await fixture.earner({ income: 20_000 })];
    const ids = await Promise.all(
      [one, other].map(async (who) => (await fixture.create(who, 10_000)).data.id),
    );
    const [approver, payer] = [await operatorWith(api), await operatorWith(api)];
    for (const id of ids) await approver.call('POST', '/console/cashOuts/approve', { id });
    const batch = (id: number | undefined) =>
      payer
        .call('POST', '/console/cashOuts/batches/create', { ids: [id] })
        .then(({ code, data }) => data.errorKey ?? code);
    expect(await batch(ids[0])).toBe(0);
    await api.query("DELETE FROM setting WHERE key = 'custody'");
    try {
      expect(await batch(ids[1])).toBe('CUSTODY_UNSET');
      expect(await fixture.act('pay', Number(ids[1])).catch(String)).toContain('资金托管');
      const paid = await payer.call('POST', '/console/cashOuts/paid', {
        id: ids[0],
        transferNo: 'T202611280001',
      });
      expect(paid.code).toBe(0);
    } finally {
      await api.query(`INSERT INTO setting (key, value) VALUES ('custody', '"licensed"')`);
    }
    expect(await batch(ids[1])).toBe(0);
  });
});
