// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { HomeNotices } from '../../web/src/features/notices/HomeNotices.tsx';
import { type LoadedNotices, noticesMachine } from '../../web/src/features/notices/notices.machine.ts';
import type { NoticeStamp } from '../../web/src/features/notices/notices.rules.ts';
import { noticesText as text } from '../../web/src/ui/notices/notices.text.ts';
import { manualClock } from '../support/manualClock.ts';
import { acceptedEvents, createModelTest, type StateAssertions } from '../support/modelTest.ts';
import { createViewTest, press } from '../support/viewTest.tsx';

const MINUTE = 60_000;
const welcome: NoticeStamp = { id: 1, publishedAt: 100 };
const postage: NoticeStamp = { id: 2, publishedAt: 200 };
const sale: NoticeStamp = { id: 3, publishedAt: 300 };

const loaded = (...stamps: NoticeStamp[]): LoadedNotices => ({ stamps, loadedAt: 1_000 });

/** What the browser remembers: of this visit, and for good. */
interface World {
  closed: number | null;
  acknowledged: number | null;
}

function fixture() {
  const world: World = { closed: null, acknowledged: null };
  const machine = noticesMachine.provide({
    actions: {
      rememberClosed: (_, { closed }) => {
        world.closed = closed?.id ?? null;
      },
      rememberAcknowledged: (_, { acknowledged }) => {
        world.acknowledged = acknowledged?.id ?? null;
      },
    },
  });
  return { world, machine };
}

const events = [
  { type: 'notice.open', id: 2 },
  { type: 'notice.acknowledge' },
  { type: 'bar.close' },
  { type: 'tab.shown', at: 1_000 + MINUTE - 1 },
  { type: 'tab.shown', at: 1_000 + MINUTE },
] as const;

const stateAssertions: StateAssertions<typeof noticesMachine, World> = {
  'list.loading': (snapshot) => expect(acceptedEvents(snapshot, events)).not.toContain('tab.shown'),
  'list.loaded': (snapshot) => {
    expect(snapshot.context).toMatchObject({ loadedAt: 1_000, stamps: expect.any(Array) });
    expect(snapshot.can(events[3])).toBe(false);
    expect(snapshot.can(events[4])).toBe(true);
  },
  'list.failed': (snapshot) => {
    expect(snapshot.context.stamps).not.toBeNull();
    expect(snapshot.can(events[3])).toBe(true);
  },
  'bar.waiting': (snapshot) => {
    expect(snapshot.context).toMatchObject({ stamps: null, closed: null });
    expect(snapshot.value.dialog).toBe('closed');
  },
  'bar.shown': (snapshot, { closed }) => {
    expect(snapshot.context.stamps?.[0]?.id).toBeGreaterThan(closed ?? 0);
    expect(acceptedEvents(snapshot, events)).toContain('bar.close');
  },
  'bar.hidden': (snapshot, { closed }) => {
    expect(closed).toBe(snapshot.context.closed?.id ?? null);
    expect(snapshot.context.stamps?.[0]?.id ?? 0).toBeLessThanOrEqual(closed ?? 0);
    expect(acceptedEvents(snapshot, events)).not.toContain('bar.close');
  },
  'dialog.closed': ({ context: { stamps, openId } }, { acknowledged }) => {
    expect(openId).toBeNull();
    const newest = stamps && stamps.length > 1 ? stamps[0] : undefined;
    expect(newest?.id ?? 0).toBeLessThanOrEqual(acknowledged ?? 0);
  },
  'dialog.open': (snapshot) => {
    const { stamps, openId } = snapshot.context;
    expect(stamps?.map(({ id }) => id)).toContain(openId);
    expect(acceptedEvents(snapshot, events)).not.toContain('notice.open');
  },
};

const modelTest = createModelTest(noticesMachine, {
  input: { closed: null, acknowledged: null },
  outcomes: {
    loadNotices: {
      none: { output: loaded() },
      one: { output: loaded(welcome) },
      two: { output: loaded(postage, welcome) },
      three: { output: loaded(sale, postage, welcome) },
      lost: { error: new Error('offline') },
    },
  },
  events,
  limit: 2_000,
  key: ({ value, context: { stamps, closed, acknowledged, openId } }) => [
    value,
    stamps?.length,
    closed?.id,
    acknowledged?.id,
    openId,
  ],
  equivalence: ({ value }) => value,
  fixture,
});

