// @vitest-environment happy-dom
import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  type CaseStep,
  stepAccept,
  stepDone,
  stepNames,
  stepWords,
  talkText,
  steppingText as text,
} from '../../web/src/features/afterSales/afterSales.text.ts';
import { OpenCaseDialog } from '../../web/src/features/afterSales/OpenCaseDialog.tsx';
import { kindNames, openingText } from '../../web/src/features/afterSales/openCase.text.ts';
import { type CaseParcel, openCase } from '../../web/src/features/afterSales/openCase.ts';
import { StepDialog } from '../../web/src/features/afterSales/StepDialog.tsx';
import { SayBox, Talk } from '../../web/src/features/afterSales/Talk.tsx';
import { type StepSubject, takeStep } from '../../web/src/features/afterSales/takeStep.ts';
import type { EvidenceFile } from '../../web/src/lib/privateFiles.ts';
import { takeNotices } from '../support/flows/notices.ts';
import { answered, inTurn, recordingClient } from '../support/flows/recordingClient.ts';
import { testConfirmAction } from '../support/flows/testConfirmAction.tsx';
import { testEditRecord } from '../support/flows/testEditRecord.tsx';
import { alerts, button, choose, press, type } from '../support/viewTest.tsx';

afterEach(cleanup);

const asked: Omit<StepSubject, 'id' | 'step' | 'yuan' | 'words'> = {
  ...{ ask: 'PART', status: 'WAIT_SELLER', amount: 500, offerKind: 'PART', offerAmount: 300 },
  ...{
    freight: 0,
    maxAmount: 1260,
    offer: 'PART',
    files: [],
    restock: true,
    goods: 'RESTOCKED',
    warehouseId: null,
    courierId: null,
    waybillNo: '',
  },
  returnParcel: null,
};
const subjectOf = (step: CaseStep, yuan = '', words = ''): StepSubject => ({
  ...{ id: 7, ...asked, step, yuan, words, files: [] },
});
const show = (view: ReactNode, client: ApolloClient) =>
  render(<ApolloProvider client={client}>{view}</ApolloProvider>);
const payload = { __typename: 'CasePayload', caseId: 7, case: null };

for (const { step, yuan = '', words = '', input } of [
  { step: 'ACCEPT', input: {} },
  {
    step: 'OFFER',
    yuan: ' 3.50 ',
    words: '先补偿您',
    input: { offer: 'PART', amount: 350, text: '先补偿您' },
  },
  { step: 'REFUSE', words: ' 外箱完好 ', input: { text: '外箱完好' } },
  { step: 'ACCEPT_OFFER', input: {} },
  { step: 'INSIST', words: '照片在这里', input: { text: '照片在这里' } },
  { step: 'ESCALATE', words: '谈不拢', input: { text: '谈不拢' } },
  { step: 'REVOKE', input: {} },
] as const satisfies { step: CaseStep; yuan?: string; words?: string; input: object }[]) {
  const subject = subjectOf(step, yuan, words);
  const isAnswer = step === 'ACCEPT' || step === 'OFFER' || step === 'REFUSE';
  testConfirmAction(`the step ${step} of a case`, {
    build: takeStep,
    view: (actor) => <StepDialog actor={actor} by={isAnswer ? 'seller' : 'buyer'} />,
    subject,
    texts: { ...text, title: stepNames[step], accept: stepAccept(subject) },
    question: stepWords(subject),
    sends: isAnswer
      ? ['AnswerCase', { id: 7, input: { action: step, ...input }, clientNo: expect.any(String) }]
      : ['ReplyToCase', { id: 7, input: { action: step, ...input }, clientNo: expect.any(String) }],
    answers: { AnswerCase: { answerCase: payload }, ReplyToCase: { replyToCase: payload } },
    done: stepDone[step],
    sticky: true,
  });
}

