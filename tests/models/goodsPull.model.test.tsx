// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { GoodsPullView } from '../../web/src/features/shops/goods/pull/GoodsPullBar.tsx';
import {
  goodsPullMachine,
  type PullOutcome,
  selectRuns,
} from '../../web/src/features/shops/goods/pull/goodsPull.machine.ts';
import { goodsPullText as text } from '../../web/src/features/shops/goods/pull/goodsPull.text.ts';
import type { GoodsPullFieldsFragment } from '../../web/src/graphql/generated/graphql.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { manualClock } from '../support/manualClock.ts';
import { createModelTest, type StateAssertions } from '../support/modelTest.ts';
import { button, createViewTest, isBusy, press } from '../support/viewTest.tsx';

const ofPull = (more: Partial<GoodsPullFieldsFragment>): PullOutcome => ({
  kind: 'pull',
  pull: {
    ...{ taskId: 'p1', status: 'RUNNING', read: 100, total: 246, skus: 120, added: 110, updated: 4 },
    ...{ msg: '', finishedAt: null, ...more },
  },
});
const running = ofPull({});
const done = ofPull({ status: 'DONE', read: 246, finishedAt: '2026-11-30T10:00:00+08:00' });
const failed = ofPull({ status: 'FAILED', msg: '平台返回错误', finishedAt: '2026-11-30T10:00:00+08:00' });
const cancelled = ofPull({ status: 'CANCELLED', finishedAt: '2026-11-30T10:00:00+08:00' });
const none: PullOutcome = { kind: 'pull', pull: null };
const gone = refusal('SHOP_EXPIRED', '店铺授权已过期，请续期后重试');
const lost = { error: new Error('offline') };

type World = { ended: (string | undefined)[] };

function fixture() {
  const world: World = { ended: [] };
  const announceEnd = (_: unknown, answer: PullOutcome) =>
    void world.ended.push(answer.kind === 'pull' ? answer.pull?.status : undefined);
  return { world, machine: goodsPullMachine.provide({ actions: { announceEnd } }) };
}

const runs: StateAssertions<typeof goodsPullMachine, World>['running.pausing'] = (snapshot) => {
  expect([selectRuns(snapshot), snapshot.context.pull?.status]).toEqual([true, 'RUNNING']);
  expect(snapshot.can({ type: 'pull.cancel' })).toBe(true);
  expect(snapshot.can({ type: 'pull.begin' })).toBe(false);
};

const stateAssertions: StateAssertions<typeof goodsPullMachine, World> = {
  opening: (snapshot) => expect(snapshot.can({ type: 'pull.begin' })).toBe(false),
  'resting.idle': (snapshot) => {
    expect([selectRuns(snapshot), snapshot.can({ type: 'pull.begin' })]).toEqual([false, true]);
    expect(snapshot.can({ type: 'pull.cancel' })).toBe(false);
  },
  'resting.requestFailed': (snapshot) => expect(snapshot.can({ type: 'pull.begin' })).toBe(true),
  beginning: (snapshot) => {
    expect([snapshot.hasTag('busy'), snapshot.context.refusal]).toEqual([true, null]);
    expect(snapshot.can({ type: 'pull.begin' })).toBe(false);
  },
  'running.pausing': runs,
  'running.looking': runs,
  cancelling: (snapshot) => {
    expect([selectRuns(snapshot), snapshot.hasTag('busy')]).toEqual([true, true]);
    expect(snapshot.can({ type: 'pull.cancel' })).toBe(false);
  },
};

const found = { running: { output: running }, done: { output: done }, gone: { output: gone }, lost };
const modelTest = createModelTest(goodsPullMachine, {
  input: { shopId: 3 },
  outcomes: {
    findNewest: { ...found, none: { output: none }, failed: { output: failed } },
    beginPull: { running: { output: running }, gone: { output: gone }, lost },
    findPull: found,
    cancelPull: { cancelled: { output: cancelled }, ended: { output: gone }, lost },
  },
  events: [{ type: 'pull.begin' }, { type: 'pull.cancel' }],
  limit: 500,
  key: ({ value, context: { pull, refusal: refused } }) => [value, pull?.status, refused?.errorKey],
  fixture,
});

describe('a reading of goods: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

const begins = () => screen.getByRole('button', { name: new RegExp(`^(?:${text.begin}|${text.again})$`) });
const shown = (words: string) => screen.queryByText(words) !== null;

const shownRunning = () => {
  expect([shown(text.read(100, 246)), isBusy(button(text.cancel))]).toEqual([true, false]);
};

const viewTest = createViewTest(modelTest, {
  view: (actor) => <GoodsPullView actor={actor} />,
  externalEvents: [],
  userActions: {
    'pull.begin': () => press(begins()),
    'pull.cancel': () => press(button(text.cancel)),
  },
  stateAssertions: {
    opening: () => expect(begins()).toHaveProperty('disabled', true),
    'resting.idle': ({ context: { pull, refusal: refused } }) => {
      expect(begins()).toHaveProperty('disabled', false);
      expect(begins().textContent).toBe(pull ? text.again : text.begin);
      expect(shown(gone.msg)).toBe(refused !== null);
      expect(shown(text.failed('平台返回错误'))).toBe(pull?.status === 'FAILED' && refused === null);
    },
    'resting.requestFailed': () => expect(shown(text.requestFailed)).toBe(true),
    beginning: () => expect(isBusy(begins() as HTMLButtonElement)).toBe(true),
    'running.pausing': shownRunning,
    'running.looking': shownRunning,
    cancelling: () => expect(isBusy(button(text.cancel))).toBe(true),
  },
  answers: {},
});

describe('a reading of goods, over its list', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every transition', () => expect(viewTest.uncovered()).toEqual([]));
});

describe('a reading of goods: scenarios', () => {
  const settled = () => new Promise(setImmediate);

  it('is found running by whoever comes back, and told once it has ended', async () => {
    const clock = manualClock();
    const answers = [running, running, done];
    const { world, machine } = fixture();
    const actor = createActor(
      machine.provide({
        actors: { findPull: fromPromise<PullOutcome, number>(async () => answers.shift() ?? done) },
      }),
      { input: { shopId: 3 }, clock },
    ).start();
    await settled();
    expect(actor.getSnapshot().value).toEqual({ running: 'pausing' });
    clock.fire(2_000);
    await settled();
    expect([actor.getSnapshot().value, world.ended]).toEqual([{ running: 'pausing' }, []]);
    clock.fire(2_000);
    await settled();
    expect([actor.getSnapshot().value, world.ended]).toEqual([{ resting: 'idle' }, ['DONE']]);
  });
});
