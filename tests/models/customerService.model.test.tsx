// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { FloatingPanel } from '../../web/src/app/shell/FloatingPanel.tsx';
import { shellText } from '../../web/src/app/shell/shell.text.ts';
// Loaded when it first opens: here it is there already.
import '../../web/src/features/customerService/CustomerServiceDialog.tsx';
import { customerServiceMachine } from '../../web/src/features/customerService/customerService.machine.ts';
import { serviceText as text } from '../../web/src/features/customerService/customerService.text.ts';
import { manualClock } from '../support/manualClock.ts';
import { acceptedEvents, createModelTest, type StateAssertions } from '../support/modelTest.ts';
import { uncoveredByAll } from '../support/uncoveredByAll.ts';
import { button, createViewTest, press } from '../support/viewTest.tsx';

const site = 'https://kf.example.com/';

/** What a person finds outside: windows, and what the browser keeps. */
interface World {
  windows: (string | null)[];
  hinted: boolean;
  silenced: boolean;
}

function fixture() {
  const world: World = { windows: [], hinted: false, silenced: false };
  const machine = customerServiceMachine.provide({
    actions: {
      openWindow: (_, { address }) => void world.windows.push(address),
      rememberHint: () => {
        world.hinted = true;
      },
      rememberSilence: () => {
        world.silenced = true;
      },
    },
  });
  return { world, machine };
}

const events = [
  { type: 'contact.request', address: site },
  { type: 'contact.request', address: null },
  { type: 'wechat.request' },
  { type: 'dialog.acknowledge' },
  { type: 'dialog.silence' },
  { type: 'hint.dismiss' },
] as const;

const stateAssertions: StateAssertions<typeof customerServiceMachine, World> = {
  'dialog.closed': (snapshot, { windows }) => {
    expect(acceptedEvents(snapshot, events)).toEqual(
      expect.arrayContaining(['contact.request', 'wechat.request']),
    );
    expect(windows).not.toContain(null);
  },
  'dialog.open': (snapshot) => {
    expect(acceptedEvents(snapshot, events)).toEqual(
      expect.arrayContaining(['dialog.acknowledge', 'dialog.silence']),
    );
    expect(snapshot.value.hint).toBe('over');
  },
  'hint.deciding': () => expect.unreachable('decides at once'),
  'hint.waiting': (_, world) => expect(world).toEqual({ windows: [], hinted: false, silenced: false }),
  'hint.shown': (snapshot, { hinted }) => {
    expect(hinted).toBe(true);
    expect(acceptedEvents(snapshot, events)).toContain('hint.dismiss');
  },
  'hint.over': (snapshot) => expect(acceptedEvents(snapshot, events)).not.toContain('hint.dismiss'),
};

const modelTest = (quiet: boolean) =>
  createModelTest(customerServiceMachine, {
    input: { quiet },
    outcomes: {},
    events,
    limit: 200,
    key: ({ value }) => value,
    fixture,
  });

const hinting = modelTest(false);
const quiet = modelTest(true);

describe('customerService: paths of the machine', () => {
  it.each(hinting.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );
  it.each(quiet.paths)('passes the state assertions, quiet, along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => {
    expect(uncoveredByAll([hinting.uncovered(), quiet.uncovered()])).toEqual([]);
  });
});

/** The panel of a site whose settings name that address; empty for none. */
const panel = (walked: typeof hinting, csUrl: string) =>
  createViewTest(walked, {
    view: () => <FloatingPanel />,
    externalEvents: [],
    userActions: {
      'contact.request': () => press(button(shellText.contact)),
      'wechat.request': (_, { value }) =>
        press(button(value.hint === 'shown' ? text.hint : shellText.addWeChat)),
      'dialog.acknowledge': () => press(button(text.acknowledge)),
      'dialog.silence': () => press(button(text.silence)),
      'hint.dismiss': () => press(button(text.closeHint)),
    },
    // A site has one address or none.
    notOffered: (_, event) => event.type === 'contact.request' && event.address !== (csUrl || null),
    stateAssertions: {
      'dialog.closed': () => expect(screen.queryByRole('dialog')).toBeNull(),
      'dialog.open': () => {
        const dialog = within(screen.getByRole('dialog', { name: text.title }));
        expect(dialog.getByRole('img', { name: text.picture }).getAttribute('src')).toBe('/files/wx.png');
        expect(dialog.getByText(text.lead)).toBeDefined();
      },
      'hint.deciding': () => expect.unreachable('decides at once'),
      'hint.waiting': () => expect(screen.queryByText(text.hint)).toBeNull(),
      'hint.shown': () => expect(button(text.hint)).toBeDefined(),
      'hint.over': () => expect(screen.queryByText(text.hint)).toBeNull(),
    },
    answers: {
      LoadSiteSettings: {
        settings: {
          ...{ __typename: 'Settings', title: '橙仓', logoPic: '', footerText: '', filingNo: '' },
          ...{ wxPic: '/files/wx.png', csUrl, shopFigures: 'FIXED', appVersion: '1' },
        },
      },
    },
    system: (customerService) => ({ customerService }),
  });

const seen = [panel(hinting, ''), panel(hinting, site), panel(quiet, '')];

describe('customerService, at the floating panel', () => {
  it.each(seen.flatMap(({ paths }) => paths))('shows every state along $title', (path) => path.run());

  it('covers every state and transition', () => {
    expect(uncoveredByAll(seen.map(({ uncovered }) => uncovered()))).toEqual([]);
  });
});

describe('customerService: scenarios', () => {
  function start(isQuiet = false) {
    const { world, machine } = fixture();
    const clock = manualClock();
    const actor = createActor(machine, { input: { quiet: isQuiet }, clock }).start();
    return { actor, clock, state: () => actor.getSnapshot().value, world };
  }

  it('opens the address in a window of its own, and no dialog', () => {
    const { actor, state, world } = start();
    actor.send({ type: 'contact.request', address: site });
    expect(state()).toEqual({ dialog: 'closed', hint: 'over' });
    expect(world.windows).toEqual([site]);
  });

  it('without an address the dialog opens, and closes either way', () => {
    const { actor, state, world } = start();
    actor.send({ type: 'contact.request', address: null });
    expect(state()).toEqual({ dialog: 'open', hint: 'over' });
    actor.send({ type: 'dialog.acknowledge' });
    actor.send({ type: 'wechat.request' });
    expect([state(), world.silenced]).toEqual([{ dialog: 'open', hint: 'over' }, false]);
    actor.send({ type: 'dialog.silence' });
    expect(state()).toEqual({ dialog: 'closed', hint: 'over' });
    expect(world).toEqual({ windows: [], hinted: false, silenced: true });
  });

  it('hints once, for a while, and never opens the dialog by itself', () => {
    const { clock, state, world } = start();
    clock.fire(20_000);
    expect([state(), world.hinted]).toEqual([{ dialog: 'closed', hint: 'shown' }, true]);
    clock.fire(12_000);
    expect(state()).toEqual({ dialog: 'closed', hint: 'over' });
    expect(() => clock.fire(20_000)).toThrow('or none');
  });

  it('hints no more to who was hinted to in this visit or asked for quiet', () => {
    const { clock, state } = start(true);
    expect(state()).toEqual({ dialog: 'closed', hint: 'over' });
    expect(() => clock.fire(20_000)).toThrow('or none');
  });
});