describe('what a step sends', () => {
  const goods = [{ id: 3, name: '裂痕.png', kind: 'picture' }] as unknown as StepSubject['files'];

  async function sent(change: Partial<StepSubject> & Pick<StepSubject, 'step'>) {
    const { client, sent } = recordingClient({
      AnswerCase: { answerCase: payload },
      ReplyToCase: { replyToCase: payload },
    });
    const actor = createActor(takeStep(client)).start();
    actor.send({ type: 'action.ask', subject: { ...subjectOf(change.step), ...change } });
    actor.send({ type: 'action.confirm' });
    await answered();
    const { problem } = actor.getSnapshot().context;
    return problem ?? sent.map(([, variables]) => (variables as { input: unknown }).input);
  }

  it.each([
    [
      { step: 'OFFER', offer: 'REPLACEMENT', yuan: '' },
      { action: 'OFFER', offer: 'REPLACEMENT' },
    ],
    [
      { step: 'OFFER', offer: 'REPLACEMENT', yuan: '2.8' },
      { action: 'OFFER', offer: 'REPLACEMENT', amount: 280 },
    ],
    [
      { step: 'OFFER', offer: 'RETURN_REFUND', yuan: '9' },
      { action: 'OFFER', offer: 'RETURN_REFUND' },
    ],
    [
      { step: 'OFFER', offer: 'RETURN_REFUND', warehouseId: 4 },
      { action: 'OFFER', offer: 'RETURN_REFUND', warehouseId: 4 },
    ],
    [
      { step: 'ACCEPT', ask: 'RETURN_REFUND', warehouseId: 4 },
      { action: 'ACCEPT', warehouseId: 4 },
    ],
    [{ step: 'ACCEPT', warehouseId: 4 }, { action: 'ACCEPT' }],
    [
      { step: 'ACCEPT', status: 'INSPECTING', restock: false },
      { action: 'ACCEPT', restock: false },
    ],
    [
      { step: 'REFUSE', words: '已使用', files: goods },
      { action: 'REFUSE', text: '已使用', fileIds: [3] },
    ],
    [{ step: 'SETTLE_GOODS' }, { action: 'SETTLE_GOODS', goods: 'RESTOCKED' }],
    [
      { step: 'SETTLE_GOODS', goods: 'SENT_BACK', courierId: 2, waybillNo: ' YT1234567 ' },
      { action: 'SETTLE_GOODS', goods: 'SENT_BACK', courierId: 2, waybillNo: 'YT1234567' },
    ],
    [
      { step: 'SEND_BACK', courierId: 2, waybillNo: ' YT1234567 ' },
      { action: 'SEND_BACK', courierId: 2, waybillNo: 'YT1234567' },
    ],
  ] as const)('of %j is %j', async (change, input) => {
    expect(await sent(change)).toEqual([input]);
  });

  it.each([
    [{ step: 'SEND_BACK', waybillNo: 'YT1234567' }, text.courierMissing],
    [{ step: 'SETTLE_GOODS', goods: 'SENT_BACK', waybillNo: 'YT1234567' }, text.courierMissing],
    [{ step: 'SEND_BACK', courierId: 2 }, text.waybillMissing],
    [{ step: 'OFFER', offer: 'REPLACEMENT', yuan: '十块' }, text.amountWrong],
  ] as const)('of %j is nothing: %s', async (change, says) => {
    expect(await sent(change)).toBe(says);
  });
});

const video: EvidenceFile = { id: 5, kind: 'video', name: '开箱.mp4' };
const appealed: StepSubject = { ...subjectOf('APPEAL', '', ' 看开箱视频 '), files: [video] };
testConfirmAction('an appeal against what was decided', {
  build: takeStep,
  view: (actor) => <StepDialog actor={actor} by="buyer" />,
  subject: appealed,
  texts: { ...text, title: stepNames.APPEAL, accept: stepAccept(appealed) },
  question: stepWords(appealed),
  sends: ['AppealCase', { id: 7, text: '看开箱视频', fileIds: [5] }],
  answers: { AppealCase: { appealCase: payload } },
  done: stepDone.APPEAL,
  sticky: true,
});

it.each([
  ['', text.wordsMissing],
  ['看照片', text.evidenceMissing],
])('an appeal with “%s” and without new evidence is not sent, and says %s', (words, says) => {
  const { client, sent } = recordingClient({});
  const actor = createActor(takeStep(client)).start();
  render(<StepDialog actor={actor} by="seller" />);
  act(() => actor.send({ type: 'action.ask', subject: subjectOf('APPEAL', '', words) }));
  press(button(stepAccept(subjectOf('APPEAL'))));
  expect([alerts(), sent]).toEqual([[says], []]);
  expect(screen.getByLabelText('申诉理由', { exact: false })).toBeDefined();
});

