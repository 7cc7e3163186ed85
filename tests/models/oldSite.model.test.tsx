// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OldSiteView } from '../../web/src/features/oldSite/OldSiteView.tsx';
import { oldSiteMachine } from '../../web/src/features/oldSite/oldSite.machine.ts';
import { oldSiteText as text } from '../../web/src/features/oldSite/oldSite.text.ts';
import { uiText } from '../../web/src/ui/base/ui.text.ts';
import { acceptedEvents, createModelTest, type StateAssertions } from '../support/modelTest.ts';
import { button, createViewTest, press } from '../support/viewTest.tsx';

const ADDRESS = 'https://old.example.com/';

interface World {
  left: (string | null)[];
}

function fixture() {
  const world: World = { left: [] };
  const leave = (_: unknown, { address }: { address: string | null }) => void world.left.push(address);
  return { world, machine: oldSiteMachine.provide({ actions: { leave } }) };
}

const events = [{ type: 'leave.now' }, { type: 'leave.cancel' }, { type: 'load.retry' }] as const;

const here =
  (...exits: string[]): StateAssertions<typeof oldSiteMachine, World>['closed'] =>
  (snapshot, { left }) =>
    expect([acceptedEvents(snapshot, events), left]).toEqual([exits, []]);

const stateAssertions: StateAssertions<typeof oldSiteMachine, World> = {
  loading: here(),
  announcing: here('leave.now', 'leave.cancel'),
  staying: here('leave.now'),
  leaving: (snapshot, { left }) => {
    expect(acceptedEvents(snapshot, events)).toEqual(['leave.now']);
    expect(new Set(left)).toEqual(new Set([ADDRESS]));
  },
  closed: here(),
  requestFailed: here('load.retry'),
};

const modelTest = createModelTest(oldSiteMachine, {
  outcomes: {
    loadAddress: {
      found: { output: ADDRESS },
      none: { output: null },
      lost: { error: new Error('offline') },
    },
  },
  events,
  limit: 100,
  key: ({ value }) => value,
  fixture,
});

describe('the way to the older site: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

const said = () => screen.queryAllByRole('paragraph').map(({ textContent }) => textContent);
const offered = () =>
  [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')].map(
    ({ textContent }) => textContent,
  );

const viewTest = createViewTest(modelTest, {
  view: (actor) => <OldSiteView actor={actor} />,
  externalEvents: [],
  userActions: {
    'leave.now': () => press(button(text.go)),
    'leave.cancel': () => press(button(text.stay)),
    'load.retry': () => press(button(uiText.retry)),
  },
  stateAssertions: {
    loading: () => expect([said(), offered()]).toEqual([[], []]),
    announcing: () =>
      expect([said(), offered()]).toEqual([
        [text.leadingTo, text.leadingHint],
        [text.stay, text.go],
      ]),
    staying: () =>
      expect([said(), offered()]).toEqual([
        [text.title, text.stayHint],
        [text.home, text.go],
      ]),
    leaving: () =>
      expect([said(), offered()]).toEqual([
        [text.leadingTo, text.leavingHint],
        [text.home, text.go],
      ]),
    closed: () => expect([said(), offered()]).toEqual([[text.closed, text.closedHint], [text.home]]),
    requestFailed: () =>
      expect([said(), offered()]).toEqual([[uiText.notLoaded, uiText.checkNetwork], [uiText.retry]]),
  },
});

describe('the way to the older site, on its page', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => expect(viewTest.uncovered()).toEqual([]));
});
