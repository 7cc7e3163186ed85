import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  orderActionsMachine,
  type QuickInput,
  type QuickOutcome,
} from '../../web/src/features/orders/orderActions.machine.ts';
import { selectQuick } from '../../web/src/features/orders/orderActions.selectors.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { type Sights, walkOf } from '../support/walk.ts';

const subject = { id: 7, orderNo: 'D1', totalFee: 534, packageCount: 1, paid: false };
const question = { type: 'deed.ask', deed: 'pay', subject, clientNo: 'n1' } as const;
const resending = { type: 'quick.choose', deed: 'resend', orderId: 7 } as const;
const short = refusal('BALANCE_SHORT', '余额不足，还差5.34元，请先充值');
const often = refusal('RATE_LIMITED', '操作过于频繁，请稍后再试');
const resent: QuickOutcome = { kind: 'resent', submitted: 2, failed: [] };

interface World {
  said: unknown[];
}

function stage() {
  const world: World = { said: [] };
  const machine = orderActionsMachine.provide({
    actions: {
      announce: (_, { deed }) => void world.said.push(deed),
      sayOutcome: (_, { outcome }) => void world.said.push(outcome),
      sayFailure: () => void world.said.push('lost'),
    },
  });
  return { world, machine };
}

const sights: Sights<typeof orderActionsMachine, World> = {
  idle: (snapshot) => {
    expect(selectQuick(snapshot)).toBeNull();
    expect([snapshot.hasTag('open'), snapshot.hasTag('busy')]).toEqual([false, false]);
  },
  running: (snapshot) => {
    expect(selectQuick(snapshot)).toEqual({ deed: 'resend', orderId: 7 });
    expect(snapshot.hasTag('open')).toBe(false);
    expect([snapshot.can(resending), snapshot.can(question)]).toEqual([false, false]);
  },
  asking: ({ context }) => expect([context.subject, context.refusal]).toEqual([subject, null]),
  doing: (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(snapshot.can({ type: 'deed.accept' })).toBe(false);
    expect(snapshot.can({ type: 'deed.dismiss' })).toBe(false);
  },
  refused: (snapshot) => {
    expect(snapshot.context.refusal).toEqual(short);
    expect(snapshot.can({ type: 'deed.accept' })).toBe(false);
  },
  broken: (snapshot) => expect(snapshot.can({ type: 'deed.accept' })).toBe(true),
};

const walk = walkOf(orderActionsMachine, {
  gates: {
    doDeed: {
      done: { output: { kind: 'done' } },
      short: { output: short },
      lost: { error: new Error('offline') },
    },
    doQuick: {
      resent: { output: resent },
      often: { output: often },
      lost: { error: new Error('offline') },
    },
  },
  events: [question, { type: 'deed.accept' }, { type: 'deed.dismiss' }, resending],
  limit: 200,
  key: ({ value }) => value,
  stage,
});

describe("the actions on an order's row, walked", () => {
  it.each(walk.paths)('$title', (path) => path.run(undefined, sights));

  it('walks every edge', () => expect(walk.unwalked()).toEqual([]));
});

describe("the actions on an order's row, pinned", () => {
  it.each([
    ['what came of it', async () => resent, resent],
    ['why not', async () => often, often],
    ['that there is no answer', () => Promise.reject(new Error('offline')), 'lost'],
  ])('posts again once at a click, and says %s', async (_, answer: () => Promise<QuickOutcome>, said) => {
    const asked: (QuickInput | null)[] = [];
    const { world, machine } = stage();
    const doQuick = fromPromise<QuickOutcome, QuickInput | null>(({ input }) => {
      asked.push(input);
      return answer();
    });
    const actor = createActor(machine.provide({ actors: { doQuick } })).start();
    actor.send(resending);
    actor.send(resending);
    await new Promise(setImmediate);
    expect([asked, world.said]).toEqual([[{ deed: 'resend', orderId: 7 }], [said]]);
  });
});
