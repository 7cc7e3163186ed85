// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { RevokeCashOutDialog } from '../../web/src/features/cashOuts/RevokeCashOutDialog.tsx';
import {
  type Revoked,
  type RevokeSubject,
  revokingCashOutMachine,
} from '../../web/src/features/cashOuts/revoking.machine.ts';
import {
  canAccept,
  isBroken,
  isBusy,
  selectRefusal,
  selectSubject,
} from '../../web/src/features/cashOuts/revoking.selectors.ts';
import { revokingText as text } from '../../web/src/features/cashOuts/revoking.text.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { alerts, button, isBusy as isButtonBusy, press, rendered } from '../support/rendered.tsx';
import { type Sights, walkOf } from '../support/walk.ts';

const subject: RevokeSubject = { id: 7, amount: 12_345 };
const decided = refusal('CASHOUT_STATE', '该提现已有结果，请刷新后重试');

interface World {
  announced: (RevokeSubject | null)[];
}

function stage() {
  const world: World = { announced: [] };
  const announce = (_: unknown, params: { subject: RevokeSubject | null }) =>
    void world.announced.push(params.subject);
  return { world, machine: revokingCashOutMachine.provide({ actions: { announce } }) };
}

const sights: Sights<typeof revokingCashOutMachine, World> = {
  closed: (snapshot) => expect([selectSubject(snapshot), selectRefusal(snapshot)]).toEqual([null, null]),
  asking: (snapshot) => expect([selectSubject(snapshot), canAccept(snapshot)]).toEqual([subject, true]),
  revoking: (snapshot) => {
    expect([isBusy(snapshot), canAccept(snapshot)]).toEqual([true, false]);
    expect(snapshot.can({ type: 'revoke.dismiss' })).toBe(false);
  },
  refused: (snapshot) => expect([selectRefusal(snapshot), canAccept(snapshot)]).toEqual([decided, false]),
  broken: (snapshot) => expect([isBroken(snapshot), canAccept(snapshot)]).toEqual([true, true]),
};

const walk = walkOf(revokingCashOutMachine, {
  gates: {
    revokeCashOut: {
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

describe('taking a cash-out back, walked', () => {
  it.each(walk.paths)('$title', (path) => path.run(undefined, sights));

  it('walks every edge', () => expect(walk.unwalked()).toEqual([]));
});

const question = () => screen.queryByText('撤销后 ¥123.45 会立即退回可用余额。');

const seen = rendered(walk, {
  view: (revoking) => <RevokeCashOutDialog actor={revoking} />,
  outside: ['revoke.ask'],
  hands: {
    'revoke.accept': (_, snapshot) => press(button(isBroken(snapshot) ? text.retry : text.accept)),
    'revoke.dismiss': (_, snapshot) => press(button(selectRefusal(snapshot) ? text.gotIt : text.cancel)),
  },
  sights: {
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
    asking: () => {
      expect(question()).not.toBeNull();
      expect([isButtonBusy(button(text.accept)), alerts()]).toEqual([false, []]);
    },
    revoking: () => {
      expect([isButtonBusy(button(text.accept)), button(text.cancel).disabled]).toEqual([true, true]);
    },
    refused: () => {
      expect(alerts()).toEqual([decided.msg]);
      expect([question(), screen.queryByText(text.accept)]).toEqual([null, null]);
    },
    broken: () => expect([alerts(), isButtonBusy(button(text.retry))]).toEqual([[text.broken], false]),
  },
});

describe('taking a cash-out back, in its dialog', () => {
  it.each(seen.paths)('$title', (path) => path.run());

  it('walks every edge', () => expect(seen.unwalked()).toEqual([]));
});

it('takes the cash-out back that was asked about, once, and says what comes back', async () => {
  const asked: number[] = [];
  const { world, machine } = stage();
  const revokeCashOut = fromPromise<Revoked, number>(async ({ input }) => {
    asked.push(input);
    return { kind: 'revoked' };
  });
  const actor = createActor(machine.provide({ actors: { revokeCashOut } })).start();
  actor.send({ type: 'revoke.ask', subject });
  actor.send({ type: 'revoke.accept' });
  actor.send({ type: 'revoke.accept' });
  await new Promise(setImmediate);
  expect([asked, world.announced, actor.getSnapshot().value]).toEqual([[7], [subject], 'closed']);
});
