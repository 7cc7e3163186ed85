// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { pastedFrom } from '../../web/src/console/cashOuts/readAnswersFile.ts';
import { readBankAnswers } from '../../web/src/console/cashOuts/readBankAnswers.ts';
import { RemoveWordDialog } from '../../web/src/console/goodsAudit/ForbiddenWordsPage.tsx';
import { addWord, removeWord } from '../../web/src/console/goodsAudit/forbiddenWords.ts';
import { wordsText } from '../../web/src/console/goodsAudit/goodsAudit.text.ts';
import { exportList } from '../../web/src/console/list/exportList.ts';
import { exportText, removingText, savingText } from '../../web/src/console/list/list.text.ts';
import { SaveViewForm } from '../../web/src/console/list/SaveViewDialog.tsx';
import { removeView, saveView } from '../../web/src/console/list/savedViews.ts';
import { RemoveViewDialog } from '../../web/src/console/list/ViewsMenu.tsx';
import { uploadSession } from '../../web/src/lib/uploadSession.ts';
import { takeNotices } from '../support/flows/notices.ts';
import { answered, recordingClient } from '../support/flows/recordingClient.ts';
import { testConfirmAction } from '../support/flows/testConfirmAction.tsx';
import { testEditRecord } from '../support/flows/testEditRecord.tsx';
import { press, type } from '../support/viewTest.tsx';

testConfirmAction('the removal of kept filters', {
  build: removeView,
  view: (actor) => <RemoveViewDialog actor={actor} />,
  subject: { id: 3, name: '待发货', isShared: true },
  texts: removingText,
  question: removingText.question('待发货', true),
  sends: ['RemoveView', { id: 3 }],
  answers: { RemoveView: { removeView: 3 } },
  done: removingText.done('待发货'),
});

const name = () => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${savingText.name}`));
const share = () => screen.getByRole<HTMLInputElement>('checkbox', { name: savingText.share });
testEditRecord('the keeping of filters', {
  build: saveView,
  view: (actor) => <SaveViewForm actor={actor} mayShare />,
  item: { list: 'ORDERS', search: '?status=PAID' },
  texts: savingText,
  changes: [{ name: '待发货' }, { isShared: true }],
  fill: (change) => (change.name === undefined ? press(share()) : type(name(), change.name)),
  stands: (form, change) =>
    change.name === undefined ? form.isShared === change.isShared : form.name === change.name,
  saysOf: ({ name: words }) => (words ? [words] : []),
  shows: (form) => expect([name().value, share().checked]).toEqual([form.name, form.isShared]),
});

testConfirmAction('the removal of a forbidden word', {
  build: removeWord,
  view: (actor) => <RemoveWordDialog actor={actor} />,
  subject: { id: 8, word: '最高级' },
  texts: { ...wordsText, title: wordsText.removeTitle },
  question: wordsText.question('最高级'),
  sends: ['RemoveForbiddenWord', { id: 8 }],
  answers: { RemoveForbiddenWord: { removeForbiddenWord: 8 } },
  done: wordsText.removed('最高级'),
});

it('a forbidden word is added at once, and the field is empty then', async () => {
  takeNotices();
  const { client, sent } = recordingClient({
    AddForbiddenWord: { addForbiddenWord: { __typename: 'ForbiddenWord', id: 8, word: '最高级' } },
  });
  const onAdded = vi.fn();
  const actor = createActor(addWord(client, onAdded)).start();
  actor.send({ type: 'action.run', subject: { word: '最高级' } });
  actor.send({ type: 'action.run', subject: { word: '最高级' } });
  await answered();
  expect([sent, onAdded.mock.calls.length]).toEqual([[['AddForbiddenWord', { word: '最高级' }]], 1]);
  expect(takeNotices()).toEqual([['success', wordsText.added('最高级')]]);
});

describe('a list that is exported', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is asked for by its filter, and its file by the ticket alone', async () => {
    takeNotices();
    const fetched = vi.fn(
      async () => new Response('PK', { headers: { 'content-type': 'application/xlsx' } }),
    );
    vi.stubGlobal('fetch', fetched);
    vi.spyOn(uploadSession(), 'token').mockReturnValue('t');
    const { client, sent } = recordingClient({
      ExportList: { exportList: { __typename: 'ListExport', ticket: 'v1.a/b', fileName: '订单.xlsx' } },
    });
    const actor = createActor(exportList(client)).start();
    actor.send({ type: 'action.run', subject: { orders: { accountId: 5 } } });
    await vi.waitFor(() => expect(takeNotices()).toEqual([['success', exportText.done]]));
    expect(sent).toEqual([['ExportList', { input: { orders: { accountId: 5 } } }]]);
    expect(fetched.mock.calls).toMatchObject([['/api/v1/console/files/list?ticket=v1.a%2Fb', {}]]);
  });
});

it('a bank’s spreadsheet is read as its cells would be pasted', () => {
  const rows = [
    { texts: ['提现单号', '转账金额（元）', '结果', '转账单号', '失败原因'] },
    { texts: ['T1', '99.4', '成功', 'A\n1', ''] },
  ];
  expect(readBankAnswers(pastedFrom(rows))).toEqual({
    rows: [{ cashOutNo: 'T1', amount: 9_940, paid: true, transferNo: 'A 1' }],
  });
});
