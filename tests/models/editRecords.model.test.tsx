// @vitest-environment happy-dom
import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { moveTexts, movingText } from '../../web/src/features/deposits/deposits.text.ts';
import { MoveDepositDialog } from '../../web/src/features/deposits/MoveDepositDialog.tsx';
import { moveDeposit } from '../../web/src/features/deposits/moveDeposit.ts';
import { ReviewDialog } from '../../web/src/features/orders/ReviewDialog.tsx';
import { MAX_REVIEW, reviewText } from '../../web/src/features/orders/reviewOrder.text.ts';
import { readReviewed, reviewOrder, withLine } from '../../web/src/features/orders/reviewOrder.ts';
import { PriceListDialog } from '../../web/src/features/priceLists/PriceListDialog.tsx';
import { editPriceList } from '../../web/src/features/priceLists/priceListFlows.ts';
import { listForm, type PriceListForm } from '../../web/src/features/priceLists/priceListForm.ts';
import { listEditorText, listProblemText } from '../../web/src/features/priceLists/priceLists.text.ts';
import { MarkUpDialog } from '../../web/src/features/promotion/MarkUpDialog.tsx';
import { editMarkUp } from '../../web/src/features/promotion/markUpActions.ts';
import {
  amountProblemText,
  markUpDialogText,
  membersNamed,
} from '../../web/src/features/promotion/markUps.text.ts';
import { AddToReviewDialog } from '../../web/src/features/reviews/AddToReviewDialog.tsx';
import { AnswerReviewDialog } from '../../web/src/features/reviews/AnswerReviewDialog.tsx';
import { addText, answerText } from '../../web/src/features/reviews/reviews.text.ts';
import { addToReview, answerReview } from '../../web/src/features/reviews/writeReview.ts';
import { editSteps } from '../../web/src/features/sellerGoods/steps/editSteps.ts';
import { stepProblemText, stepsText } from '../../web/src/features/sellerGoods/steps/priceSteps.text.ts';
import { StepsDialog } from '../../web/src/features/sellerGoods/steps/StepsDialog.tsx';
import {
  ALL_SKUS,
  type SteppedGood,
  type StepsForm,
  stepsForm,
  withRow,
} from '../../web/src/features/sellerGoods/steps/stepsForm.ts';
import { NewStockDialog } from '../../web/src/features/stock/NewStockDialog.tsx';
import { StockEditorDialog } from '../../web/src/features/stock/StockEditorDialog.tsx';
import { editorText, newStockText, stockProblemText } from '../../web/src/features/stock/stock.text.ts';
import { editStock, newStock } from '../../web/src/features/stock/stockFlows.ts';
import { blankStock } from '../../web/src/features/stock/stockForm.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { takeNotices } from '../support/flows/notices.ts';
import { answered, inTurn, recordingClient } from '../support/flows/recordingClient.ts';
import { testEditRecord } from '../support/flows/testEditRecord.tsx';
import { alerts, button, choose, press, submit, type } from '../support/viewTest.tsx';
import { subject as markUpSubject, members } from './markUps.samples.ts';
import { priceList } from './priceLists.samples.ts';
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
      expect(compared()).toEqual(['10', '25', form.pieces, '0', '0', form.safety, '2', '5', form.warn]);
      expect(screen.queryByText(editorText.save)).toBeNull();
    },
  },
});

const good = { id: 5, name: '棉袜', goodsNo: 'G5', pic: '', skuCount: 1 };

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

