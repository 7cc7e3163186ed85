// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { RefundSubject } from '../../web/src/features/refunds/foresee.ts';
import { RefundDialog } from '../../web/src/features/refunds/RefundDialog.tsx';
import {
  PART_SIZE,
  type ParcelOutcome,
  type PartAnswer,
  type PartInput,
  refundingMachine,
} from '../../web/src/features/refunds/refunding.machine.ts';
import { outlookIn, tallyOf } from '../../web/src/features/refunds/refunding.selectors.ts';
import { tallyText, refundingText as text } from '../../web/src/features/refunds/refunds.text.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { alerts, buttonSaying, press, rendered, type } from '../support/rendered.tsx';
import { type Sights, walkOf } from '../support/walk.ts';

const parcel = (id: number, more: Partial<RefundSubject> = {}): RefundSubject => ({
  id,
  packageNo: `P${id}`,
  goodName: '玻璃杯',
  price: 534,
  status: 'PENDING_SHIPMENT',
  outputStatus: 'NONE',
  refundStatus: 'NONE',
  signedAt: null,
  allowedActions: ['REFUND'],
  ...more,
});
const many = Array.from({ length: PART_SIZE + 1 }, (_, at) => parcel(at + 1));
const signed = parcel(900, { status: 'SIGNED', signedAt: '2026-11-20T10:00:00+08:00' });
const gone = parcel(901, { status: 'REFUNDED', refundStatus: 'SUCCESS', allowedActions: [] });

const back: ParcelOutcome = { kind: 'applied', refundStatus: 'SUCCESS', amount: 534 };
const told: PartAnswer = { kind: 'told', outcomes: new Map([[1, back]]) };
const often = refusal('RATE_LIMITED', '操作过于频繁，请稍后再试');

interface World {
  reported: ReadonlyMap<number, ParcelOutcome>[];
}

function stage() {
  const world: World = { reported: [] };
  const machine = refundingMachine.provide({
    actions: { report: (_, { outcomes }) => void world.reported.push(outcomes) },
  });
  return { world, machine };
}

const sights: Sights<typeof refundingMachine, World> = {
  closed: (snapshot) => {
    const { parcels, reason, outcomes, queue, refusal: why } = snapshot.context;
    expect([parcels, reason, outcomes.size, queue, why]).toEqual([[], '', 0, [], null]);
    expect(snapshot.hasTag('open')).toBe(false);
  },
  asking: ({ context }) => {
    expect(context.queue).toEqual([]);
    if (context.isReasonMissing) expect(context.reason.trim()).toBe('');
  },
  sending: (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(snapshot.context.queue.length).toBeGreaterThan(0);
    expect(snapshot.can({ type: 'refund.accept' })).toBe(false);
    expect(snapshot.can({ type: 'refund.dismiss' })).toBe(false);
  },
  refused: ({ context }) => expect([context.refusal, context.stopping]).toEqual([often, false]),
  broken: ({ context }) => expect([context.again, context.stopping]).toEqual([true, false]),
  told: (snapshot) => {
    expect(snapshot.context.outcomes.size).toBeGreaterThan(0);
    expect(snapshot.can({ type: 'refund.accept' })).toBe(false);
  },
  leaving: () => expect.unreachable('nobody rests here'),
};

const walk = walkOf(refundingMachine, {
  gates: {
    sendPart: {
      told: { output: told },
      often: { output: often },
      lost: { error: new Error('offline') },
    },
  },
  events: [
    { type: 'refund.ask', parcels: many, by: 'buyer' },
    { type: 'refund.ask', parcels: [signed, gone], by: 'buyer' },
    { type: 'refund.ask', parcels: [gone], by: 'buyer' },
    { type: 'reason.edit', reason: '破损' },
    { type: 'refund.accept' },
    { type: 'refund.stop' },
    { type: 'refund.retry' },
    { type: 'refund.dismiss' },
  ],
  limit: 2000,
  key: ({ value, context: { parcels, reason, isReasonMissing, queue, outcomes, again, stopping } }) => [
    ...[value, parcels.length, reason !== '', isReasonMissing],
    ...[queue.length, outcomes.size, again, stopping],
  ],
  stage,
});

describe('asking for the money of parcels, walked', () => {
  it.each(walk.paths)('$title', (path) => path.run(undefined, sights));

  it('walks every edge', () => expect(walk.unwalked()).toEqual([]));
});

