// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { UpdatePrompt } from '../../web/src/features/updateCheck/UpdatePrompt.tsx';
import { updateCheckMachine } from '../../web/src/features/updateCheck/updateCheck.machine.ts';
import { updateText as text } from '../../web/src/features/updateCheck/updateCheck.text.ts';
import { manualClock } from '../support/manualClock.ts';
import { acceptedEvents, createModelTest, type StateAssertions } from '../support/modelTest.ts';
import { uncoveredByAll } from '../support/uncoveredByAll.ts';
import { button, createViewTest, press } from '../support/viewTest.tsx';

const running = ['/t3/start.js', '/t3/assets/index-AAAAAAAA.js'];
const newer = ['/t3/start.js', '/t3/assets/index-BBBBBBBB.js'];

/** What is left of it outside: the mark in the session's storage, and the page that was loaded anew. */
interface World {
  prompts: number;
  reloads: number;
}

function fixture() {
  const world: World = { prompts: 0, reloads: 0 };
  const machine = updateCheckMachine.provide({
    actions: {
      rememberPrompt: () => {
        world.prompts += 1;
      },
      refresh: () => {
        world.reloads += 1;
      },
    },
  });
  return { world, machine };
}

const events = [
  { type: 'tab.shown' },
  { type: 'tab.hidden' },
  { type: 'page.refresh' },
  { type: 'prompt.dismiss' },
  { type: 'release.retired' },
] as const;

const tab = ['tab.hidden', 'tab.shown'];
const fromElsewhere = ['release.retired', ...tab];

const stateAssertions: StateAssertions<typeof updateCheckMachine, World> = {
  deciding: () => expect.unreachable('decides at once'),
  watching: (snapshot, world) => {
    expect(acceptedEvents(snapshot, events).sort()).toEqual(fromElsewhere);
    expect(world).toEqual({ prompts: 0, reloads: 0 });
  },
  hidden: (snapshot) => expect(snapshot.context.visible).toBe(false),
  checking: (snapshot) => expect(acceptedEvents(snapshot, events).sort()).toEqual(fromElsewhere),
  found: (_, world) => expect(world.prompts).toBe(0),
  prompting: (snapshot, world) => {
    expect(acceptedEvents(snapshot, events).sort()).toEqual(['page.refresh', 'prompt.dismiss', ...tab]);
    expect(world.prompts).toBeGreaterThan(world.reloads);
  },
  done: (snapshot, world) => {
    expect(acceptedEvents(snapshot, events).sort()).toEqual(fromElsewhere);
    expect(world.reloads).toBeLessThanOrEqual(world.prompts);
  },
};

const modelTest = (input: { running: string[]; prompted: boolean; visible: boolean }) =>
  createModelTest(updateCheckMachine, {
    input,
    outcomes: {
      fetchScripts: {
        same: { output: running },
        other: { output: newer },
        foreign: { output: [] },
        lost: { error: new Error('offline') },
      },
    },
    events,
    limit: 200,
    key: ({ value, context }) => [value, context.visible],
    fixture,
  });

const fresh = modelTest({ running, prompted: false, visible: true });
const prompted = modelTest({ running, prompted: true, visible: true });
const developed = modelTest({ running: ['/t3/src/main.tsx'], prompted: false, visible: true });

describe('updateCheck: paths of the machine', () => {
  it.each(fresh.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );
  it.each(prompted.paths)('passes the state assertions, prompted before, along $title', (path) =>
    path.run(undefined, stateAssertions),
  );
  it.each(developed.paths)('passes the state assertions, not built, along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => {
    expect(uncoveredByAll([fresh.uncovered(), prompted.uncovered()])).toEqual([]);
  });
});

const quiet = () => expect(screen.getByRole('status').textContent).toBe('');

const seen = [fresh, prompted].map((walked) =>
  createViewTest(walked, {
    view: () => <UpdatePrompt />,
    externalEvents: ['tab.shown', 'tab.hidden', 'release.retired'],
    userActions: {
      'page.refresh': () => press(button(text.refresh)),
      'prompt.dismiss': () => press(button(text.dismiss)),
    },
    stateAssertions: {
      deciding: () => expect.unreachable('decides at once'),
      watching: quiet,
      hidden: quiet,
      checking: quiet,
      found: quiet,
      prompting: () => {
        const said = within(screen.getByRole('status')).getByRole('region', { name: text.title });
        expect(said.textContent).toContain(text.hint);
      },
      done: quiet,
    },
    system: (updateCheck) => ({ updateCheck }),
  }),
);