for (const way of ['payIn', 'takeOut'] as const) {
  const move = { way, max: 5_000, proposed: 0, clientNo: 'no-1' };
  const yuan = () => screen.getByLabelText<HTMLInputElement>(movingText.amount, { exact: false });
  testEditRecord(`moving money by ${way} of the deposit`, {
    build: moveDeposit,
    view: (actor) => <MoveDepositDialog actor={actor} />,
    item: move,
    texts: { ...movingText, save: moveTexts[way].save },
    changes: [{ yuan: '60' }, { yuan: '12.5' }],
    fill: (change) => type(yuan(), change.yuan ?? ''),
    stands: (form, change) => form.yuan === change.yuan,
    saysOf: (problems) => (problems.yuan ? [problems.yuan] : []),
    shows: (form) => expect(yuan().value).toBe(form.yuan),
  });

  it(`sends what was typed in yuan once for its number, by ${way}`, async () => {
    const name = way === 'payIn' ? 'PayIntoDeposit' : 'TakeOutOfDeposit';
    const field = way === 'payIn' ? 'payIntoDeposit' : 'takeOutOfDeposit';
    const { client, sent } = recordingClient({
      [name]: inTurn(['lost', { data: { [field]: { balance: 1 } } }]),
    });
    const actor = createActor(moveDeposit(client)).start();
    takeNotices();
    actor.send({ type: 'editor.open', item: { ...move, proposed: 1_250 } });
    for (let time = 0; time < 2; time += 1) {
      actor.send({ type: 'form.save' });
      await answered();
    }
    const asked = [name, { amount: 1_250, clientNo: 'no-1' }];
    expect([sent, takeNotices()]).toEqual([[asked, asked], [['success', moveTexts[way].done(1_250)]]]);
  });
}

const reviewed = {
  ...{ id: 7, orderNo: 'D1' },
  goods: [
    { goodId: 5, goodName: '毛绒小熊公仔 25cm', goodPic: '', skuName: '棕色' },
    { goodId: 6, goodName: '杯盖', goodPic: '', skuName: '' },
  ],
};
const blankLine = { score: 0, text: '', pics: [] };
const line = (goodId: number, change: object = {}) => ({ goodId, ...blankLine, ...change });
const ofGood = (name: string) => within(screen.getByRole('region', { name }));
const starOf = (name: string, score: number) =>
  ofGood(name).getByLabelText<HTMLInputElement>(reviewText.star(score, reviewText.scores[score - 1] ?? ''));
const wordsOf = (name: string) => ofGood(name).getByLabelText<HTMLTextAreaElement>(reviewText.text);

/** A tab that keeps nothing: every form begins blank. */
const noDraft = () => ({ load: () => null, save: () => false, clear: () => undefined });

testEditRecord('the review of an order', {
  build: (client: ApolloClient) => reviewOrder(client, noDraft),
  view: (actor) => <ReviewDialog actor={actor} />,
  item: { ...reviewed, goods: reviewed.goods.slice(0, 1) },
  texts: reviewText,
  changes: [{ lines: [line(5, { score: 4 })] }, { lines: [line(5, { score: 4, text: '很快' })] }],
  fill: ({ lines = [] }) => {
    const [only] = lines;
    const name = '毛绒小熊公仔 25cm';
    if (!starOf(name, 4).checked) press(starOf(name, 4));
    type(wordsOf(name), only?.text ?? '');
  },
  // What stands there already cannot be typed again, and the first line would take words away.
  stands: (form, change) => form.lines[0]?.text === change.lines?.[0]?.text || change.lines?.[0]?.text === '',
  saysOf: ({ scores }) => (scores ? [reviewText.isScoreMissing] : []),
  shows: (form) => {
    const name = '毛绒小熊公仔 25cm';
    expect(screen.getByText('D1')).toBeDefined();
    const [only] = form.lines;
    expect([starOf(name, 4).checked, wordsOf(name).value]).toEqual([only?.score === 4, only?.text]);
  },
});

