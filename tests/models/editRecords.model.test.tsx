// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { ReviewDialog } from '../../web/src/features/orders/ReviewDialog.tsx';
import { MAX_REVIEW, reviewText } from '../../web/src/features/orders/reviewOrder.text.ts';
import { reviewOrder } from '../../web/src/features/orders/reviewOrder.ts';
import { MarkUpDialog } from '../../web/src/features/promotion/MarkUpDialog.tsx';
import { editMarkUp } from '../../web/src/features/promotion/markUpActions.ts';
import {
  amountProblemText,
  markUpDialogText,
  membersNamed,
} from '../../web/src/features/promotion/markUps.text.ts';
import { NewStockDialog } from '../../web/src/features/stock/NewStockDialog.tsx';
import { StockEditorDialog } from '../../web/src/features/stock/StockEditorDialog.tsx';
import { editorText, newStockText, stockProblemText } from '../../web/src/features/stock/stock.text.ts';
import { editStock, newStock } from '../../web/src/features/stock/stockFlows.ts';
import { blankStock } from '../../web/src/features/stock/stockForm.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { takeNotices } from '../support/flows/notices.ts';
import { answered, inTurn, recordingClient } from '../support/flows/recordingClient.ts';
import { testEditRecord } from '../support/flows/testEditRecord.tsx';
import { choose, press, type } from '../support/viewTest.tsx';
import { subject as markUpSubject, members } from './markUps.samples.ts';
import { stock } from './stock.samples.ts';

const pieces = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: false });
const editedPieces = () => pieces(editorText.pieces.set);
const current = { ...stock, quantity: 25, available: 21, warnQuantity: 5, version: 4 };
/** What is written in the table that lays the two side by side. */
const compared = () =>
  within(screen.getByRole('table'))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

testEditRecord('changing the pieces of a row', {
  build: editStock,
  view: (editor) => <StockEditorDialog editor={editor} />,
  item: stock,
  texts: editorText,
  changes: [{ pieces: '7' }, { pieces: '3' }],
  fill: (change) => type(editedPieces(), change.pieces ?? ''),
  stands: (form, change) => form.pieces === change.pieces,
  saysOf: (problems) =>
    [problems.pieces, problems.form].flatMap((problem) => stockProblemText(problem) ?? []),
  shows: (form) => expect(editedPieces().value).toBe(form.pieces),
  conflict: {
    answer: { output: refusal('CHANGED_MEANWHILE', '内容已被修改，请核对后重试', { current }) },
    save: (form) => editorText.overwrite(form.pieces),
    shows: (form) => {
      expect(screen.getByText(editorText.changedTitle, { exact: false })).toBeDefined();
      expect(compared()).toEqual(['10', '25', form.pieces, '2', '5', form.warn]);
      expect(screen.queryByText(editorText.save)).toBeNull();
    },
  },
});

const good = { id: 5, name: '棉袜', goodsNo: 'G5', pic: '' };

testEditRecord('beginning a row of stock', {
  build: newStock,
  view: (actor) => <NewStockDialog actor={actor} />,
  item: blankStock,
  texts: newStockText,
  changes: [{ good, warehouseId: 2, pieces: '8' }],
  fill: (change) => {
    press(within(screen.getByLabelText(newStockText.found)).getByText(good.name));
    choose(newStockText.warehouse, '一号仓');
    type(pieces(newStockText.pieces), change.pieces ?? '');
  },
  // What is chosen already is not chosen again.
  stands: (form) => form.good !== null,
  saysOf: ({ good: noGood }) =>
    noGood ? [newStockText.goodHint, newStockText.chooseWarehouse, '请填写数量'] : [],
  shows: (form) => {
    expect(pieces(newStockText.pieces).value).toBe(form.pieces);
    expect(screen.queryByText(newStockText.change) !== null).toBe(form.good !== null);
  },
  answers: {
    ListStockGoods: {
      sellerGoods: { __typename: 'SellerGoodPage', total: 1, list: [{ __typename: 'SellerGood', ...good }] },
    },
    ListStockWarehouses: {
      sellerWarehouses: { list: [{ __typename: 'SellerWarehouse', id: 2, name: '一号仓' }] },
    },
  },
});