describe('updateCheck, in its prompt', () => {
  it.each(seen.flatMap(({ paths }) => paths))('shows every state along $title', (path) => path.run());

  it('covers every state and transition', () => {
    expect(uncoveredByAll(seen.map(({ uncovered }) => uncovered()))).toEqual([]);
  });
});

describe('updateCheck: scenarios', () => {
  function start(input: { prompted?: boolean; visible?: boolean; running?: string[] } = {}) {
    const { world, machine } = fixture();
    const clock = manualClock();
    const answers: (string[] | null)[] = [];
    let asked = 0;
    const actor = createActor(
      machine.provide({
        actors: {
          fetchScripts: fromPromise(async () => {
            asked += 1;
            const answer = answers.shift() ?? null;
            if (!answer) throw new Error('offline');
            return answer;
          }),
        },
      }),
      { input: { running, prompted: false, visible: true, ...input }, clock },
    ).start();
    const state = () => actor.getSnapshot().value;
    const checkAfter20s = async (answer: string[] | null) => {
      answers.push(answer);
      clock.fire(20_000);
      await new Promise(setImmediate);
      return state();
    };
    return { actor, answers, asked: () => asked, checkAfter20s, clock, state, world };
  }

  it('asks every 20 s, shows the prompt 10 s after a change, and only once', async () => {
    const { actor, asked, checkAfter20s, clock, state, world } = start();
    expect(await checkAfter20s(running)).toBe('watching');
    expect(await checkAfter20s(null)).toBe('watching');
    expect(await checkAfter20s(newer)).toBe('found');
    expect(world.prompts).toBe(0);
    clock.fire(10_000);
    expect([state(), world.prompts]).toEqual(['prompting', 1]);
    actor.send({ type: 'prompt.dismiss' });
    expect(state()).toBe('done');
    expect(() => clock.fire(20_000)).toThrow('or none');
    expect([asked(), world]).toEqual([3, { prompts: 1, reloads: 0 }]);
  });

  it('reloads the page on request', async () => {
    const { actor, checkAfter20s, clock, world } = start();
    await checkAfter20s(newer);
    clock.fire(10_000);
    actor.send({ type: 'page.refresh' });
    expect(world).toEqual({ prompts: 1, reloads: 1 });
  });

  it('says again what was said, when this build cannot be used any more', () => {
    const { actor, state, world } = start({ prompted: true });
    expect(state()).toBe('done');
    actor.send({ type: 'release.retired' });
    actor.send({ type: 'release.retired' });
    expect([state(), world]).toEqual(['prompting', { prompts: 1, reloads: 0 }]);
    actor.send({ type: 'page.refresh' });
    expect([state(), world]).toEqual(['done', { prompts: 1, reloads: 1 }]);
  });

  it('asks nothing while the tab is hidden, and at once when it is seen again', async () => {
    const { actor, answers, asked, clock, state } = start();
    actor.send({ type: 'tab.hidden' });
    clock.fire(20_000);
    expect([state(), asked()]).toEqual(['hidden', 0]);
    answers.push(running);
    actor.send({ type: 'tab.shown' });
    await new Promise(setImmediate);
    expect([state(), asked()]).toEqual(['watching', 1]);
  });

  it('a glance away does not shorten or lengthen the 20 s', () => {
    const { actor, asked, clock, state } = start();
    actor.send({ type: 'tab.hidden' });
    actor.send({ type: 'tab.shown' });
    expect([state(), asked()]).toEqual(['watching', 0]);
    clock.fire(20_000);
    expect([state(), asked()]).toEqual(['checking', 1]);
  });

  it.each([
    ['was prompted in this visit', { prompted: true }],
    ['runs from sources', { running: ['/t3/@vite/client', '/t3/src/main.tsx'] }],
  ])('rests when the page %s', (_, input) => {
    const { clock, state } = start(input);
    expect(state()).toBe('done');
    expect(() => clock.fire(20_000)).toThrow('or none');
  });
});