describe('the review of an order', () => {
  const ORDER_STATE = {
    errors: [{ message: '订单状态已变化', path: ['reviewOrder'], extensions: { errorKey: 'ORDER_STATE' } }],
  };
  beforeEach(() => sessionStorage.clear());
  function opened(answers: (object | 'lost')[]) {
    const { client, sent } = recordingClient({ ReviewOrder: inTurn(answers) });
    const actor = createActor(reviewOrder(client)).start();
    actor.send({ type: 'editor.open', item: reviewed });
    takeNotices();
    return { actor, sent };
  }
  const edit = (actor: ReturnType<typeof opened>['actor'], goodId: number, change: object) =>
    actor.send({
      type: 'form.edit',
      change: { lines: withLine(actor.getSnapshot().context.form.lines, goodId, change) },
    });

  it('requires the stars of every good before anything is sent, and is sent once', async () => {
    const { actor, sent } = opened([{ data: { reviewOrder: {} } }]);
    edit(actor, 5, { text: ' 很快 ', score: 5 });
    actor.send({ type: 'form.save' });
    expect([actor.getSnapshot().context.problems, sent]).toEqual([{ scores: [6] }, []]);
    edit(actor, 6, { score: 2, pics: ['/files/u/a.webp'] });
    actor.send({ type: 'form.edit', change: { uploading: [6] } });
    actor.send({ type: 'form.save' });
    expect([actor.getSnapshot().context.problems, sent]).toEqual([{ uploading: reviewText.isUploading }, []]);
    actor.send({ type: 'form.edit', change: { uploading: [] } });
    actor.send({ type: 'form.save' });
    actor.send({ type: 'form.save' });
    await answered();
    const rows = [
      { goodId: 5, score: 5, text: '很快', pics: [] },
      { goodId: 6, score: 2, text: '', pics: ['/files/u/a.webp'] },
    ];
    expect([sent, takeNotices(), actor.getSnapshot().value]).toEqual([
      [['ReviewOrder', { id: 7, rows }]],
      [['success', reviewText.done]],
      'closed',
    ]);
  });

  it('keeps what was written through a lost answer, a refusal, closing and opening again', async () => {
    const { actor, sent } = opened(['lost', ORDER_STATE]);
    edit(actor, 5, { score: 2, text: '破了一件' });
    edit(actor, 6, { score: 3 });
    for (const state of ['failed', 'refused']) {
      actor.send({ type: 'form.save' });
      await answered();
      expect(actor.getSnapshot().value).toEqual({ form: state });
    }
    expect([actor.getSnapshot().context.refusal?.msg, sent.length]).toEqual(['订单状态已变化', 2]);
    actor.send({ type: 'editor.close' });
    const again = opened([]).actor;
    expect(again.getSnapshot().context.form.lines).toEqual([
      line(5, { score: 2, text: '破了一件' }),
      line(6, { score: 3 }),
    ]);
  });

  it('begins blank where another order was begun, or what is kept is no review', () => {
    sessionStorage.setItem('review-7', '{"v":1,"data":[{"goodId":"5"}]}');
    expect(opened([]).actor.getSnapshot().context.form.lines).toEqual([line(5), line(6)]);
  });

  it('accepts no longer text than the service', () => {
    const { actor } = opened([]);
    edit(actor, 5, { text: '好'.repeat(MAX_REVIEW + 1) });
    expect(actor.getSnapshot().context.form.lines[0]?.text).toBe('好'.repeat(MAX_REVIEW));
  });

  it('is opened with the goods that are to be reviewed', async () => {
    const orderReviews = reviewed.goods.map((good) => ({ ...good, review: null }));
    const { client } = recordingClient({
      LoadOrderReviews: inTurn([{ data: { orderReviews } }, 'lost']),
    });
    const read: unknown[] = [];
    const actor = createActor(readReviewed(client, (subject) => read.push(subject))).start();
    takeNotices();
    for (let time = 0; time < 2; time += 1) {
      actor.send({ type: 'action.run', subject: { id: 7, orderNo: 'D1' } });
      await answered();
    }
    expect(read).toMatchObject([reviewed]);
    expect(takeNotices()).toEqual([['warning', reviewText.notRead]]);
  });
});

