// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { AnswerDialog } from '../../web/src/features/refunds/AnswerDialog.tsx';
import {
  type AnswerForm,
  type AnswerSubject,
  givenIn,
  type MissingAnswer,
} from '../../web/src/features/refunds/answer.rules.ts';
import {
  acceptText,
  doneText,
  missingText,
  outcomeLines,
  answeringText as text,
} from '../../web/src/features/refunds/answering.text.ts';
import { type Answering, answerRefunds } from '../../web/src/features/refunds/answerRefunds.ts';
import { batchActionMachine } from '../../web/src/flows/batchAction.machine.ts';
import { uiText } from '../../web/src/ui/base/ui.text.ts';
import { takeNotices } from '../support/flows/notices.ts';
import { answered, inTurn, recordingClient } from '../support/flows/recordingClient.ts';
import { testBatchAction } from '../support/flows/testBatchAction.tsx';
import { alerts, buttonSaying, editableFields, isBusy, press, type } from '../support/viewTest.tsx';

const refund = (id: number): AnswerSubject => ({
  ...{
    id,
    refundNo: `R${id}`,
    packageNo: `P${id}`,
    goodName: '玻璃杯',
    quantity: 2,
    waybillNo: 'SF1234567890',
  },
  ...{
    amount: 500,
    packageFee: 534,
    maxAmount: 534,
    items: [{ goodName: '玻璃杯', skuName: '', quantity: 2 }],
  },
  ...{ reason: '破损', dueAt: '2026-11-23T10:00:00+08:00' },
});
const ask = (ids: readonly number[], action: AnswerForm['action'] = 'agree') => ({
  type: 'batch.ask' as const,
  subject: { action, refunds: ids.map(refund), amount: '', reason: '' },
});
const MSG = '该退款已有结果，请刷新后重试';
type Snapshot = ReturnType<Answering['getSnapshot']>;
const canConfirm = (snapshot: Snapshot) => snapshot.can({ type: 'batch.confirm' });
/** What was asked and typed, while the dialog is open. */
function formOf({ context: { subject } }: Snapshot): AnswerForm {
  if (!subject) throw new Error('nothing is asked');
  return subject;
}
const result = (problem: string | null) => [{ id: 1, packageNo: 'P1', problem }];
const linesOf = (name: string) =>
  within(screen.getByLabelText(name))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
/** Of one refund the question stands until it is answered. */
const asks = (snapshot: Snapshot) =>
  snapshot.matches('confirming') ||
  (snapshot.matches({ resting: 'refused' }) && formOf(snapshot).refunds.length === 1);
const acceptOf = (form: AnswerForm) => acceptText(form.action, form.refunds.length, givenIn(form));

