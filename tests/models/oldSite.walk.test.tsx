// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OldSiteView } from '../../web/src/features/oldSite/OldSiteView.tsx';
import { oldSiteMachine } from '../../web/src/features/oldSite/oldSite.machine.ts';
import { oldSiteText as text } from '../../web/src/features/oldSite/oldSite.text.ts';
import { uiText } from '../../web/src/ui/ui.text.ts';
import { button, press, rendered } from '../support/rendered.tsx';
import { type Sights, takes, walkOf } from '../support/walk.ts';

const ADDRESS = 'https://old.example.com/';

interface World {
  left: (string | null)[];
}

function stage() {
  const world: World = { left: [] };
  const leave = (_: unknown, { address }: { address: string | null }) => void world.left.push(address);
  return { world, machine: oldSiteMachine.provide({ actions: { leave } }) };
}

const events = [{ type: 'leave.now' }, { type: 'leave.cancel' }, { type: 'load.retry' }] as const;

const here =
  (...exits: string[]): Sights<typeof oldSiteMachine, World>['closed'] =>
  (snapshot, { left }) =>
    expect([takes(snapshot, events), left]).toEqual([exits, []]);

const sights: Sights<typeof oldSiteMachine, World> = {
  loading: here(),
  announcing: here('leave.now', 'leave.cancel'),
  staying: here('leave.now'),
  leaving: (snapshot, { left }) => {
    expect(takes(snapshot, events)).toEqual(['leave.now']);
    expect(new Set(left)).toEqual(new Set([ADDRESS]));
  },
  closed: here(),
  broken: here('load.retry'),
};

const walk = walkOf(oldSiteMachine, {
  gates: {
    loadAddress: {
      found: { output: ADDRESS },
      none: { output: null },
      lost: { error: new Error('offline') },
    },
  },
  events,
  limit: 100,
  key: ({ value }) => value,
  stage,
});

describe('the way to the older site, walked', () => {
  it.each(walk.paths)('$title', (path) => path.run(undefined, sights));

  it('walks every edge', () => expect(walk.unwalked()).toEqual([]));
});

const said = () => screen.queryAllByRole('paragraph').map(({ textContent }) => textContent);
const offered = () =>
  [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')].map(
    ({ textContent }) => textContent,
  );

const seen = rendered(walk, {
  view: (actor) => <OldSiteView actor={actor} />,
  outside: [],
  hands: {
    'leave.now': () => press(button(text.go)),
    'leave.cancel': () => press(button(text.stay)),
    'load.retry': () => press(button(uiText.retry)),
  },
  sights: {
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
    broken: () =>
      expect([said(), offered()]).toEqual([[uiText.notLoaded, uiText.checkNetwork], [uiText.retry]]),
  },
});

describe('the way to the older site, on its page', () => {
  it.each(seen.paths)('$title', (path) => path.run());

  it('walks every edge', () => expect(seen.unwalked()).toEqual([]));
});