const answeredItem = { id: 3, goodName: '杯子', score: 2, text: '坏了', answer: '' };
const answerWords = () => screen.getByLabelText<HTMLTextAreaElement>(answerText.label, { exact: false });

testEditRecord('the answer to a review', {
  build: answerReview,
  view: (actor) => <AnswerReviewDialog actor={actor} />,
  item: answeredItem,
  texts: answerText,
  changes: [{ text: '已补发' }],
  fill: (change) => type(answerWords(), change.text ?? ''),
  stands: (form, change) => form.text === change.text,
  saysOf: ({ text }) => (text ? [text] : []),
  shows: (form) => {
    expect(screen.getByText('坏了')).toBeDefined();
    expect(answerWords().value).toBe(form.text);
  },
  conflict: {
    answer: {
      output: refusal('CHANGED_MEANWHILE', '内容已被修改，请核对后重试', { current: { answer: '马上补发' } }),
    },
    save: () => answerText.save,
    shows: (form) => {
      expect(answerWords().value).toBe(form.text);
      expect(alerts()).toContain(answerText.conflict('马上补发'));
    },
  },
});

const addedWords = () => screen.getByLabelText<HTMLTextAreaElement>(addText.label);

testEditRecord('adding to a review', {
  build: addToReview,
  view: (actor) => <AddToReviewDialog actor={actor} />,
  item: { id: 3, goodName: '杯子' },
  texts: addText,
  changes: [{ text: '用了一个月' }],
  fill: (change) => type(addedWords(), change.text ?? ''),
  stands: (form, change) => form.text === change.text,
  saysOf: ({ text, pics }) => [text, pics].flatMap((said) => said ?? []),
  shows: (form) => {
    expect(screen.getByText('杯子')).toBeDefined();
    expect(addedWords().value).toBe(form.text);
  },
});