const reviewed = { id: 7, orderNo: 'D1', goodName: '毛绒小熊公仔 25cm' };
const star = (score: number) =>
  screen.getByLabelText<HTMLInputElement>(reviewText.star(score, reviewText.scores[score - 1] ?? ''));
const reviewWords = () => screen.getByLabelText<HTMLTextAreaElement>(reviewText.text);

testEditRecord('the review of an order', {
  build: reviewOrder,
  view: (actor) => <ReviewDialog actor={actor} />,
  item: reviewed,
  texts: reviewText,
  changes: [{ score: 4 }, { text: '很快' }],
  fill: (change) => (change.score ? press(star(change.score)) : type(reviewWords(), change.text ?? '')),
  // A star that is lit cannot be chosen again, nor can the same words be typed.
  stands: (form, change) => form.score === change.score || form.text === change.text,
  saysOf: ({ score }) => (score ? [score] : []),
  shows: (form) => {
    const about = screen.getByText(`${reviewed.goodName} ·`, { exact: false });
    expect(about.textContent).toContain(reviewed.orderNo);
    expect([star(4).checked, star(5).checked, reviewWords().value]).toEqual([
      ...[form.score === 4, false, form.text],
    ]);
  },
});

describe('the review of an order', () => {
  const ORDER_STATE = {
    errors: [{ message: '订单状态已变化', path: ['reviewOrder'], extensions: { errorKey: 'ORDER_STATE' } }],
  };
  function opened(answers: (object | 'lost')[]) {
    const { client, sent } = recordingClient({ ReviewOrder: inTurn(answers) });
    const actor = createActor(reviewOrder(client)).start();
    actor.send({ type: 'editor.open', item: reviewed });
    takeNotices();
    return { actor, sent };
  }

  it('requires the stars before anything is sent, and is sent once', async () => {
    const { actor, sent } = opened([{ data: { reviewOrder: {} } }]);
    actor.send({ type: 'form.edit', change: { text: ' 很快 ' } });
    actor.send({ type: 'form.save' });
    expect([actor.getSnapshot().context.problems, sent]).toEqual([{ score: reviewText.isScoreMissing }, []]);
    actor.send({ type: 'form.edit', change: { score: 5 } });
    actor.send({ type: 'form.save' });
    actor.send({ type: 'form.save' });
    await answered();
    expect([sent, takeNotices(), actor.getSnapshot().value]).toEqual([
      [['ReviewOrder', { id: 7, score: 5, text: '很快' }]],
      [['success', reviewText.done]],
      'closed',
    ]);
  });

  it('keeps what was written through a lost answer and a refusal', async () => {
    const { actor, sent } = opened(['lost', ORDER_STATE]);
    actor.send({ type: 'form.edit', change: { score: 2, text: '破了一件' } });
    for (const state of ['failed', 'refused']) {
      actor.send({ type: 'form.save' });
      await answered();
      expect(actor.getSnapshot().value).toEqual({ form: state });
    }
    const { form, refusal: said } = actor.getSnapshot().context;
    expect([form, said?.msg, sent.length]).toEqual([{ score: 2, text: '破了一件' }, '订单状态已变化', 2]);
  });

  it('accepts no longer text than the service', () => {
    const { actor } = opened([]);
    actor.send({ type: 'form.edit', change: { text: '好'.repeat(MAX_REVIEW + 1) } });
    expect(actor.getSnapshot().context.form.text).toBe('好'.repeat(MAX_REVIEW));
  });
});

const profit = () => screen.getByLabelText<HTMLInputElement>(/^每件加价/);

testEditRecord('setting what is added for invitees', {
  build: (client) => editMarkUp(client),
  view: (editor) => <MarkUpDialog editor={editor} />,
  item: markUpSubject,
  texts: { ...markUpDialogText, save: markUpDialogText.save(members.length) },
  changes: [{ profit: '0.50' }],
  fill: (change) => type(profit(), change.profit ?? ''),
  stands: (form, change) => form.profit === change.profit,
  saysOf: (problems) => [amountProblemText(problems.profit)].flatMap((words) => words ?? []),
  shows: (form) => {
    expect(profit().value).toBe(form.profit);
    expect(screen.getByText(membersNamed(members))).toBeDefined();
  },
});
