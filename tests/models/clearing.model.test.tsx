// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ClearButton } from '../../web/src/features/favourites/ClearUnavailable.tsx';
import { clearingMachine } from '../../web/src/features/favourites/clearing.machine.ts';
import { favouritesPageText as text } from '../../web/src/features/favourites/favouritesPage.text.ts';
import { acceptedEvents, createModelTest, type StateAssertions } from '../support/modelTest.ts';
import { button, createViewTest, isBusy, press } from '../support/viewTest.tsx';

interface World {
  removed: (readonly number[])[];
  said: string[];
}

function fixture() {
  const world: World = { removed: [], said: [] };
  const machine = clearingMachine.provide({
    actions: {
      remove: (_, { goodIds }) => void world.removed.push(goodIds),
      notifyNothingFound: () => void world.said.push('nothing'),
      notifyFailure: () => void world.said.push('failed'),
    },
  });
  return { world, machine };
}

const events = [{ type: 'clear.request' }, { type: 'clear.accept' }, { type: 'clear.dismiss' }] as const;

const stateAssertions = {
  idle: (snapshot) => {
    expect(snapshot.context.goodIds).toEqual([]);
    expect(acceptedEvents(snapshot, events)).toEqual(['clear.request']);
  },
  counting: (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(acceptedEvents(snapshot, events)).toEqual([]);
  },
  confirming: (snapshot) => {
    expect(snapshot.context.goodIds).toEqual([98, 99]);
    expect(acceptedEvents(snapshot, events)).toEqual(['clear.accept', 'clear.dismiss']);
  },
} satisfies StateAssertions<typeof clearingMachine, World>;

const modelTest = createModelTest(clearingMachine, {
  outcomes: {
    findUnavailable: {
      two: { output: [98, 99] },
      none: { output: [] },
      lost: { error: new Error('offline') },
    },
  },
  events,
  limit: 200,
  key: ({ value, context }) => [value, context.goodIds],
  fixture,
});

describe('clearing: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

const dialog = () => screen.queryByRole('dialog');

const viewTest = createViewTest(modelTest, {
  view: (clearing) => <ClearButton clearing={clearing} />,
  externalEvents: [],
  userActions: {
    'clear.request': () => press(button(text.clear)),
    'clear.accept': () => press(button(text.clearAccept(2))),
    'clear.dismiss': () => press(button(text.cancel)),
  },
  stateAssertions: {
    idle: () => expect([dialog(), isBusy(button(text.clear))]).toEqual([null, false]),
    counting: () => expect([dialog(), isBusy(button(text.clear))]).toEqual([null, true]),
    confirming: () => expect(dialog()?.textContent).toContain(text.clearQuestion(2)),
  },
});

describe('clearing, at its button', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => expect(viewTest.uncovered()).toEqual([]));
});

describe('clearing: scenarios', () => {
  async function request(find: () => Promise<readonly number[]>) {
    const { world, machine } = fixture();
    const actor = createActor(machine.provide({ actors: { findUnavailable: fromPromise(find) } })).start();
    actor.send({ type: 'clear.request' });
    await new Promise(setImmediate);
    return { actor, world };
  }

  it('removes what it counted, only after the question', async () => {
    const { actor, world } = await request(async () => [98, 99]);
    expect(world.removed).toEqual([]);
    actor.send({ type: 'clear.accept' });
    actor.send({ type: 'clear.accept' });
    expect(world).toEqual({ removed: [[98, 99]], said: [] });
  });

  it.each([
    ['nothing', async () => []],
    ['failed', () => Promise.reject(new Error('offline'))],
  ])('says %s and asks nothing', async (said, find) => {
    const { actor, world } = await request(find);
    expect([actor.getSnapshot().value, world]).toEqual(['idle', { removed: [], said: [said] }]);
  });
});