describe('notices: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

const list = [sale, postage, welcome].map(({ id, publishedAt }) => ({
  ...{ __typename: 'Notice', id, title: `公告 ${id}`, detail: `公告 ${id} 的全文` },
  createdAt: new Date(publishedAt).toISOString(),
}));

const bar = () => screen.queryByRole('region', { name: text.bar });
const dialog = () => screen.queryByRole('dialog');

const viewTest = createViewTest(modelTest, {
  view: () => <HomeNotices />,
  externalEvents: ['tab.shown'],
  userActions: {
    // The line goes round: every notice stands in it twice.
    'notice.open': ({ id }) => {
      const [notice] = screen.getAllByText(`公告 ${id} 的全文`);
      if (notice) press(notice);
    },
    'notice.acknowledge': () => press(screen.getByRole('button', { name: text.acknowledge })),
    'bar.close': () => press(screen.getByRole('button', { name: text.close })),
  },
  // A closed bar opens nothing, and an open notice stands above the bar.
  notOffered: ({ value }, { type }) =>
    type === 'notice.open' ? value.bar === 'hidden' : type === 'bar.close' && value.dialog === 'open',
  stateAssertions: {
    'list.loading': () => {},
    'list.loaded': () => {},
    'list.failed': () => {},
    // Its place is kept, so that the page does not jump.
    'bar.waiting': () => expect(bar()).not.toBeNull(),
    'bar.shown': () => expect(bar()?.textContent).toContain('公告 3 的全文'),
    'bar.hidden': () => expect(bar()).toBeNull(),
    'dialog.closed': () => expect(dialog()).toBeNull(),
    'dialog.open': ({ context: { openId } }) =>
      expect(screen.getByRole('dialog', { name: `公告 ${openId}` }).textContent).toContain(
        `公告 ${openId} 的全文`,
      ),
  },
  answers: { ListHomeNotices: { notices: { __typename: 'NoticePage', list } } },
  system: (notices) => ({ notices }),
});

describe('notices, on the home page', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => expect(viewTest.uncovered()).toEqual([]));
});

describe('notices: scenarios', () => {
  /** Each load answers with the next of the lists; null is a failure. */
  function start(
    lists: (readonly NoticeStamp[] | null)[],
    seen: { closed: NoticeStamp | null; acknowledged: NoticeStamp | null } = {
      closed: null,
      acknowledged: null,
    },
  ) {
    const { world, machine } = fixture();
    const clock = manualClock();
    const actor = createActor(
      machine.provide({
        actors: {
          loadNotices: fromPromise(async () => {
            const stamps = lists.shift();
            if (!stamps) throw new Error('offline');
            return { stamps, loadedAt: 1_000 };
          }),
        },
      }),
      { input: seen, clock },
    ).start();
    const view = () => {
      const { value, context } = actor.getSnapshot();
      return [value.bar, context.openId];
    };
    return { actor, clock, view, world };
  }
  const settled = () => new Promise(setImmediate);

  it('opens the newest of several by itself, until it was acknowledged', async () => {
    const first = start([[postage, welcome]]);
    await settled();
    expect(first.view()).toEqual(['shown', 2]);
    first.actor.send({ type: 'notice.acknowledge' });
    expect(first.view()).toEqual(['shown', null]);
    expect(first.world).toEqual({ closed: null, acknowledged: 2 });

    const later = start([[postage, welcome]], { closed: null, acknowledged: postage });
    await settled();
    expect(later.view()).toEqual(['shown', null]);
  });

  it('leaves a single one closed', async () => {
    const { view } = start([[welcome]]);
    await settled();
    expect(view()).toEqual(['shown', null]);
  });

  it('keeps the acknowledgement when an older one is opened again', async () => {
    const { actor, world } = start([[sale, postage, welcome]]);
    await settled();
    actor.send({ type: 'notice.acknowledge' });
    actor.send({ type: 'notice.open', id: 1 });
    actor.send({ type: 'notice.acknowledge' });
    expect(world.acknowledged).toBe(3);
  });

  it('opens the newer one that came while another was open', async () => {
    const { actor, view } = start([
      [postage, welcome],
      [sale, postage, welcome],
    ]);
    await settled();
    actor.send({ type: 'tab.shown', at: 1_000 + MINUTE });
    await settled();
    expect(view()).toEqual(['shown', 2]);
    actor.send({ type: 'notice.acknowledge' });
    expect(view()).toEqual(['shown', 3]);
  });

  it('keeps the bar closed for the visit, until there is a newer notice', async () => {
    const first = start([[welcome]]);
    await settled();
    first.actor.send({ type: 'bar.close' });
    expect(first.view()).toEqual(['hidden', null]);
    expect(first.world.closed).toBe(1);

    const reloaded = start([[welcome], [postage, welcome]], { closed: welcome, acknowledged: postage });
    expect(reloaded.view()).toEqual(['hidden', null]);
    await settled();
    expect(reloaded.view()).toEqual(['hidden', null]);
    reloaded.actor.send({ type: 'tab.shown', at: 1_000 + MINUTE });
    await settled();
    expect(reloaded.view()).toEqual(['shown', null]);
  });

  it('does not bring the bar back when the newest was withdrawn', async () => {
    const { view } = start([[welcome]], { closed: postage, acknowledged: postage });
    await settled();
    expect(view()).toEqual(['hidden', null]);
  });

  it('says nothing of a failure, and tries again after a minute', async () => {
    const { clock, view } = start([null, [welcome]]);
    expect(view()).toEqual(['waiting', null]);
    await settled();
    expect(view()).toEqual(['hidden', null]);
    clock.fire(60_000);
    await settled();
    expect(view()).toEqual(['shown', null]);
  });
});
