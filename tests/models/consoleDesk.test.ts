import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type DecideSubject, decideApproval } from '../../web/src/console/approvals/decideApproval.ts';
import { editOperator, type GivenPassword } from '../../web/src/console/operators/editOperator.ts';
import { groupedPermissions } from '../../web/src/console/operators/permissionGroups.ts';
import { editSetting } from '../../web/src/console/settings/editSetting.ts';
import {
  jsonOf,
  type Setting,
  shownBounds,
  shownValue,
  typedValue,
} from '../../web/src/console/settings/settingValue.ts';
import { takeNotices } from '../support/flows/notices.ts';
import { answered, recordingClient } from '../support/flows/recordingClient.ts';

const setting = (
  key: string,
  kind: Setting['kind'],
  value: string,
  more: Partial<Setting> = {},
): Setting => ({
  ...{ key, kind, value, initial: value, isDefault: true, choices: [] },
  ...{ minimum: null, maximum: null, changedAt: null, changedBy: null },
  ...more,
});

describe('an operator that is added', () => {
  it('needs a name, a person’s name and a role, and has a password that is handed on once', async () => {
    const { client, sent } = recordingClient({
      CreateOperator: { createOperator: { operator: { id: 7 }, password: 'abc' } },
    });
    const given: GivenPassword[] = [];
    const actor = createActor(editOperator(client)).start();
    const onPassword = (one: GivenPassword) => void given.push(one);
    const item = { id: null, name: '', displayName: '', roleIds: [], isEnabled: true, onPassword };
    actor.send({ type: 'editor.open', item });
    actor.send({ type: 'form.save' });
    expect(Object.keys(actor.getSnapshot().context.problems)).toEqual(['name', 'displayName', 'roleIds']);
    actor.send({ type: 'form.edit', change: { name: 'new.one', displayName: ' 新人 ', roleIds: [2] } });
    actor.send({ type: 'form.save' });
    await answered();
    expect(sent).toEqual([
      ['CreateOperator', { input: { name: 'new.one', displayName: '新人', roleIds: [2] } }],
    ]);
    expect([actor.getSnapshot().value, given.map(({ password }) => password)]).toEqual(['closed', ['abc']]);
  });
});

describe('what another operator has asked for', () => {
  const subject: DecideSubject = {
    ...{ id: 3, summary: '调账', amount: 500, transfers: [], step: 'refuse', decision: '' },
  };

  it('is refused with a reason alone', async () => {
    const { client, sent } = recordingClient({ DecideApproval: { decideApproval: true } });
    const actor = createActor(decideApproval(client)).start();
    actor.send({ type: 'action.ask', subject });
    actor.send({ type: 'action.confirm' });
    expect([actor.getSnapshot().value, sent]).toEqual(['confirming', []]);
    actor.send({ type: 'subject.edit', change: { decision: '凭证与金额不符' } });
    actor.send({ type: 'action.confirm' });
    await answered();
    const input = { approve: false, decision: '凭证与金额不符' };
    expect(sent).toEqual([['DecideApproval', { id: 3, input }]]);
    expect(takeNotices()).toEqual([['success', '已驳回']]);
  });

  it('is approved without one, and taken back by who asked', async () => {
    const { client, sent } = recordingClient({
      DecideApproval: { decideApproval: true },
      RevokeApproval: { revokeApproval: true },
    });
    const actor = createActor(decideApproval(client)).start();
    for (const step of ['approve', 'revoke'] as const) {
      actor.send({ type: 'action.ask', subject: { ...subject, step } });
      actor.send({ type: 'action.confirm' });
      await answered();
    }
    expect(sent).toEqual([
      ['DecideApproval', { id: 3, input: { approve: true, decision: '' } }],
      ['RevokeApproval', { id: 3 }],
    ]);
    takeNotices();
  });
});

describe('a setting', () => {
  const fee = setting('minRecharge', 'INTEGER', '1000', { minimum: 100, maximum: 5000 });

  it('is typed in yuan where it is an amount, and sent in fen with what was shown', async () => {
    const { client, sent } = recordingClient({ SetSetting: { setSetting: { key: 'minRecharge' } } });
    const actor = createActor(editSetting(client)).start();
    actor.send({ type: 'editor.open', item: { setting: fee, start: fee.value } });
    expect(actor.getSnapshot().context.form.typed).toBe('10');
    actor.send({ type: 'form.save' });
    expect(Object.keys(actor.getSnapshot().context.problems)).toEqual(['typed', 'reason']);
    actor.send({ type: 'form.edit', change: { typed: '20.5', reason: '活动期间放宽' } });
    actor.send({ type: 'form.save' });
    await answered();
    const input = { value: '2050', was: '1000', reason: '活动期间放宽' };
    expect(sent).toEqual([['SetSetting', { key: 'minRecharge', input }]]);
    takeNotices();
  });

  it('is told out of its bounds before it is sent', () => {
    expect(['0.99', '50.01', 'x', '1.005', '50'].map((typed) => jsonOf(fee, typed))).toEqual([
      ...[null, null, null, null],
      '5000',
    ]);
    expect(shownBounds(fee)).toBe('¥1.00 到 ¥50.00');
  });

  it('is shown and typed as what it is', () => {
    const hosts = setting('giftHosts', 'LIST', '["a.cn","b.cn"]');
    expect([typedValue(hosts, hosts.value), jsonOf(hosts, 'a.cn\n c.cn '), jsonOf(hosts, '')]).toEqual([
      ...['a.cn\nb.cn', '["a.cn","c.cn"]', '[]'],
    ]);
    const softwares = setting('softwares', 'LIST', '[{"id":1,"name":"橙仓打单"}]');
    expect(jsonOf(softwares, typedValue(softwares, softwares.value))).toBe(softwares.value);
    expect(jsonOf(softwares, '[{')).toBeNull();
    const shown = [
      shownValue(setting('auditGoods', 'BOOLEAN', 'true'), 'true'),
      shownValue(setting('shopFigures', 'CHOICE', '"true"'), '"true"'),
      shownValue(setting('cashOutFeeRate', 'INTEGER', '60'), '60'),
      shownValue(setting('old_url', 'TEXT', '""'), '""'),
    ];
    expect(shown).toEqual(['打开', '真实数据', '0.6%', '（空）']);
  });
});

it('permissions stand together by what they are about', () => {
  expect(groupedPermissions(['cases.decide', 'orders.act', 'cases.read', 'unknown.thing'])).toEqual([
    { group: '订单与包裹', permissions: ['orders.act'] },
    { group: '售后纠纷', permissions: ['cases.read', 'cases.decide'] },
  ]);
});