const seen = rendered(walk, {
  view: (refunding) => <RefundDialog actor={refunding} />,
  outside: ['refund.ask'],
  hands: {
    'reason.edit': ({ reason }) => type(screen.getByLabelText(/^退款原因/), reason),
    'refund.accept': (_, { context }) => {
      const { possible, fen } = outlookIn(context);
      press(buttonSaying(text.accept(possible.length, fen, context.by)));
    },
    'refund.stop': (_, { context }) => press(buttonSaying(context.stopping ? text.stopping : text.stop)),
    'refund.retry': () => press(buttonSaying(text.retry)),
    'refund.dismiss': (_, snapshot) => {
      const canAccept = snapshot.matches('asking') && outlookIn(snapshot.context).possible.length > 0;
      const end = snapshot.matches('told') ? text.gotIt : text.close;
      press(buttonSaying(canAccept ? text.cancel : end));
    },
  },
  // No reason is asked for where nothing can be refunded.
  withheld: ({ context }, event) => event.type === 'reason.edit' && outlookIn(context).possible.length === 0,
  sights: {
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
    asking: ({ context }) => {
      const { possible, fen } = outlookIn(context);
      const impossible = context.parcels.length - possible.length;
      if (possible.length === 0) return expect(alerts()).toEqual([text.none]);
      expect(screen.getByText(text.possible(possible.length, fen))).toBeDefined();
      expect(alerts()).toEqual([
        ...(impossible > 0 ? [text.impossible(impossible)] : []),
        ...(context.isReasonMissing ? [text.reasonMissing] : []),
      ]);
    },
    sending: ({ context }) => {
      const { queue, stopping } = context;
      const all = outlookIn(context).possible.length;
      expect(screen.getByRole('status').textContent).toBe(text.progress(all - queue.length, all));
      expect(buttonSaying(stopping ? text.stopping : text.stop).disabled).toBe(stopping);
      expect(screen.queryByText(text.retry)).toBeNull();
    },
    refused: () => expect([alerts()[0], buttonSaying(text.retry).disabled]).toEqual([often.msg, false]),
    broken: () => expect([alerts()[0], buttonSaying(text.retry).disabled]).toEqual([text.broken, false]),
    told: ({ context }) => {
      expect(screen.getByText(tallyText(tallyOf(context)))).toBeDefined();
      expect(screen.queryByText(text.retry)).toBeNull();
    },
    leaving: () => expect.unreachable('nobody rests here'),
  },
});

describe('asking for the money of parcels, in its dialog', () => {
  it.each(seen.paths)('$title', (path) => path.run());

  it('walks every edge', () => expect(seen.unwalked()).toEqual([]));
});

/** Runs the machine on answers given one by one. */
function begun(answers: (PartAnswer | Error)[]) {
  const sent: PartInput[] = [];
  const { world, machine } = stage();
  const sendPart = fromPromise<PartAnswer, PartInput>(async ({ input }) => {
    sent.push(input);
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? new Error('no answer');
    return answer;
  });
  const actor = createActor(machine.provide({ actors: { sendPart } })).start();
  return { actor, sent, world };
}

const answered = (ids: readonly number[], outcome: ParcelOutcome): PartAnswer => ({
  kind: 'told',
  outcomes: new Map(ids.map((id) => [id, outcome])),
});
const settled = () => new Promise(setImmediate);

describe('asking for the money of parcels, pinned', () => {
  it('sends more than a part one after the other, and those alone whose money can be asked for', async () => {
    const ids = many.map(({ id }) => id);
    const [first, second] = [ids.slice(0, PART_SIZE), ids.slice(PART_SIZE)];
    const failed: ParcelOutcome = { kind: 'failed', msg: '该包裹正在退款中，请勿重复申请' };
    const { actor, sent, world } = begun([answered(first, back), answered(second, failed)]);
    actor.send({ type: 'refund.ask', parcels: [gone, ...many], by: 'buyer' });
    actor.send({ type: 'reason.edit', reason: ' 拍错 ' });
    actor.send({ type: 'refund.accept' });
    actor.send({ type: 'refund.accept' });
    await settled();
    const part = { reason: '拍错', again: false };
    expect(sent).toEqual([
      { ...part, packageIds: first },
      { ...part, packageIds: second },
    ]);
    expect(tallyOf(actor.getSnapshot().context)).toEqual({
      ...{ applied: PART_SIZE, failed: 1, unsent: 0 },
      ...{ returned: 534 * PART_SIZE, awaited: 0 },
    });
    actor.send({ type: 'refund.dismiss' });
    expect(world.reported.map(({ size }) => size)).toEqual([PART_SIZE + 1]);
  });

  it('asks again for the same part after a lost answer, and says that it does', async () => {
    const { actor, sent } = begun([new Error('offline'), answered([1], back)]);
    actor.send({ type: 'refund.ask', parcels: [parcel(1)], by: 'buyer' });
    actor.send({ type: 'refund.accept' });
    await settled();
    actor.send({ type: 'refund.retry' });
    await settled();
    expect(sent).toEqual([
      { packageIds: [1], reason: '', again: false },
      { packageIds: [1], reason: '', again: true },
    ]);
    expect(actor.getSnapshot().value).toBe('told');
  });

  it('sends no further part once it is stopped', async () => {
    const { actor, sent } = begun([
      answered(
        many.slice(0, PART_SIZE).map(({ id }) => id),
        back,
      ),
    ]);
    actor.send({ type: 'refund.ask', parcels: many, by: 'buyer' });
    actor.send({ type: 'refund.accept' });
    actor.send({ type: 'refund.stop' });
    await settled();
    expect([sent.length, tallyOf(actor.getSnapshot().context).unsent]).toEqual([1, 1]);
  });

  it('needs a reason for what was signed', () => {
    const { actor } = begun([]);
    actor.send({ type: 'refund.ask', parcels: [signed], by: 'buyer' });
    actor.send({ type: 'refund.accept' });
    const { value, context } = actor.getSnapshot();
    expect([value, context.isReasonMissing, outlookIn(context).needsReason]).toEqual(['asking', true, true]);
  });
});
