// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { AnswerDialog } from '../../web/src/features/refunds/AnswerDialog.tsx';
import {
  type AnswerAction,
  type AnswerContext,
  type Answered,
  type AnswerInput,
  type AnswerSubject,
  answeringMachine,
} from '../../web/src/features/refunds/answering.machine.ts';
import { canRetry, givenIn } from '../../web/src/features/refunds/answering.selectors.ts';
import {
  acceptText,
  lackText,
  outcomeLines,
  answeringText as text,
} from '../../web/src/features/refunds/answering.text.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { uiText } from '../../web/src/ui/ui.text.ts';
import { alerts, buttonSaying, isBusy, openFields, press, rendered, type } from '../support/rendered.tsx';
import { type Sights, walkOf } from '../support/walk.ts';

const refund = (id: number): AnswerSubject => ({
  ...{ id, refundNo: `R${id}`, packageNo: `P${id}`, goodName: '玻璃杯', num: 2, waybillNo: 'SF1234567890' },
  ...{ amount: 500, packageFee: 534, reason: '破损', dueAt: '2026-11-23T10:00:00+08:00' },
});
const decided = refusal('REFUND_DECIDED', '该退款已有结果，请刷新后重试');
const done: Answered = { kind: 'done', amount: 500 };

interface World {
  announced: [AnswerAction, number][];
  lettingGo: number;
}

function stage() {
  const world: World = { announced: [], lettingGo: 0 };
  const machine = answeringMachine.provide({
    actions: {
      announce: (_, { action, results }) => void world.announced.push([action, results.size]),
      notifyClosed: () => {
        world.lettingGo += 1;
      },
    },
  });
  return { world, machine };
}

const sights: Sights<typeof answeringMachine, World> = {
  closed: (snapshot) => {
    const { refunds, amount, reason, lack, queue, results } = snapshot.context;
    expect([refunds, amount, reason, lack, queue, results.size]).toEqual([[], '', '', null, [], 0]);
    expect(snapshot.hasTag('open')).toBe(false);
  },
  asking: (snapshot) => {
    expect(snapshot.context.queue).toEqual([]);
    if (snapshot.context.action === 'return')
      expect(snapshot.can({ type: 'action.choose', action: 'refuse' })).toBe(false);
  },
  answering: (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(snapshot.context.queue.length).toBeGreaterThan(0);
    for (const type of ['answer.accept', 'answer.dismiss'] as const)
      expect(snapshot.can({ type })).toBe(false);
  },
  broken: (snapshot) => expect([canRetry(snapshot), snapshot.context.stopping]).toEqual([true, false]),
  told: (snapshot) => {
    expect(canRetry(snapshot)).toBe(false);
    expect(snapshot.context.results.size).toBeGreaterThan(0);
  },
};

const walk = walkOf(answeringMachine, {
  gates: {
    sendAnswer: {
      done: { output: done },
      decided: { output: decided },
      lost: { error: new Error('offline') },
    },
  },
  events: [
    { type: 'answer.ask', refunds: [], action: 'agree' },
    { type: 'answer.ask', refunds: [refund(1)], action: 'agree' },
    { type: 'answer.ask', refunds: [refund(1), refund(2)], action: 'agree' },
    { type: 'answer.ask', refunds: [refund(1)], action: 'return' },
    { type: 'action.choose', action: 'refuse' },
    { type: 'action.choose', action: 'agree' },
    { type: 'amount.edit', amount: '9' },
    { type: 'reason.edit', reason: '完好' },
    { type: 'answer.accept' },
    { type: 'answer.stop' },
    { type: 'answer.retry' },
    { type: 'answer.dismiss' },
  ],
  limit: 3000,
  key: ({ value, context: { action, refunds, amount, reason, lack, queue, results, stopping } }) => [
    ...[value, action, refunds.length, amount, reason, lack, queue.length, stopping],
    [...results.values()].map(({ kind }) => kind),
  ],
  alike: ({ value, context: { action, refunds, lack, queue, stopping } }) => [
    ...[value, action, refunds.length, lack, queue.length, stopping],
  ],
  stage,
});

