import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { operatorWith, type TestOperator } from '../support/operators.ts';
import { raceOn } from '../support/race.ts';

type Setting = { key: string; kind: string; value: string; initial: string; isDefault: boolean } & {
  minimum: number | null;
  maximum: number | null;
  choices: string[];
  changedBy: string | null;
};
type Change = { before: string | null; after: string | null; isReset: boolean; reason: string };

let api: TestApi;
let operator: TestOperator;
beforeAll(async () => {
  api = await startApi({ single: true });
  operator = await operatorWith(api, ['settings.read', 'settings.edit']);
});
afterAll(() => api.close());

const reason = '活动期间放宽';
const set = (key: string, value: string, was: string, who = operator) =>
  who.call<Setting>('PUT', '/console/settings/set', { key, value, was, reason });
const reset = (key: string, was: string) =>
  operator.call<Setting>('PUT', '/console/settings/reset', { key, was, reason });
async function shown(key: string) {
  const { data } = await operator.call<{ list: Setting[] }>('GET', '/console/settings');
  return data.list.find((setting) => setting.key === key);
}
async function history(key: string) {
  const { data } = await operator.call<{ list: Change[] }>('GET', `/console/settings/history?key=${key}`);
  return data.list.map(({ before, after, isReset, reason: why }) => ({ before, after, isReset, why }));
}

describe('settings at the console', () => {
  it('are shown with what they take, their bounds and their defaults', async () => {
    expect(await shown('payExpireMinutes')).toMatchObject({
      ...{ kind: 'integer', value: '30', initial: '30', isDefault: true, minimum: 1, maximum: 1440 },
      changedBy: null,
    });
    expect(await shown('shopFigures')).toMatchObject({ kind: 'choice', choices: ['fixed', 'true'] });
    expect([(await shown('auditGoods'))?.kind, (await shown('giftHosts'))?.kind]).toEqual([
      'boolean',
      'list',
    ]);
  });

  it('are changed within their bounds with a reason, and taken back; each change is recorded', async () => {
    expect((await set('maxUnpaid', '30', '20')).data).toMatchObject({
      ...{ value: '30', isDefault: false, changedBy: operator.name },
    });
    expect((await set('maxUnpaid', '"many"', '30')).data.errorKey).toBe('SETTING_VALUE');
    expect((await set('payExpireMinutes', '0', '30')).data.errorKey).toBe('SETTING_VALUE');
    for (const [key, value, was] of [
      ['maxRows', '0', '500'],
      ['minRecharge', '0', '1000'],
      ['minRecharge', '5000001', '1000'],
      ['maxRecharge', '999', '5000000'],
    ] as const)
      expect((await set(key, value, was)).data.errorKey, key).toBe('SETTING_VALUE');
    expect((await set('nothing', '1', '1')).data.errorKey).toBe('BAD_PARAM');
    expect((await reset('maxUnpaid', '30')).data).toMatchObject({ value: '20', isDefault: true });
    expect(await history('maxUnpaid')).toEqual([
      { before: '30', after: '20', isReset: true, why: reason },
      { before: '20', after: '30', isReset: false, why: reason },
    ]);
    const log = await api.query(
      `SELECT action, before, after, reason FROM audit_log WHERE operator = $1 AND target = 'maxUnpaid' ORDER BY id`,
      [operator.name],
    );
    expect(log).toEqual([
      { action: 'setting set', before: { value: 20 }, after: { value: 30 }, reason },
      { action: 'setting reset', before: { value: 30 }, after: { value: 20 }, reason },
    ]);
  });

  it('keep a text that is JSON by itself a text', async () => {
    expect((await set('shopFigures', 'true', '"fixed"')).data).toMatchObject({ value: '"true"' });
    expect(await history('shopFigures')).toMatchObject([{ before: '"fixed"', after: '"true"' }]);
    await reset('shopFigures', '"true"');
  });

  it('are changed by one of two operators who saw the same', async () => {
    const other = await operatorWith(api, ['settings.edit']);
    await raceOn(api.query)(
      async () => (await shown('maxRows'))?.value ?? '',
      (was) => [
        async () => (await set('maxRows', String(Number(was) + 1), was)).data.errorKey ?? 'set',
        async () => (await set('maxRows', String(Number(was) + 2), was, other)).data.errorKey ?? 'set',
      ],
      async (_, answers) => expect(answers.toSorted()).toEqual(['SETTING_CHANGED', 'set']),
    );
  });
});
