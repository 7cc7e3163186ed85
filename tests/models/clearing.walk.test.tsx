// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ClearButton } from '../../web/src/features/favourites/ClearButton.tsx';
import { clearingMachine } from '../../web/src/features/favourites/clearing.machine.ts';
import { favouritesPageText as text } from '../../web/src/features/favourites/favouritesPage.text.ts';
import { button, isBusy, press, rendered } from '../support/rendered.tsx';
import { type Sights, takes, walkOf } from '../support/walk.ts';

interface World {
  removed: (readonly number[])[];
  said: string[];
}

function stage() {
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

const sights = {
  idle: (snapshot) => {
    expect(snapshot.context.goodIds).toEqual([]);
    expect(takes(snapshot, events)).toEqual(['clear.request']);
  },
  counting: (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(takes(snapshot, events)).toEqual([]);
  },
  asking: (snapshot) => {
    expect(snapshot.context.goodIds).toEqual([98, 99]);
    expect(takes(snapshot, events)).toEqual(['clear.accept', 'clear.dismiss']);
  },
} satisfies Sights<typeof clearingMachine, World>;

const walk = walkOf(clearingMachine, {
  gates: {
    findUnavailable: {
      two: { output: [98, 99] },
      none: { output: [] },
      lost: { error: new Error('offline') },
    },
  },
  events,
  limit: 200,
  key: ({ value, context }) => [value, context.goodIds],
  stage,
});

describe('clearing, walked', () => {
  it.each(walk.paths)('$title', (path) => path.run(undefined, sights));

  it('walks every edge', () => expect(walk.unwalked()).toEqual([]));
});

const dialog = () => screen.queryByRole('dialog');

const seen = rendered(walk, {
  view: (clearing) => <ClearButton clearing={clearing} />,
  outside: [],
  hands: {
    'clear.request': () => press(button(text.clear)),
    'clear.accept': () => press(button(text.clearAccept(2))),
    'clear.dismiss': () => press(button(text.cancel)),
  },
  sights: {
    idle: () => expect([dialog(), isBusy(button(text.clear))]).toEqual([null, false]),
    counting: () => expect([dialog(), isBusy(button(text.clear))]).toEqual([null, true]),
    asking: () => expect(dialog()?.textContent).toContain(text.clearQuestion(2)),
  },
});

describe('clearing, at its button', () => {
  it.each(seen.paths)('$title', (path) => path.run());

  it('walks every edge', () => expect(seen.unwalked()).toEqual([]));
});

describe('clearing, pinned', () => {
  async function request(find: () => Promise<readonly number[]>) {
    const { world, machine } = stage();
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