testBatchAction('the supplier’s answer to refunds', {
  build: (client) => answerRefunds(client),
  view: (answering) => <AnswerDialog actor={answering} />,
  subjects: [ask([1]), ask([]), ask([1, 2]), ask([1], 'return')].map(({ subject }) => subject),
  changes: [{ action: 'refuse' }, { action: 'agree' }, { amount: '9' }, { reason: '完好' }],
  results: { done: result(null), decided: result(MSG) },
  subjectKey: ({ action, refunds, amount, reason }) => [action, refunds.length, amount, reason],
  equivalence: ({ action, refunds }) => [action, refunds.length],
  resultKey: ({ problem }) => problem,
  userActions: {
    'subject.edit': ({ change: { action, amount, reason } }) => {
      if (action) press(screen.getByLabelText(text[action as 'agree']));
      if (amount) type(screen.getByLabelText(text.amount), amount);
      if (reason) type(screen.getByLabelText(/^给买家的话/), reason);
    },
    'batch.confirm': (_, snapshot) =>
      press(buttonSaying(asks(snapshot) ? acceptOf(formOf(snapshot)) : text.retry)),
    'batch.stop': (_, snapshot) =>
      press(
        formOf(snapshot).refunds.length === 1
          ? screen.getByLabelText(uiText.close)
          : buttonSaying(snapshot.context.isStopping ? text.stopping : text.stop),
      ),
    'batch.dismiss': (_, snapshot) => {
      const end = canConfirm(snapshot) ? text.close : text.gotIt;
      press(buttonSaying(asks(snapshot) ? text.cancel : end));
    },
  },
  notOffered: (snapshot, event) => {
    // What came to no answer is tried again or closed.
    if (event.type === 'batch.stop') return snapshot.matches({ resting: 'failed' });
    if (event.type !== 'subject.edit') return false;
    const { action, refunds } = formOf(snapshot);
    // Many are only agreed to, for as much as was asked for.
    // Choosing what is chosen changes nothing.
    if (event.change.action)
      return refunds.length !== 1 || action === 'return' || event.change.action === action;
    if (event.change.amount) return refunds.length !== 1 || action !== 'agree';
    // Who says that the goods are back has no words for the buyer.
    return action === 'return';
  },
  stateAssertions: {
    'resting.idle': () => expect(screen.queryByRole('dialog')).toBeNull(),
    confirming: (snapshot) => {
      const form = formOf(snapshot);
      const { problem } = snapshot.context;
      expect(linesOf(text.what)).toEqual(outcomeLines(form.action, form.refunds, givenIn(form)));
      // Where the part with the field is gone, so are the words at it.
      const isShown = form.refunds.length === 1 || problem === 'reason';
      expect(alerts()).toEqual(problem && isShown ? [missingText[problem as MissingAnswer]] : []);
      expect(isBusy(buttonSaying(acceptOf(form)))).toBe(false);
      expect(screen.queryByLabelText(text.refuse) !== null).toBe(
        form.refunds.length === 1 && form.action !== 'return',
      );
    },
    running: (snapshot) => {
      const form = formOf(snapshot);
      const { results, isStopping } = snapshot.context;
      if (form.refunds.length === 1) {
        expect(isBusy(buttonSaying(acceptOf(form)))).toBe(true);
        expect(buttonSaying(text.cancel).disabled).toBe(true);
        expect(editableFields()).toEqual([]);
      } else {
        expect(screen.getByText(text.progress(results.length, form.refunds.length))).toBeDefined();
        expect(buttonSaying(isStopping ? text.stopping : text.stop).disabled).toBe(isStopping);
      }
    },
    'resting.failed': () =>
      expect([alerts(), buttonSaying(text.retry).disabled]).toEqual([[text.requestFailed], false]),
    'resting.refused': (snapshot) => {
      const again = asks(snapshot) ? acceptOf(formOf(snapshot)) : text.retry;
      expect(buttonSaying(again).disabled).toBe(false);
      if (asks(snapshot)) expect(alerts()).toEqual([snapshot.context.refusal?.msg]);
    },
    'resting.showingResults': ({ context: { results, queue } }) => {
      const failed = results.flatMap(({ packageNo, problem }) => (problem ? [`${packageNo}${problem}`] : []));
      expect(alerts()).toEqual([text.counts(results.length - failed.length, failed.length, queue.length)]);
      if (failed.length > 0) expect(linesOf(text.list)).toEqual(failed);
      expect(screen.queryByText(text.retry)).toBeNull();
    },
  },
});

const money = (amount: number) => ({ data: { answerRefund: { refundId: 4, amount } } });
const decided = {
  errors: [{ message: MSG, path: ['answerRefund'], extensions: { errorKey: 'REFUND_DECIDED' } }],
};

function begun(answers: (object | 'lost')[]) {
  const { client, sent } = recordingClient({ AnswerRefund: inTurn(answers) });
  let over = 0;
  const actor = createActor(
    answerRefunds(client, () => {
      over += 1;
    }),
  ).start();
  return { actor, sent, over: () => over };
}

