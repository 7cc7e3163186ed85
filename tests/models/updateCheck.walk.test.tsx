// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { UpdatePrompt } from '../../web/src/features/updateCheck/UpdatePrompt.tsx';
import { updateCheckMachine } from '../../web/src/features/updateCheck/updateCheck.machine.ts';
import { updateText as text } from '../../web/src/features/updateCheck/updateCheck.text.ts';
import { leftByAll } from '../support/leftByAll.ts';
import { manualClock } from '../support/manualClock.ts';
import { button, press, rendered } from '../support/rendered.tsx';
import { type Sights, takes, walkOf } from '../support/walk.ts';

const running = ['/t3/start.js', '/t3/assets/index-AAAAAAAA.js'];
const newer = ['/t3/start.js', '/t3/assets/index-BBBBBBBB.js'];

/** What is left of it outside: the mark in the session's storage, and the page that was loaded anew. */
interface World {
  prompts: number;
  reloads: number;
}

function stage() {
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

const sights: Sights<typeof updateCheckMachine, World> = {
  deciding: () => expect.unreachable('decides at once'),
  watching: (snapshot, world) => {
    expect(takes(snapshot, events).sort()).toEqual(fromElsewhere);
    expect(world).toEqual({ prompts: 0, reloads: 0 });
  },
  hidden: (snapshot) => expect(snapshot.context.visible).toBe(false),
  checking: (snapshot) => expect(takes(snapshot, events).sort()).toEqual(fromElsewhere),
  found: (_, world) => expect(world.prompts).toBe(0),
  prompting: (snapshot, world) => {
    expect(takes(snapshot, events).sort()).toEqual(['page.refresh', 'prompt.dismiss', ...tab]);
    expect(world.prompts).toBeGreaterThan(world.reloads);
  },
  done: (snapshot, world) => {
    expect(takes(snapshot, events).sort()).toEqual(fromElsewhere);
    expect(world.reloads).toBeLessThanOrEqual(world.prompts);
  },
};

const walk = (input: { running: string[]; prompted: boolean; visible: boolean }) =>
  walkOf(updateCheckMachine, {
    input,
    gates: {
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
    stage,
  });

const fresh = walk({ running, prompted: false, visible: true });
const prompted = walk({ running, prompted: true, visible: true });
const developed = walk({ running: ['/t3/src/main.tsx'], prompted: false, visible: true });

describe('updateCheck, walked', () => {
  it.each(fresh.paths)('$title', (path) => path.run(undefined, sights));
  it.each(prompted.paths)('prompted before: $title', (path) => path.run(undefined, sights));
  it.each(developed.paths)('not built: $title', (path) => path.run(undefined, sights));

  it('walks every edge', () => {
    expect(leftByAll([fresh.unwalked(), prompted.unwalked()])).toEqual([]);
  });
});

const quiet = () => expect(screen.getByRole('status').textContent).toBe('');

const seen = [fresh, prompted].map((walked) =>
  rendered(walked, {
    view: () => <UpdatePrompt />,
    outside: ['tab.shown', 'tab.hidden', 'release.retired'],
    hands: {
      'page.refresh': () => press(button(text.refresh)),
      'prompt.dismiss': () => press(button(text.dismiss)),
    },
    sights: {
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
  it.each(seen.flatMap(({ paths }) => paths))('$title', (path) => path.run());

  it('walks every edge', () => {
    expect(leftByAll(seen.map(({ unwalked }) => unwalked()))).toEqual([]);
  });
});

describe('updateCheck, pinned', () => {
  function start(input: { prompted?: boolean; visible?: boolean; running?: string[] } = {}) {
    const { world, machine } = stage();
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

  it('loads the page anew when asked to', async () => {
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