describe('what is typed for a step', () => {
  beforeEach(() => void takeNotices());

  it.each([
    ['OFFER', '', '', text.amountWrong],
    ['OFFER', '0', '', text.amountWrong],
    ['OFFER', '十块', '', text.amountWrong],
    ['OFFER', '12.61', '', text.amountTooMuch(1260)],
    ['REFUSE', '', '  ', text.wordsMissing],
    ['INSIST', '', '', text.wordsMissing],
    ['ESCALATE', '', '', text.wordsMissing],
  ] as const)(
    'of %s with “%s” and “%s” nothing is sent, and the field says %s',
    (step, yuan, words, says) => {
      const { client, sent } = recordingClient({});
      const actor = createActor(takeStep(client)).start();
      render(<StepDialog actor={actor} by="seller" />);
      act(() => actor.send({ type: 'action.ask', subject: subjectOf(step, yuan, words) }));
      press(button(stepAccept(subjectOf(step))));
      expect([alerts(), sent]).toEqual([[says], []]);
      const said = text.wordsOf[step] ?? text.words.seller;
      const field = step === 'OFFER' ? text.amount : said;
      expect(screen.getByLabelText(field, { exact: false }).getAttribute('aria-invalid')).toBe('true');
      type(screen.getByLabelText(said, { exact: false }), '说明');
      expect(alerts()).toEqual([]);
    },
  );
});

const parcel: CaseParcel = {
  ...{ id: 9, packageNo: 'P9', price: 1260, refundFee: 200, courierFee: 300, remoteFee: 0 },
  ...{ outputStatus: 'SUCCESS', mergeId: null, items: [] },
};
const yuan = () => screen.getByLabelText<HTMLInputElement>(/^金额/);
const openingWords = () => screen.getByLabelText<HTMLTextAreaElement>(/^说明/);

testEditRecord('the case of a parcel', {
  build: (client) => openCase(client, () => {}),
  view: (actor) => <OpenCaseDialog actor={actor} />,
  item: parcel,
  texts: openingText,
  changes: [{ kind: 'DAMAGED', yuan: '5', words: '裂了' }],
  fill: (change) => {
    choose(openingText.kind, kindNames.DAMAGED);
    type(yuan(), change.yuan ?? '');
    type(openingWords(), change.words ?? '');
  },
  // What is chosen already is not chosen again.
  stands: (form) => form.kind !== null,
  saysOf: (problems) => [problems.kind, problems.yuan, problems.words].filter((says) => says !== undefined),
  shows: (form) => expect([yuan().value, openingWords().value]).toEqual([form.yuan, form.words]),
});

describe('opening a case', () => {
  const payloadOfOpening = { __typename: 'CasePayload', caseId: 7, parcel: null };

  async function opened(form: object, item = parcel) {
    takeNotices();
    const { client, sent } = recordingClient({ OpenCase: { openCase: payloadOfOpening } });
    const opened: number[] = [];
    const actor = createActor(openCase(client, (caseId) => opened.push(caseId))).start();
    actor.send({ type: 'editor.open', item });
    actor.send({ type: 'form.edit', change: { kind: 'DAMAGED', words: ' 裂了 ', ...form } });
    actor.send({ type: 'form.save' });
    await answered();
    return { sent: sent.map(([, variables]) => variables), opened, ...actor.getSnapshot().context.problems };
  }
  const input = { parcelId: 9, kind: 'DAMAGED', text: '裂了' };

  it.each([
    [
      { ask: 'PART', yuan: '5' },
      { ask: 'PART', amount: 500 },
    ],
    [{ ask: 'FREIGHT', yuan: '' }, { ask: 'FREIGHT' }],
    [
      { ask: 'FREIGHT', yuan: '3' },
      { ask: 'FREIGHT', amount: 300 },
    ],
    [{ ask: 'WHOLE_REFUND', yuan: '' }, { ask: 'WHOLE_REFUND' }],
    [{ ask: 'REPLACEMENT', yuan: '' }, { ask: 'REPLACEMENT' }],
    [{ ask: 'RETURN_REFUND', yuan: '' }, { ask: 'RETURN_REFUND' }],
  ])('with %j sends %j, and leads to the case', async (form, asks) => {
    expect(await opened(form)).toEqual({
      sent: [{ input: { ...input, ...asks }, clientNo: expect.any(String) }],
      opened: [7],
    });
    expect(takeNotices()).toEqual([['success', openingText.done]]);
  });

  it.each([
    [{ ask: 'PART', yuan: '' }, openingText.amountWrong],
    [{ ask: 'PART', yuan: '10.61' }, openingText.amountTooMuch(1060)],
    [{ ask: 'FREIGHT', yuan: '3.01' }, openingText.amountTooMuch(300)],
  ])('with %j sends nothing and says %s', async (form, says) => {
    expect(await opened(form)).toEqual({ sent: [], opened: [], yuan: says });
  });

  describe('for a parcel of two lines', () => {
    const items = [
      { skuId: 1, goodName: '杯子', skuName: '白', quantity: 2, goodsFee: 500 },
      { skuId: 2, goodName: '杯子', skuName: '蓝', quantity: 1, goodsFee: 300 },
    ];
    const whole: CaseParcel = { ...parcel, refundFee: 0, items };

    it('is about some of its pieces, and asks for their price at most', async () => {
      const pieces = { 1: 1, 2: 0 };
      const asked = { ...input, ask: 'PART', amount: 250, items: [{ skuId: 1, quantity: 1 }] };
      expect((await opened({ ask: 'PART', yuan: '2.5', pieces }, whole)).sent).toEqual([
        { input: asked, clientNo: expect.any(String) },
      ]);
      expect((await opened({ ask: 'PART', yuan: '2.51', pieces }, whole)).yuan).toBe(
        openingText.amountTooMuch(250),
      );
      expect((await opened({ ask: 'RETURN_REFUND', pieces: { 1: 0, 2: 0 } }, whole)).pieces).toBe(
        openingText.piecesMissing,
      );
    });

    it.each([
      [whole, true],
      [{ ...whole, refundFee: 100 }, false],
      [{ ...whole, mergeId: 3 }, false],
      [parcel, false],
    ])('%# offers the choice where its pieces are told apart: %s', (item, offered) => {
      const actor = createActor(openCase(recordingClient({}).client, () => {})).start();
      render(<OpenCaseDialog actor={actor} />);
      act(() => actor.send({ type: 'editor.open', item }));
      expect(screen.queryByRole('list', { name: openingText.pieces }) !== null).toBe(offered);
    });
  });
});

