// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { ErpDialog } from '../../web/src/features/erpAccounts/ErpDialog.tsx';
import {
  erpText,
  goodsText,
  editorText as text,
} from '../../web/src/features/erpAccounts/erpAccounts.text.ts';
import { editErp, pushErpGoods, retryErp } from '../../web/src/features/erpAccounts/erpFlows.ts';
import { type EditedErp, newErp } from '../../web/src/features/erpAccounts/erpForm.ts';
import { takeNotices } from '../support/flows/notices.ts';
import { type Answers, answered, inTurn, recordingClient } from '../support/flows/recordingClient.ts';
import { testEditRecord } from '../support/flows/testEditRecord.tsx';
import { type } from '../support/viewTest.tsx';

const kept: EditedErp = { id: 7, sid: 'S1', appKey: 'K1', shopNo: 'N1', warehouseNos: { 3: 'W1' } };
const sidField = () => screen.getByLabelText<HTMLInputElement>(text.sid, { exact: false });

testEditRecord('binding an account at an ERP', {
  build: editErp,
  view: (editor) => <ErpDialog editor={editor} />,
  item: { ...kept, sid: '' },
  texts: text,
  changes: [{ sid: 'S2' }, { sid: ' ' }],
  fill: (change) => type(sidField(), change.sid ?? ''),
  stands: (form, change) => form.sid === change.sid,
  saysOf: (problems) => Object.values(problems),
  shows: (form) => expect(sidField().value).toBe(form.sid),
  answers: {
    ListErpWarehouses: {
      sellerWarehouses: {
        __typename: 'SellerWarehousePage',
        list: [{ __typename: 'SellerWarehouse', id: 3, name: '义乌仓' }],
      },
    },
  },
});

describe('an account at an ERP', () => {
  beforeEach(() => void takeNotices());

  function begun(item: EditedErp, answers: Answers = {}) {
    const { client, sent } = recordingClient({ ListErpAccounts: { erpAccounts: [] }, ...answers });
    const editor = createActor(editErp(client)).start();
    editor.send({ type: 'editor.open', item });
    return { editor, sent };
  }

  it('is sent with the warehouses that have a number, and no secret that was not typed', async () => {
    const { editor, sent } = begun(kept, { SaveErpAccount: { saveErpAccount: null } });
    editor.send({ type: 'form.edit', change: { warehouseNos: { 3: ' W2 ', 4: ' ' } } });
    editor.send({ type: 'form.save' });
    await answered();
    expect(sent[0]).toEqual([
      'SaveErpAccount',
      {
        id: 7,
        input: {
          ...{ sid: 'S1', appKey: 'K1', shopNo: 'N1' },
          warehouses: [{ warehouseId: 3, warehouseNo: 'W2' }],
        },
      },
    ]);
  });

  it('forgets the secret that was typed when the form closes', async () => {
    const { editor, sent } = begun(kept, { SaveErpAccount: { saveErpAccount: null } });
    editor.send({ type: 'form.edit', change: { appSecret: 'typed' } });
    editor.send({ type: 'form.save' });
    await answered();
    expect((sent[0] as [string, { input: object }])[1].input).toMatchObject({ appSecret: 'typed' });
    expect(editor.getSnapshot().context.form.appSecret).toBe('');
  });

  it('is not sent before all of it is there', () => {
    const { editor, sent } = begun(newErp);
    editor.send({ type: 'form.save' });
    expect(editor.getSnapshot().context.problems).toEqual({
      ...{ sid: text.sidMissing, appKey: text.appKeyMissing, appSecret: text.appSecretMissing },
      ...{ shopNo: text.shopNoMissing, warehouses: text.warehousesMissing },
    });
    expect(sent).toEqual([]);
  });

  it.each([
    ['ERP_REFUSED', { field: 'sid' }, 'sid'],
    ['ERP_WAREHOUSE', {}, 'warehouses'],
    ['BAD_PARAM', { field: 'shopNo' }, 'shopNo'],
  ])('says %s at its field', async (errorKey, data, field) => {
    const refused = { message: '不对', path: ['saveErpAccount'], extensions: { errorKey, data } };
    const { editor } = begun(kept, { SaveErpAccount: inTurn([{ errors: [refused] }]) });
    editor.send({ type: 'form.save' });
    await answered();
    expect(editor.getSnapshot().context.problems).toEqual({ [field]: '不对' });
  });

  it('is tried again without a question', async () => {
    const { client, sent } = recordingClient({
      RetryErpAccount: { retryErpAccount: null },
      ListErpAccounts: { erpAccounts: [] },
    });
    const retrying = createActor(retryErp(client)).start();
    retrying.send({ type: 'action.run', subject: { id: 7, name: '旺店通 S1', pushedTrades: 0 } });
    await answered();
    expect(sent[0]).toEqual(['RetryErpAccount', { id: 7 }]);
    expect(takeNotices()).toEqual([['success', erpText.retried]]);
  });

  it.each([
    ['all goods that it has not', undefined],
    ['goods that are named', [3]],
  ])('is given %s without a question', async (_what, goodIds) => {
    const { client, sent } = recordingClient({
      PushErpGoods: { pushErpGoods: null },
      ListErpAccounts: { erpAccounts: [] },
    });
    const pushing = createActor(pushErpGoods(client)).start();
    pushing.send({ type: 'action.run', subject: { id: 7, ...(goodIds && { goodIds }) } });
    await answered();
    expect(sent[0]).toEqual(['PushErpGoods', { id: 7, ...(goodIds && { goodIds }) }]);
    expect(takeNotices()).toEqual([['success', goodsText.pushed]]);
  });
});
