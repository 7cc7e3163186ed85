// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  consoleSessionMachine,
  type LoadedOperator,
  type Operator,
} from '../../web/src/console/session/consoleSession.machine.ts';
import { IdleWarning } from '../../web/src/console/session/IdleWarning.tsx';
import { sessionText as text } from '../../web/src/console/session/session.text.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { isBusy } from '../../web/src/lib/selectors.ts';
import { manualClock } from '../support/manualClock.ts';
import { createModelTest, type StateAssertions } from '../support/modelTest.ts';
import { uncoveredByAll } from '../support/uncoveredByAll.ts';
import {
  alerts,
  button,
  buttonSaying,
  createViewTest,
  isBusy as isButtonBusy,
  press,
} from '../support/viewTest.tsx';

const operator: Operator = {
  ...{ id: 2, name: 'kefu', displayName: '李客服', roles: ['客服'], permissions: ['orders.read'] },
  ...{ recoveryCodesLeft: 10, idleMinutes: 30 },
};
const offline = { error: new Error('offline') };
const loadOutcomes = {
  loaded: { output: { kind: 'loaded', operator } satisfies LoadedOperator },
  over: { output: refusal('SESSION_EXPIRED', '登录已过期') },
  lost: offline,
};

interface World {
  stored: (string | null)[];
  home: number;
}

function fixture() {
  const world: World = { stored: [], home: 0 };
  const machine = consoleSessionMachine.provide({
    actions: {
      storeToken: (_, { token }) => void world.stored.push(token),
      clearSession: () => void world.stored.push(null),
      goHome: () => {
        world.home += 1;
      },
    },
  });
  return { world, machine };
}

const signedIn = ({ context }: { context: { operator: Operator | null } }) =>
  expect(context.operator).toEqual(operator);

const stateAssertions: StateAssertions<typeof consoleSessionMachine, World> = {
  deciding: () => expect.unreachable('it is decided at once'),
  asking: (snapshot) => expect([isBusy(snapshot), snapshot.context.operator]).toEqual([true, null]),
  reading: (snapshot) => expect([isBusy(snapshot), snapshot.context.operator]).toEqual([true, null]),
  unreachable: (snapshot) =>
    expect([snapshot.hasTag('failed'), snapshot.context.operator]).toEqual([true, null]),
  signedOut: ({ context }, { stored }) => expect([context.operator, stored.at(-1)]).toEqual([null, null]),
  'signedIn.active': (snapshot) => {
    signedIn(snapshot);
    expect([snapshot.context.expired, snapshot.context.endsAt]).toEqual([false, null]);
  },
  'signedIn.ending.warned': (snapshot) => {
    signedIn(snapshot);
    expect(snapshot.context.endsAt).toEqual(expect.any(Number));
  },
  'signedIn.ending.extending': (snapshot) =>
    expect([isBusy(snapshot), snapshot.can({ type: 'session.continue' })]).toEqual([true, false]),
  'signedIn.ending.extendFailed': (snapshot) =>
    expect([snapshot.hasTag('failed'), snapshot.can({ type: 'session.continue' })]).toEqual([true, true]),
  leaving: (snapshot, { home }) => expect([isBusy(snapshot), home > 0]).toEqual([true, true]),
};

const modelTests = [true, false].map((hasToken) =>
  createModelTest(consoleSessionMachine, {
    input: { hasToken, expired: false },
    outcomes: {
      askOtherTabs: { handed: { output: 'op_2' }, none: { output: null }, lost: offline },
      loadOperator: loadOutcomes,
      extendSession: loadOutcomes,
      awaitIdle: { idle: { output: undefined } },
      endSession: { ended: { output: undefined }, lost: offline },
    },
    events: [
      { type: 'session.granted', token: 'op_2', operator },
      { type: 'session.used' },
      { type: 'session.expired' },
      { type: 'session.continue' },
      { type: 'session.retry' },
      { type: 'session.leave' },
    ],
    limit: 400,
    key: ({ value, context }) => [value, context.expired],
    fixture,
  }),
);

describe('the session of the console: paths of the machine', () => {
  it.each(modelTests.flatMap(({ paths }) => paths))('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () =>
    expect(uncoveredByAll(modelTests.map(({ uncovered }) => uncovered()))).toEqual([]));
});

const noDialog = () => expect(screen.queryByRole('dialog')).toBeNull();

const viewTests = modelTests.map((modelTest) =>
  createViewTest(modelTest, {
    view: (actor) => <IdleWarning actor={actor} />,
    externalEvents: ['session.granted', 'session.used', 'session.expired', 'session.retry'],
    userActions: {
      'session.continue': () => press(button(text.continue)),
      'session.leave': () => press(buttonSaying(text.leave)),
    },
    notOffered: (snapshot, { type }) => type === 'session.leave' && !snapshot.hasTag('warned'),
    stateAssertions: {
      deciding: noDialog,
      asking: noDialog,
      reading: noDialog,
      unreachable: noDialog,
      signedOut: noDialog,
      'signedIn.active': noDialog,
      'signedIn.ending.warned': () => {
        expect(screen.getByRole('timer').textContent).toBe(text.endingIn(120));
        expect(alerts()).toEqual([]);
      },
      'signedIn.ending.extending': () => expect(isButtonBusy(button(text.continue))).toBe(true),
      'signedIn.ending.extendFailed': () => expect(alerts()).toEqual([text.extendFailed]),
      leaving: noDialog,
    },
  }),
);

describe('the warning before an idle session ends', () => {
  it.each(viewTests.flatMap(({ paths }) => paths))('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () =>
    expect(uncoveredByAll(viewTests.map(({ uncovered }) => uncovered()))).toEqual([]));
});

it('is warned of two minutes before its end, counted from the last answer, and ended with it', async () => {
  const clock = manualClock();
  const waits: { length: number; end: () => void }[] = [];
  const { machine } = fixture();
  const actor = createActor(
    machine.provide({
      actors: {
        loadOperator: fromPromise<LoadedOperator>(async () => ({ kind: 'loaded', operator })),
        awaitIdle: fromPromise<void, number>(
          ({ input }) => new Promise((end) => waits.push({ length: input, end })),
        ),
      },
    }),
    { input: { hasToken: true, expired: false }, clock },
  ).start();
  await new Promise(setImmediate);
  actor.send({ type: 'session.used' });
  // Of thirty minutes one may not have been noted.
  expect(waits.map(({ length }) => length)).toEqual([27 * 60_000, 27 * 60_000]);
  waits[0]?.end();
  await new Promise(setImmediate);
  expect(actor.getSnapshot().value).toEqual({ signedIn: 'active' });
  waits[1]?.end();
  await new Promise(setImmediate);
  expect(actor.getSnapshot().value).toEqual({ signedIn: { ending: 'warned' } });
  clock.fire(2 * 60_000);
  expect([actor.getSnapshot().value, actor.getSnapshot().context.expired]).toEqual(['signedOut', true]);
});