const message = (
  id: number,
  by: 'USER' | 'SELLER' | 'SYSTEM',
  action: string,
  amount: number | null = null,
) => ({
  ...{ id, by, action, text: `第${id}条`, amount },
  createdAt: '2026-11-23T10:00:00+08:00',
  files: [],
});
const told = [
  message(1, 'USER', 'open', 500),
  message(2, 'SELLER', 'offer', 300),
  message(3, 'USER', 'say'),
  message(4, 'USER', 'say'),
  message(5, 'SYSTEM', 'accept'),
];
const lines = () =>
  within(screen.getByRole('list', { name: talkText.list }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/ · [\d\- :]{16}/, '：'));

describe('the conversation of a case', () => {
  it('names who has written, what was done and for how much, and the last own words that were seen', () => {
    render(<Talk messages={{ list: told, otherRead: 3 }} by="buyer" />);
    expect(lines()).toEqual([
      '我：申请售后 ¥5.00第1条',
      '供应商：提出方案 ¥3.00第2条',
      `我：第3条${talkText.seen}`,
      '我：第4条',
      '系统：同意第5条',
    ]);
  });

  it('says nothing of what the other side has seen before it has seen own words', () => {
    render(<Talk messages={{ list: told, otherRead: 1 }} by="seller" />);
    expect(lines().filter((line) => line?.includes(talkText.seen))).toEqual([]);
  });

  it('sends words once, and lets go of them only when they have arrived', async () => {
    takeNotices();
    const { client, sent } = recordingClient({
      SayInCase: inTurn(['lost', { data: { sayInCase: { __typename: 'CasePayload', caseId: 7 } } }]),
    });
    show(<SayBox id={7} by="buyer" />, client);
    const words = () => screen.getByLabelText<HTMLTextAreaElement>(talkText.label);
    expect(button(talkText.send).disabled).toBe(true);
    type(words(), ' 已寄回 ');
    press(button(talkText.send));
    press(button(talkText.send));
    await act(answered);
    expect([sent.length, words().value, takeNotices()]).toEqual([
      1,
      ' 已寄回 ',
      [['warning', talkText.lost]],
    ]);
    press(button(talkText.send));
    await act(answered);
    const saying = ['SayInCase', { id: 7, text: '已寄回', clientNo: expect.any(String) }];
    expect([sent, words().value]).toEqual([[saying, saying], '']);
    const [first, second] = sent;
    expect(second).toEqual(first);
    type(words(), '收到');
    press(button(talkText.send));
    await act(answered);
    expect(sent.length).toBe(3);
  });
});