describe('the supplier’s answer to refunds, walked', () => {
  it.each(walk.paths)('$title', (path) => path.run(undefined, sights));

  it('walks every edge', () => expect(walk.unwalked()).toEqual([]));
});

const linesOf = (name: string) =>
  within(screen.getByLabelText(name))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const acceptOf = (context: AnswerContext) =>
  acceptText(context.action, context.refunds.length, givenIn(context));

const seen = rendered(walk, {
  view: (answering) => <AnswerDialog actor={answering} />,
  outside: ['answer.ask'],
  hands: {
    'action.choose': ({ action }) => press(screen.getByLabelText(text[action])),
    'amount.edit': ({ amount }) => type(screen.getByLabelText(text.amount), amount),
    'reason.edit': ({ reason }) => type(screen.getByLabelText(/^给买家的话/), reason),
    'answer.accept': (_, { context }) => press(buttonSaying(acceptOf(context))),
    'answer.stop': (_, { context: { refunds, stopping } }) =>
      press(
        refunds.length === 1
          ? screen.getByLabelText(uiText.close)
          : buttonSaying(stopping ? text.stopping : text.stop),
      ),
    'answer.retry': () => press(buttonSaying(text.retry)),
    'answer.dismiss': (_, snapshot) => {
      const end = canRetry(snapshot) ? text.close : text.gotIt;
      press(buttonSaying(snapshot.matches('asking') ? text.cancel : end));
    },
  },
  withheld: ({ context: { action, refunds } }, { type }) => {
    const isOne = refunds.length === 1;
    switch (type) {
      // Many are only agreed to, for as much as was asked for.
      case 'action.choose':
        return !isOne;
      case 'amount.edit':
        return !isOne || action !== 'agree';
      // Who says that the goods are back has no words for the buyer.
      case 'reason.edit':
        return action === 'return';
      default:
        return false;
    }
  },
  sights: {
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
    asking: ({ context }) => {
      const { action, refunds, lack } = context;
      expect(linesOf(text.what)).toEqual(outcomeLines(action, refunds, givenIn(context)));
      expect(alerts()).toEqual(lack ? [lackText(lack)] : []);
      expect(isBusy(buttonSaying(acceptOf(context)))).toBe(false);
      expect(screen.queryByLabelText(text.refuse) !== null).toBe(refunds.length === 1 && action !== 'return');
    },
    answering: ({ context }) => {
      const { refunds, results, stopping } = context;
      if (refunds.length === 1) {
        expect(isBusy(buttonSaying(acceptOf(context)))).toBe(true);
        expect(buttonSaying(text.cancel).disabled).toBe(true);
        expect(openFields()).toEqual([]);
      } else {
        expect(screen.getByText(text.progress(results.size, refunds.length))).toBeDefined();
        expect(buttonSaying(stopping ? text.stopping : text.stop).disabled).toBe(stopping);
      }
    },
    broken: () => expect([alerts(), buttonSaying(text.retry).disabled]).toEqual([[text.broken], false]),
    told: ({ context: { results, queue } }) => {
      const failed = [...results].flatMap(([id, result]) =>
        result.kind === 'failed' ? [`P${id}${result.msg}`] : [],
      );
      expect(alerts()).toEqual([text.tally(results.size - failed.length, failed.length, queue.length)]);
      if (failed.length > 0) expect(linesOf(text.list)).toEqual(failed);
      expect(screen.queryByText(text.retry)).toBeNull();
    },
  },
});

describe('the supplier’s answer to refunds, in its dialog', () => {
  it.each(seen.paths)('$title', (path) => path.run());

  it('walks every edge', () => expect(seen.unwalked()).toEqual([]));
});

