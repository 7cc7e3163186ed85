// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ReviewDialog } from '../../web/src/features/orders/ReviewDialog.tsx';
import {
  REVIEW_MAX,
  type Review,
  type ReviewOutcome,
  reviewOrderMachine,
} from '../../web/src/features/orders/reviewOrder.machine.ts';
import { reviewText as text } from '../../web/src/features/orders/reviewOrder.text.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { createModelTest, type StateAssertions } from '../support/modelTest.ts';
import { button, createViewTest, editableFields, isBusy, press, submit, type } from '../support/viewTest.tsx';

const subject = { id: 7, orderNo: 'D1', goodName: '毛绒小熊公仔 25cm' };
const reviewed = refusal('ORDER_STATE', '订单状态已变化，请刷新后重试');
const clean = { subject: null, score: 0, text: '', isScoreMissing: false, refusal: null };

interface World {
  said: number;
}

function fixture() {
  const world: World = { said: 0 };
  const announce = () => {
    world.said += 1;
  };
  return { world, machine: reviewOrderMachine.provide({ actions: { announce } }) };
}

const stateAssertions: StateAssertions<typeof reviewOrderMachine, World> = {
  closed: ({ context }) => expect(context).toEqual(clean),
  'form.filling': (snapshot) => {
    expect(snapshot.context.subject).toEqual(subject);
    expect(snapshot.context.isScoreMissing && snapshot.context.score > 0).toBe(false);
  },
  'form.broken': ({ context }) => {
    expect([context.score, context.refusal]).toEqual([4, null]);
  },
  sending: (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(snapshot.can({ type: 'review.send' })).toBe(false);
    expect(snapshot.can({ type: 'review.close' })).toBe(false);
  },
};

const modelTest = createModelTest(reviewOrderMachine, {
  outcomes: {
    sendReview: {
      done: { output: { kind: 'done' } },
      reviewed: { output: reviewed },
      lost: { error: new Error('offline') },
    },
  },
  events: [
    { type: 'review.open', subject },
    { type: 'score.choose', score: 4 },
    { type: 'text.edit', text: '很快' },
    { type: 'review.send' },
    { type: 'review.close' },
  ],
  limit: 400,
  key: ({ value, context: { score, text, isScoreMissing, refusal: why } }) => [
    value,
    score,
    text,
    isScoreMissing,
    why !== null,
  ],
  equivalence: ({ value, context: { score, isScoreMissing } }) => [value, score > 0, isScoreMissing],
  fixture,
});

describe('reviewing an order: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

const star = (score: number) =>
  screen.getByLabelText<HTMLInputElement>(text.star(score, text.scores[score - 1] ?? ''));

const viewTest = createViewTest(modelTest, {
  view: (actor) => <ReviewDialog actor={actor} />,
  externalEvents: ['review.open'],
  userActions: {
    'review.close': () => press(button(text.cancel)),
    'score.choose': ({ score }) => press(star(score)),
    'text.edit': ({ text: typed }) => type(screen.getByLabelText(text.text), typed),
    'review.send': () => submit(button(text.send)),
  },
  // A star that is lit cannot be chosen again, nor can the same words be typed.
  notOffered: ({ context }, event) =>
    (event.type === 'score.choose' && event.score === context.score) ||
    (event.type === 'text.edit' && event.text === context.text),
  stateAssertions: {
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
    'form.filling': ({ context: { score, text: words, isScoreMissing, refusal: why } }) => {
      expect(screen.getByText(`${subject.goodName} ·`, { exact: false }).textContent).toContain(
        subject.orderNo,
      );
      expect([star(4).checked, star(5).checked]).toEqual([score === 4, false]);
      expect(screen.getByLabelText<HTMLTextAreaElement>(text.text).value).toBe(words);
      expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
        ...(isScoreMissing ? [text.isScoreMissing] : []),
        ...(why ? [reviewed.msg] : []),
      ]);
      expect(isBusy(button(text.send))).toBe(false);
    },
    'form.broken': () => expect(screen.getByText(text.broken)).toBeDefined(),
    sending: () => {
      expect(isBusy(button(text.send))).toBe(true);
      expect(button(text.cancel).disabled).toBe(true);
      expect(editableFields()).toEqual([]);
    },
  },
});

describe('reviewing an order, in its dialog', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => expect(viewTest.uncovered()).toEqual([]));
});

describe('reviewing an order: scenarios', () => {
  const settled = () => new Promise(setImmediate);

  function start(outcomes: (ReviewOutcome | Error)[]) {
    const sent: Review[] = [];
    const { world, machine } = fixture();
    const sendReview = fromPromise<ReviewOutcome, Review>(async ({ input }) => {
      sent.push(input);
      const outcome = outcomes.shift() ?? { kind: 'done' };
      if (outcome instanceof Error) throw outcome;
      return outcome;
    });
    const actor = createActor(machine.provide({ actors: { sendReview } })).start();
    actor.send({ type: 'review.open', subject });
    return { actor, sent, world };
  }

  it('asks for the stars before anything is sent, and sends once', async () => {
    const { actor, sent, world } = start([]);
    actor.send({ type: 'text.edit', text: '很快' });
    actor.send({ type: 'review.send' });
    expect([actor.getSnapshot().context.isScoreMissing, sent]).toEqual([true, []]);
    actor.send({ type: 'score.choose', score: 5 });
    actor.send({ type: 'review.send' });
    actor.send({ type: 'review.send' });
    await settled();
    expect([sent, world.said]).toEqual([[{ orderId: 7, score: 5, text: '很快' }], 1]);
    expect(actor.getSnapshot().context).toEqual(clean);
  });

  it('keeps what was written through a lost answer and a refusal', async () => {
    const { actor, sent } = start([new Error('offline'), reviewed]);
    actor.send({ type: 'score.choose', score: 2 });
    actor.send({ type: 'text.edit', text: '破了一件' });
    actor.send({ type: 'review.send' });
    await settled();
    expect(actor.getSnapshot().value).toEqual({ form: 'broken' });
    actor.send({ type: 'review.send' });
    await settled();
    const { score, text, refusal: why } = actor.getSnapshot().context;
    expect([score, text, why, sent.length]).toEqual([2, '破了一件', reviewed, 2]);
  });

  it('takes no more words than the service does', () => {
    const { actor } = start([]);
    actor.send({ type: 'text.edit', text: '好'.repeat(REVIEW_MAX + 1) });
    expect(actor.getSnapshot().context.text).toBe('好'.repeat(REVIEW_MAX));
  });
});