describe('the supplier’s answer to refunds: scenarios', () => {
  beforeEach(() => void takeNotices());

  it('agrees once, to as much as was asked for unless an amount is typed', async () => {
    const { actor, sent, over } = begun([money(500), money(320)]);
    for (const amount of ['', '3.2']) {
      actor.send(ask([4]));
      actor.send({ type: 'subject.edit', change: { amount } });
      expect(givenIn(formOf(actor.getSnapshot()))).toBe(amount === '' ? 500 : 320);
      actor.send({ type: 'batch.confirm' });
      actor.send({ type: 'batch.confirm' });
      await answered();
      expect(takeNotices()).toEqual([['success', doneText('agree', 1)]]);
    }
    expect(sent).toEqual([
      ['AnswerRefund', { id: 4, input: { agree: true } }],
      ['AnswerRefund', { id: 4, input: { agree: true, amount: 320 } }],
    ]);
    expect(over()).toBe(2);
  });

  it.each([
    ['agree', 'abc', '', 'amount'],
    ['agree', '0', '', 'amount'],
    ['agree', '5.35', '', 'tooMuch'],
    ['refuse', '', ' ', 'reason'],
  ] as const)(
    'to %s with the amount %j and the words %j lacks something',
    (action, amount, reason, missing) => {
      const { actor, sent } = begun([]);
      actor.send(ask([4]));
      actor.send({ type: 'subject.edit', change: { amount, reason, action } });
      actor.send({ type: 'batch.confirm' });
      expect([actor.getSnapshot().value, actor.getSnapshot().context.problem, sent]).toEqual([
        ...['confirming', missing, []],
      ]);
    },
  );

  it('keeps what was typed when the server refuses, to be put right and sent again', async () => {
    const { actor, sent, over } = begun([decided, money(300)]);
    actor.send(ask([4]));
    actor.send({ type: 'subject.edit', change: { amount: '3', reason: '少退 2 元' } });
    actor.send({ type: 'batch.confirm' });
    await answered();
    expect([actor.getSnapshot().value, actor.getSnapshot().context.refusal?.msg, over()]).toEqual([
      ...[{ resting: 'refused' }, MSG, 0],
    ]);
    actor.send({ type: 'subject.edit', change: { reason: '少退 2 元，运费不退' } });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.refusal]).toEqual(['confirming', null]);
    actor.send({ type: 'batch.confirm' });
    await answered();
    expect(sent.map(([, variables]) => variables)).toEqual([
      { id: 4, input: { agree: true, amount: 300, reason: '少退 2 元' } },
      { id: 4, input: { agree: true, amount: 300, reason: '少退 2 元，运费不退' } },
    ]);
    expect(over()).toBe(1);
  });

  it('shows the refusal whatever amount was typed before', async () => {
    const { actor, sent } = begun([money(0)]);
    actor.send(ask([4]));
    actor.send({ type: 'subject.edit', change: { amount: '3' } });
    actor.send({ type: 'subject.edit', change: { action: 'refuse', reason: ' 已签收，完好 ' } });
    actor.send({ type: 'batch.confirm' });
    await answered();
    expect(sent).toEqual([['AnswerRefund', { id: 4, input: { agree: false, reason: '已签收，完好' } }]]);
  });

  it('goes on after one that has a result already, and says which that was', async () => {
    const { actor, sent } = begun([decided, money(500), money(500)]);
    actor.send(ask([1, 2, 3]));
    actor.send({ type: 'batch.confirm' });
    await answered();
    const { value, context } = actor.getSnapshot();
    expect(sent.map(([, variables]) => (variables as { id: number }).id)).toEqual([1, 2, 3]);
    expect([value, context.results]).toEqual([
      { resting: 'showingResults' },
      [
        { id: 1, packageNo: 'P1', problem: MSG },
        { id: 2, packageNo: 'P2', problem: null },
        { id: 3, packageNo: 'P3', problem: null },
      ],
    ]);
    expect(takeNotices()).toEqual([]);
  });

  it('asks again for the one whose answer was lost, and for none once it is stopped', async () => {
    const { actor, sent } = begun([money(500), 'lost', money(500), money(500)]);
    actor.send(ask([1, 2, 3]));
    actor.send({ type: 'batch.confirm' });
    await answered();
    actor.send({ type: 'batch.confirm' });
    actor.send({ type: 'batch.stop' });
    await answered();
    expect(sent.map(([, variables]) => (variables as { id: number }).id)).toEqual([1, 2, 2]);
    const { value, context } = actor.getSnapshot();
    expect([value, context.queue.map(({ id }) => id)]).toEqual([{ resting: 'showingResults' }, [3]]);
  });

  it('says that goods are back by a call of its own', async () => {
    const { client, sent } = recordingClient({
      ConfirmReturn: { confirmReturn: { refundId: 4, amount: 0 } },
    });
    const actor = createActor(answerRefunds(client)).start();
    actor.send(ask([4], 'return'));
    actor.send({ type: 'batch.confirm' });
    await answered();
    expect([sent, takeNotices()]).toEqual([
      [['ConfirmReturn', { id: 4 }]],
      [['success', doneText('return', 1)]],
    ]);
  });
});

it('fails where nothing was defined for a batch', () => {
  const errors: unknown[] = [];
  const actor = createActor(batchActionMachine);
  actor.subscribe({ error: (error) => void errors.push(error) });
  actor.start();
  actor.send({ type: 'batch.run', subject: {} });
  expect(errors).toEqual([new Error('action not provided')]);
});
