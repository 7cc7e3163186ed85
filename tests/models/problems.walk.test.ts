import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  problemsMachine,
  type Resend,
  type Resent,
} from '../../web/src/features/shipments/shops/problems.machine.ts';
import { selectResending } from '../../web/src/features/shipments/shops/problems.selectors.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { type Sights, walkOf } from '../support/walk.ts';

const resend: Resend = { problemId: 'AUTO_SEND:9', orderId: 7, packageIds: [9] };
const resent: Resent = { kind: 'resent', submitted: 1, failed: [] };
const lapsed = refusal('SHOP_EXPIRED', '店铺授权已过期，请续期后重试');

interface World {
  said: (Resent | 'lost')[];
}

function stage() {
  const world: World = { said: [] };
  const machine = problemsMachine.provide({
    actions: {
      sayOutcome: (_, { outcome }) => void world.said.push(outcome),
      sayFailure: () => void world.said.push('lost'),
    },
  });
  return { world, machine };
}

const sights: Sights<typeof problemsMachine, World> = {
  idle: (snapshot) => expect(selectResending(snapshot)).toBeNull(),
  resending: (snapshot) => {
    expect(selectResending(snapshot)).toBe('AUTO_SEND:9');
    expect(snapshot.can({ type: 'resend.choose', resend })).toBe(false);
  },
};

const walk = walkOf(problemsMachine, {
  gates: {
    resendParcels: {
      resent: { output: resent },
      lapsed: { output: lapsed },
      lost: { error: new Error('offline') },
    },
  },
  events: [{ type: 'resend.choose', resend }],
  limit: 50,
  key: ({ value }) => value,
  stage,
});

describe('what needs a person, walked', () => {
  it.each(walk.paths)('$title', (path) => path.run(undefined, sights));

  it('walks every edge', () => expect(walk.unwalked()).toEqual([]));
});

describe('what needs a person, pinned', () => {
  it.each([
    ['how many were posted', async () => resent, resent],
    ['why they were not', async () => lapsed, lapsed],
    ['that there is no answer', () => Promise.reject(new Error('offline')), 'lost'],
  ])('posts again once, and says %s', async (_, answer: () => Promise<Resent>, said) => {
    const asked: (Resend | null)[] = [];
    const { world, machine } = stage();
    const resendParcels = fromPromise<Resent, Resend | null>(({ input }) => {
      asked.push(input);
      return answer();
    });
    const actor = createActor(machine.provide({ actors: { resendParcels } })).start();
    actor.send({ type: 'resend.choose', resend });
    actor.send({ type: 'resend.choose', resend });
    await new Promise(setImmediate);
    expect([asked, world.said]).toEqual([[resend], [said]]);
  });
});