it('adds pictures alone to a review, once they have arrived', async () => {
  const { client, sent } = recordingClient({ AddToReview: inTurn([{ data: { addToReview: { id: 3 } } }]) });
  const actor = createActor(addToReview(client)).start();
  takeNotices();
  actor.send({ type: 'editor.open', item: { id: 3, goodName: '杯子' } });
  actor.send({ type: 'form.edit', change: { pics: ['/files/u/a.webp'], isUploading: true } });
  actor.send({ type: 'form.save' });
  expect([actor.getSnapshot().context.problems, sent]).toEqual([{ pics: addText.isUploading }, []]);
  actor.send({ type: 'form.edit', change: { isUploading: false } });
  actor.send({ type: 'form.save' });
  await answered();
  const input = { text: '', pics: ['/files/u/a.webp'] };
  expect([sent, takeNotices()]).toEqual([[['AddToReview', { id: 3, input }]], [['success', addText.done]]]);
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

const stepped: SteppedGood = {
  ...{ id: 5, name: '棉袜', unit: '双', skus: [{ id: 1, name: '', supplyPrice: 100 }] },
  priceSteps: { id: 5, perParcel: true, steps: [{ skuId: null, minPieces: 3, supplyPrice: 90 }] },
};
const stepPrice = () => screen.getByLabelText<HTMLInputElement>(stepsText.price(0));
const priceIn = ({ rows }: Partial<StepsForm>) => rows?.[ALL_SKUS]?.[0]?.price ?? '';

testEditRecord('writing the price steps of goods', {
  build: editSteps,
  view: (editor) => <StepsDialog editor={editor} />,
  item: stepped,
  texts: stepsText,
  changes: ['0.50', '2.00'].map((price) => withRow(stepsForm(stepped), ALL_SKUS, 0, { price })),
  fill: (change) => type(stepPrice(), priceIn(change)),
  stands: (form, change) => priceIn(form) === priceIn(change),
  saysOf: (problems) => Object.values(problems).flatMap((problem) => stepProblemText(problem) ?? []),
  shows: (form) => expect(stepPrice().value).toBe(priceIn(form)),
});

const { rows } = listForm(priceList);
const agreedAt = (price: string) => ({ rows: rows.map((row, at) => (at === 1 ? { ...row, price } : row)) });
const agreedIn = (form: Partial<PriceListForm>) => form.rows?.[1]?.price ?? '';
const agreedPrice = () => screen.getByLabelText<HTMLInputElement>(listEditorText.price('棉袜', '红色'));

testEditRecord('agreeing on prices', {
  build: editPriceList,
  view: (editor) => <PriceListDialog editor={editor} />,
  item: priceList,
  texts: listEditorText,
  changes: ['0', '9.50'].map(agreedAt),
  fill: (change) => type(agreedPrice(), agreedIn(change)),
  stands: (form, change) => agreedIn(form) === agreedIn(change),
  saysOf: (problems) => Object.values(problems).flatMap((problem) => listProblemText(problem) ?? []),
  shows: (form) => expect(agreedPrice().value).toBe(agreedIn(form)),
  conflict: {
    answer: {
      output: refusal('CHANGED_MEANWHILE', '内容已被修改，请核对后重试', {
        current: { ...priceList, name: '老客户们', version: 3 },
      }),
    },
    save: () => listEditorText.save,
    shows: (form) => {
      expect(agreedPrice().value).toBe(agreedIn(form));
      expect(alerts()).toContain(listEditorText.conflict);
    },
  },
});

describe('agreeing on prices', () => {
  const { leave: question } = listEditorText;
  const isAsked = () => screen.queryByText(question.words) !== null;

  async function opened(answers: object[] = []) {
    const { client, sent } = recordingClient({
      UpdatePriceList: inTurn(answers),
      ListPriceLists: { priceLists: [] },
    });
    const editor = createActor(editPriceList(client)).start();
    render(
      <ApolloProvider client={client}>
        <PriceListDialog editor={editor} />
      </ApolloProvider>,
    );
    await act(async () => editor.send({ type: 'editor.open', item: priceList }));
    return { editor, sent };
  }

  it('asks before typed prices are thrown away, and keeps them when the person stays', async () => {
    const { editor, sent } = await opened();
    type(agreedPrice(), '9.50');
    press(button(listEditorText.cancel));
    expect(isAsked()).toBe(true);
    press(button(question.stay));
    expect([isAsked(), agreedPrice().value]).toEqual([false, '9.50']);
    press(button(listEditorText.cancel));
    await act(async () => press(button(question.leave)));
    expect([editor.getSnapshot().value, screen.queryByRole('dialog'), sent]).toEqual(['closed', null, []]);
  });

  it('closes without a question while nothing is typed, or what was typed is taken back', async () => {
    const { editor } = await opened();
    type(agreedPrice(), '9.50');
    type(agreedPrice(), '9.90');
    await act(async () => press(button(listEditorText.cancel)));
    expect([editor.getSnapshot().value, isAsked()]).toEqual(['closed', false]);
  });

  it('saves over what somebody else has saved only when it is said once more', async () => {
    const changed = {
      message: '内容已被修改，请核对后重试',
      path: ['updatePriceList'],
      extensions: { errorKey: 'CHANGED_MEANWHILE', data: { current: { ...priceList, version: 3 } } },
    };
    const { editor, sent } = await opened([{ errors: [changed] }, { data: { updatePriceList: priceList } }]);
    type(agreedPrice(), '9.50');
    for (const says of [true, false]) {
      await act(async () => {
        submit(button(listEditorText.save));
        await answered();
      });
      expect(alerts().includes(listEditorText.conflict)).toBe(says);
    }
    expect(sent).toMatchObject([
      ['UpdatePriceList', { version: 2 }],
      ['UpdatePriceList', { version: 3 }],
    ]);
    expect(editor.getSnapshot().value).toBe('closed');
  });
});
