// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { AccountDialog } from '../../web/src/features/labels/accounts/AccountDialog.tsx';
import {
  editAccount,
  switchAccount,
  type Tested,
  testAccount,
} from '../../web/src/features/labels/accounts/accountFlows.ts';
import { type EditedAccount, newAccount } from '../../web/src/features/labels/accounts/accountForm.ts';
import {
  accountsText,
  accountEditorText as text,
} from '../../web/src/features/labels/accounts/accounts.text.ts';
import { takeNotices } from '../support/flows/notices.ts';
import { type Answers, answered, inTurn, recordingClient } from '../support/flows/recordingClient.ts';
import { testEditRecord } from '../support/flows/testEditRecord.tsx';
import { type } from '../support/viewTest.tsx';

const kept: EditedAccount = { ...newAccount, id: 7, courierId: 3, customerCode: 'K1', hasKey: true };
const codeField = () => screen.getByLabelText<HTMLInputElement>(text.customerCode, { exact: false });

testEditRecord('keeping an account at a courier', {
  build: editAccount,
  view: (editor) => <AccountDialog editor={editor} />,
  item: { ...kept, customerCode: '' },
  texts: text,
  changes: [{ customerCode: 'K2' }, { customerCode: ' ' }],
  fill: (change) => type(codeField(), change.customerCode ?? ''),
  stands: (form, change) => form.customerCode === change.customerCode,
  saysOf: (problems) => Object.values(problems),
  shows: (form) => expect(codeField().value).toBe(form.customerCode),
  answers: {
    ListAccountPlaces: {
      couriers: [{ __typename: 'Courier', id: 3, name: '圆通速递' }],
      sellerWarehouses: { __typename: 'SellerWarehousePage', list: [] },
    },
  },
});

describe('an account at a courier', () => {
  beforeEach(() => void takeNotices());

  function begun(item: EditedAccount, answers: Answers = {}) {
    const { client, sent } = recordingClient({ ListWaybillAccounts: { waybillAccounts: [] }, ...answers });
    const editor = createActor(editAccount(client)).start();
    editor.send({ type: 'editor.open', item });
    return { editor, sent };
  }
  const inputOf = (sent: readonly unknown[]) => (sent[0] as [string, { input: object }])[1].input;

  it('sends no secret that was not typed', async () => {
    const { editor, sent } = begun(kept, { SaveWaybillAccount: { saveWaybillAccount: null } });
    editor.send({ type: 'form.save' });
    await answered();
    expect(inputOf(sent)).toEqual({
      ...{ courierId: 3, warehouseId: null, platform: 'OTHER', customerCode: 'K1', customerName: '' },
      ...{ net: '', tbNet: '', code: '', checkMan: '', expType: '', payType: 'MONTHLY' },
      ...{ enabled: true, fallsBack: false },
    });
  });

  it('sends the secrets that were typed, and forgets them when the form closes', async () => {
    const { editor, sent } = begun(kept, { SaveWaybillAccount: { saveWaybillAccount: null } });
    editor.send({ type: 'form.edit', change: { customerKey: 'first', customerSecret: 'second' } });
    editor.send({ type: 'form.save' });
    await answered();
    expect(inputOf(sent)).toMatchObject({ customerKey: 'first', customerSecret: 'second' });
    expect(editor.getSnapshot().context.form).toMatchObject({ customerKey: '', customerSecret: '' });
  });

  it('is not saved without a courier and a code', () => {
    const { editor } = begun(newAccount);
    editor.send({ type: 'form.save' });
    expect(editor.getSnapshot().context.problems).toEqual({
      courierId: text.courierMissing,
      customerCode: text.customerCodeMissing,
    });
  });

  it('says at the courier that there is another one', async () => {
    const twin = {
      message: '该快递在这个仓库已有电子面单账号',
      path: ['saveWaybillAccount'],
      extensions: { errorKey: 'WAYBILL_ACCOUNT_EXISTS', data: { field: 'courierId' } },
    };
    const { editor } = begun(kept, { SaveWaybillAccount: inTurn([{ errors: [twin] }]) });
    editor.send({ type: 'form.save' });
    await answered();
    expect(editor.getSnapshot().context.problems).toEqual({ courierId: twin.message });
  });

  it.each<[string, object, Tested]>([
    [
      'has passed',
      { passed: true, msg: '', leftWaybillNo: null },
      { tone: 'success', words: accountsText.passed('圆通速递 K1') },
    ],
    [
      'has passed and left a waybill',
      { passed: true, msg: '', leftWaybillNo: 'YT1' },
      { tone: 'warning', words: accountsText.left('YT1') },
    ],
    [
      'has failed',
      { passed: false, msg: '电子面单余额不足', leftWaybillNo: null },
      { tone: 'danger', words: accountsText.failed('圆通速递 K1', '电子面单余额不足') },
    ],
  ])('whose test %s says so', async (_what, outcome, expected) => {
    const answer = { __typename: 'TestWaybillAccountPayload', account: null, ...outcome };
    const { client } = recordingClient({
      CheckWaybillAccount: { testWaybillAccount: answer },
      ListWaybillAccounts: { waybillAccounts: [] },
    });
    const told: Tested[] = [];
    const testing = createActor(testAccount((tested) => told.push(tested))(client)).start();
    testing.send({ type: 'action.run', subject: { id: 7, name: '圆通速递 K1' } });
    await answered();
    expect(told).toEqual([expected]);
  });

  it.each([
    [true, accountsText.enabled],
    [false, accountsText.disabled],
  ])('is switched on or off without a question: %s', async (enabled, words) => {
    const { client, sent } = recordingClient({
      SetWaybillAccountEnabled: { enableWaybillAccount: null },
      ListWaybillAccounts: { waybillAccounts: [] },
    });
    const switching = createActor(switchAccount(client)).start();
    switching.send({ type: 'action.run', subject: { id: 7, name: '圆通速递 K1', enabled } });
    await answered();
    expect(sent[0]).toEqual(['SetWaybillAccountEnabled', { id: 7, enabled }]);
    expect(takeNotices()).toEqual([['success', words]]);
  });
});