function begun(answers: (Answered | Error)[]) {
  const sent: AnswerInput[] = [];
  const { world, machine } = stage();
  const sendAnswer = fromPromise<Answered, AnswerInput>(async ({ input }) => {
    sent.push(input);
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? new Error('no answer');
    return answer;
  });
  const actor = createActor(machine.provide({ actors: { sendAnswer } })).start();
  return { actor, sent, world };
}
const settled = () => new Promise(setImmediate);

describe('the supplier’s answer to refunds, pinned', () => {
  it('agrees once, to as much as was asked for unless an amount is typed', async () => {
    const { actor, sent, world } = begun([done, done]);
    for (const amount of ['', '3.2']) {
      actor.send({ type: 'answer.ask', refunds: [refund(4)], action: 'agree' });
      actor.send({ type: 'amount.edit', amount });
      expect(givenIn(actor.getSnapshot().context)).toBe(amount === '' ? 500 : 320);
      actor.send({ type: 'answer.accept' });
      actor.send({ type: 'answer.accept' });
      await settled();
    }
    const answer = { refundId: 4, action: 'agree', reason: '' };
    expect(sent).toEqual([
      { ...answer, amount: null },
      { ...answer, amount: 320 },
    ]);
    expect([world.announced, world.lettingGo]).toEqual([Array(2).fill(['agree', 1]), 2]);
  });

  it.each([
    ['agree', 'abc', '', 'amount'],
    ['agree', '0', '', 'amount'],
    ['agree', '5.35', '', 'tooMuch'],
    ['refuse', '', ' ', 'reason'],
  ] as const)('to %s with the amount %j and the words %j lacks something', (action, amount, reason, lack) => {
    const { actor, sent } = begun([]);
    actor.send({ type: 'answer.ask', refunds: [refund(4)], action: 'agree' });
    actor.send({ type: 'amount.edit', amount });
    actor.send({ type: 'reason.edit', reason });
    actor.send({ type: 'action.choose', action });
    actor.send({ type: 'answer.accept' });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.lack, sent]).toEqual(['asking', lack, []]);
  });

  it('refuses with its words, whatever amount was typed before', async () => {
    const { actor, sent } = begun([done]);
    actor.send({ type: 'answer.ask', refunds: [refund(4)], action: 'agree' });
    actor.send({ type: 'amount.edit', amount: '3' });
    actor.send({ type: 'action.choose', action: 'refuse' });
    actor.send({ type: 'reason.edit', reason: ' 已签收，完好 ' });
    actor.send({ type: 'answer.accept' });
    await settled();
    expect(sent).toEqual([{ refundId: 4, action: 'refuse', amount: null, reason: '已签收，完好' }]);
  });

  it('goes on after one that has a result already, and says which that was', async () => {
    const { actor, sent, world } = begun([decided, done, done]);
    actor.send({ type: 'answer.ask', refunds: [1, 2, 3].map(refund), action: 'agree' });
    actor.send({ type: 'answer.accept' });
    await settled();
    const { value, context } = actor.getSnapshot();
    expect(sent.map(({ refundId }) => refundId)).toEqual([1, 2, 3]);
    expect([value, [...context.results]]).toEqual([
      'told',
      [
        [1, { kind: 'failed', msg: decided.msg }],
        [2, { kind: 'done', amount: 500 }],
        [3, { kind: 'done', amount: 500 }],
      ],
    ]);
    expect(world.announced).toEqual([]);
  });

  it('asks again for the one whose answer was lost, and for none once it is stopped', async () => {
    const { actor, sent } = begun([done, new Error('offline'), done, done]);
    actor.send({ type: 'answer.ask', refunds: [1, 2, 3].map(refund), action: 'agree' });
    actor.send({ type: 'answer.accept' });
    await settled();
    actor.send({ type: 'answer.retry' });
    actor.send({ type: 'answer.stop' });
    await settled();
    expect(sent.map(({ refundId }) => refundId)).toEqual([1, 2, 2]);
    expect([actor.getSnapshot().value, actor.getSnapshot().context.queue]).toEqual(['told', [3]]);
  });
});
