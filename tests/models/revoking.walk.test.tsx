// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { RevokeDialog } from '../../web/src/features/refunds/RevokeDialog.tsx';
import { revokingText as text } from '../../web/src/features/refunds/refunds.text.ts';
import { type Revoked, revokingMachine } from '../../web/src/features/refunds/revoking.machine.ts';
import {
  canAccept,
  isBroken,
  selectRefusal,
  selectSubject,
} from '../../web/src/features/refunds/revoking.selectors.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { alerts, button, isBusy, press, rendered } from '../support/rendered.tsx';
import { type Sights, walkOf } from '../support/walk.ts';

const subject = { refundId: 4, packageNo: 'P9' };
const decided = refusal('REFUND_DECIDED', '该退款已有结果，请刷新后重试');

interface World {
  announced: number;
}

function stage() {
  const world: World = { announced: 0 };
  const machine = revokingMachine.provide({
    actions: {
      announce: () => {
        world.announced += 1;
      },
    },
  });
  return { world, machine };
}

const sights: Sights<typeof revokingMachine, World> = {
  closed: (snapshot) => expect([selectSubject(snapshot), selectRefusal(snapshot)]).toEqual([null, null]),
  asking: (snapshot) => expect([selectSubject(snapshot), canAccept(snapshot)]).toEqual([subject, true]),
  revoking: (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(true);
    expect([canAccept(snapshot), snapshot.can({ type: 'revoke.dismiss' })]).toEqual([false, false]);
  },
  refused: (snapshot) => expect([selectRefusal(snapshot), canAccept(snapshot)]).toEqual([decided, false]),
  broken: (snapshot) => expect(canAccept(snapshot)).toBe(true),
};

const walk = walkOf(revokingMachine, {
  gates: {
    revokeRefund: {
      revoked: { output: { kind: 'revoked' } },
      decided: { output: decided },
      lost: { error: new Error('offline') },
    },
  },
  events: [{ type: 'revoke.ask', subject }, { type: 'revoke.accept' }, { type: 'revoke.dismiss' }],
  limit: 100,
  key: ({ value }) => value,
  stage,
});

describe('taking a refund back, walked', () => {
  it.each(walk.paths)('$title', (path) => path.run(undefined, sights));

  it('walks every edge', () => expect(walk.unwalked()).toEqual([]));
});

const seen = rendered(walk, {
  view: (revoking) => <RevokeDialog actor={revoking} />,
  outside: ['revoke.ask'],
  hands: {
    'revoke.accept': (_, snapshot) => press(button(isBroken(snapshot) ? text.retry : text.accept)),
    'revoke.dismiss': (_, snapshot) => press(button(selectRefusal(snapshot) ? text.gotIt : text.cancel)),
  },
  sights: {
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
    asking: () => {
      expect(screen.getByText(text.words('P9'))).toBeDefined();
      expect([isBusy(button(text.accept)), alerts()]).toEqual([false, []]);
    },
    revoking: () => {
      expect([isBusy(button(text.accept)), button(text.cancel).disabled]).toEqual([true, true]);
    },
    refused: () => {
      expect(alerts()).toEqual([decided.msg]);
      expect([screen.queryByText(text.words('P9')), screen.queryByText(text.accept)]).toEqual([null, null]);
    },
    broken: () => expect([alerts(), isBusy(button(text.retry))]).toEqual([[text.broken], false]),
  },
});

describe('taking a refund back, in its dialog', () => {
  it.each(seen.paths)('$title', (path) => path.run());

  it('walks every edge', () => expect(seen.unwalked()).toEqual([]));
});

it('takes the refund back that was asked about, once, and says so', async () => {
  const asked: number[] = [];
  const { world, machine } = stage();
  const revokeRefund = fromPromise<Revoked, number>(async ({ input }) => {
    asked.push(input);
    return { kind: 'revoked' };
  });
  const actor = createActor(machine.provide({ actors: { revokeRefund } })).start();
  actor.send({ type: 'revoke.ask', subject });
  actor.send({ type: 'revoke.accept' });
  actor.send({ type: 'revoke.accept' });
  await new Promise(setImmediate);
  expect([asked, world.announced, actor.getSnapshot().value]).toEqual([[4], 1, 'closed']);
});
