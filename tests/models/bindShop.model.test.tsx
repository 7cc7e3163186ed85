// @vitest-environment happy-dom

import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, type EventObject, fromCallback, fromPromise } from 'xstate';
import {
  type Authorised,
  bindShopMachine,
  type ShopCheck,
  selectScreen,
} from '../../web/src/features/shops/binding/bindShop.machine.ts';
import type { Binding, BindingAnswer, Bound } from '../../web/src/features/shops/binding/bindShop.rules.ts';
import { bindShopText as text } from '../../web/src/features/shops/binding/bindShop.text.ts';
import { shopsText } from '../../web/src/features/shops/shops.text.ts';
import { platformNames } from '../../web/src/fields/platform.text.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { manualClock } from '../support/manualClock.ts';
import { createModelTest, type StateAssertions } from '../support/modelTest.ts';
import { createViewTest, press } from '../support/viewTest.tsx';
import { ShopsWith, shopAnswers } from './shops.fixture.tsx';

const before: Bound[] = [{ id: 3, authAt: '2026-11-20T10:00:00+08:00' }];
const begun: Authorised = {
  kind: 'begun',
  authorisation: { url: 'https://platform.example/authorise?state=s1', before },
};
const closedHere = refusal('NOT_CONFIGURED', '该功能暂未开通，请联系客服');
const taken = { type: 'answer.received', ok: false, msg: '该店铺已经被绑定' } as const;
const done = { type: 'answer.received', ok: true, msg: '已绑定店铺 橙子家，可以关闭此页' } as const;

type Heard = ({ type: 'answer.received' } & BindingAnswer) | { type: 'window.blocked' | 'window.closed' };

interface World {
  /** Whether the platform's window is there, and where it stands. */
  window: string | null;
  opened: number;
  said: (Binding | null)[];
}

function fixture() {
  const world: World = { window: null, opened: 0, said: [] };
  const machine = bindShopMachine.provide({
    actions: {
      openWindow: () => {
        world.window = 'about:blank';
        world.opened += 1;
      },
      sendWindow: (_, answer) => {
        if (answer.kind === 'begun') world.window = answer.authorisation.url;
      },
      closeWindow: () => {
        world.window = null;
      },
      announce: (_, { binding }) => void world.said.push(binding),
    },
  });
  return { world, machine };
}

type Snapshot = Parameters<typeof selectScreen>[0];

const waiting = (snapshot: Snapshot, { window }: World) => {
  expect(selectScreen(snapshot)).toBe('waiting');
  expect(window).toBe('https://platform.example/authorise?state=s1');
  expect(snapshot.can({ type: 'binding.close' })).toBe(true);
};

const over = (snapshot: Snapshot, { window }: World) => {
  expect(window).toBeNull();
  expect(snapshot.can({ type: 'binding.again' })).toBe(true);
  expect(snapshot.can({ type: 'platform.change' })).toBe(snapshot.context.binding?.shopName === null);
};

const stateAssertions: StateAssertions<typeof bindShopMachine, World> = {
  closed: ({ context }, { window }) => {
    expect(window).toBeNull();
    expect(context).toEqual({ binding: null, authorisation: null, seen: 'open', msg: '' });
  },
  choosing: ({ context }, { window }) => expect([context.binding, window]).toEqual([null, null]),
  'running.authorising': (snapshot, { window }) => {
    expect([selectScreen(snapshot), window]).toEqual(['authorising', 'about:blank']);
    expect(snapshot.can({ type: 'binding.close' })).toBe(true);
  },
  'running.waiting.pausing': waiting,
  'running.waiting.checking': waiting,
  refused: (snapshot, world) => {
    over(snapshot, world);
    expect(snapshot.context.msg).not.toBe('');
  },
  requestFailed: over,
  expired: over,
};

const modelTest = createModelTest(bindShopMachine, {
  outcomes: {
    authoriseShop: {
      begun: { output: begun },
      closed: { output: closedHere },
      lost: { error: new Error('offline') },
    },
    findBoundShop: {
      bound: { output: { kind: 'bound' } },
      notYet: { output: { kind: 'notYet' } },
      lost: { error: new Error('offline') },
    },
  },
  events: [
    { type: 'binding.open' },
    { type: 'binding.renew', platform: 'TAOBAO', shopName: '橙子家' },
    { type: 'platform.choose', platform: 'DOUYIN' },
    { type: 'platform.change' },
    { type: 'binding.again' },
    { type: 'binding.close' },
    done,
    taken,
    { type: 'window.blocked' },
    { type: 'window.closed' },
  ],
  limit: 2_000,
  key: ({ value, context: { binding, seen } }) => [value, binding?.shopName, seen],
  fixture,
});

describe('binding a shop: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

const dialog = () => within(screen.getByRole('dialog'));
const pressed = (words: string) => press(dialog().getByText(words));

/** The link to the platform's page, for who saw no window. */
const linkTo = () => dialog().queryByRole('link')?.getAttribute('href');

const waited = (snapshot: Snapshot) => {
  const { binding, seen: window } = snapshot.context;
  const platform = platformNames[binding?.platform ?? 'OTHER'];
  expect(dialog().getByRole('status').textContent).toBe(text.waiting(platform));
  expect(dialog().queryByRole('alert')?.textContent).toBe(window === 'open' ? undefined : text[window]);
  expect(linkTo()).toBe('https://platform.example/authorise?state=s1');
};

/** It ended without a shop, for the reason that is said; a shop that is renewed stays on its platform. */
const ended = (words: (snapshot: Snapshot) => string) => (snapshot: Snapshot) => {
  expect(dialog().getByRole('alert').textContent).toBe(words(snapshot));
  expect(dialog().queryByText(text.change) === null).toBe(snapshot.context.binding?.shopName !== null);
};

const viewTest = createViewTest(modelTest, {
  view: (binding) => <ShopsWith binding={binding} />,
  externalEvents: ['answer.received', 'window.blocked', 'window.closed'],
  userActions: {
    'binding.open': () => press(screen.getByText(shopsText.bind)),
    'binding.renew': () => press(screen.getByText(shopsText.renew)),
    'platform.choose': ({ platform }) => pressed(platformNames[platform]),
    'platform.change': () => pressed(text.change),
    'binding.again': (_, snapshot) => pressed(snapshot.matches('requestFailed') ? text.retry : text.again),
    'binding.close': (_, snapshot) => pressed(snapshot.hasTag('over') ? text.close : text.cancel),
  },
  notOffered: (snapshot, { type }) => type === 'binding.close' && snapshot.matches('closed'),
  stateAssertions: {
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
    choosing: () => {
      const offered = within(dialog().getByRole('list')).getAllByRole<HTMLButtonElement>('button');
      expect(offered.filter(({ disabled }) => disabled).map(({ textContent }) => textContent)).toEqual([
        expect.stringContaining(text.notOpen),
      ]);
    },
    'running.authorising': ({ context: { binding } }) => {
      const { platform, shopName } = binding ?? { platform: 'OTHER', shopName: null };
      expect(dialog().getByRole('status').textContent).toBe(text.authorising(platformNames[platform]));
      expect(dialog().queryByText(text.sameShop('橙子家')) !== null).toBe(shopName !== null);
      expect(linkTo()).toBeUndefined();
    },
    'running.waiting.pausing': waited,
    'running.waiting.checking': waited,
    refused: ended(({ context }) => context.msg),
    requestFailed: ended(() => text.requestFailed),
    expired: ended(() => text.expired),
  },
  answers: shopAnswers,
});

describe('binding a shop, in its dialog', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => expect(viewTest.uncovered()).toEqual([]));
});

describe('binding a shop: scenarios', () => {
  const settled = () => new Promise(setImmediate);

  function start({ authorised = begun, looks = [] as (ShopCheck | Error)[] } = {}) {
    const asked: (Binding | null)[] = [];
    const looked: (readonly Bound[])[] = [];
    const clock = manualClock();
    const platform = { subscribe: (_event: Heard) => {}, watched: false };
    const { world, machine } = fixture();
    const actor = createActor(
      machine.provide({
        actors: {
          authoriseShop: fromPromise<Authorised, Binding | null>(async ({ input }) => {
            asked.push(input);
            return authorised;
          }),
          findBoundShop: fromPromise<ShopCheck, { binding: Binding | null; before: readonly Bound[] }>(
            async ({ input }) => {
              looked.push(input.before);
              const look = looks.shift() ?? { kind: 'notYet' };
              if (look instanceof Error) throw look;
              return look;
            },
          ),
          watchWindow: fromCallback<EventObject>(({ sendBack }) => {
            platform.watched = true;
            platform.subscribe = sendBack;
            return () => {
              platform.watched = false;
            };
          }),
        },
      }),
      { clock },
    ).start();
    const screen = () => selectScreen(actor.getSnapshot());
    const pass = async (delay: number) => {
      clock.fire(delay);
      await settled();
    };
    const context = () => actor.getSnapshot().context;
    return { actor, asked, looked, platform, world, screen, pass, context };
  }

  async function choose({ actor }: ReturnType<typeof start>) {
    actor.send({ type: 'binding.open' });
    actor.send({ type: 'platform.choose', platform: 'DOUYIN' });
  }

  it('opens the window within the click, before the server has answered', async () => {
    const run = start();
    choose(run);
    expect([run.world.window, run.screen()]).toEqual(['about:blank', 'authorising']);
    await settled();
    expect([run.world.window, run.screen()]).toEqual([
      'https://platform.example/authorise?state=s1',
      'waiting',
    ]);
    expect(run.asked).toEqual([{ platform: 'DOUYIN', shopName: null }]);
  });

  it('is done as soon as the window says so, and says so once', async () => {
    const run = start();
    choose(run);
    await settled();
    run.platform.subscribe(done);
    run.platform.subscribe(done);
    expect([run.screen(), run.platform.watched]).toEqual(['closed', false]);
    expect(run.world.said).toEqual([{ platform: 'DOUYIN', shopName: null }]);
  });

  it('is done too when the window could not be heard, by looking every three seconds', async () => {
    const run = start({ looks: [{ kind: 'notYet' }, new Error('offline'), { kind: 'bound' }] });
    choose(run);
    await settled();
    for (let look = 0; look < 3; look += 1) await run.pass(3_000);
    expect(run.looked).toEqual([before, before, before]);
    expect([run.screen(), run.world.said.length]).toEqual(['closed', 1]);
  });

  it('looks at once when the window is closed, and goes on waiting', async () => {
    const run = start();
    choose(run);
    await settled();
    run.platform.subscribe({ type: 'window.closed' });
    await settled();
    expect([run.looked.length, run.screen(), run.context().seen]).toEqual([1, 'waiting', 'closed']);
    await run.pass(3_000);
    expect(run.looked).toHaveLength(2);
  });

  it('names the shop that is renewed, and says why another was refused', async () => {
    const run = start();
    run.actor.send({ type: 'binding.renew', platform: 'TAOBAO', shopName: '橙子家' });
    await settled();
    run.platform.subscribe({ ...taken, msg: '授权店铺与所选不一致，请重新续期授权' });
    expect(run.asked).toEqual([{ platform: 'TAOBAO', shopName: '橙子家' }]);
    expect([run.screen(), run.context().msg]).toEqual(['refused', '授权店铺与所选不一致，请重新续期授权']);
    run.actor.send({ type: 'platform.change' });
    expect(run.screen()).toBe('refused');
    run.actor.send({ type: 'binding.again' });
    await settled();
    expect([run.screen(), run.context().msg, run.world.opened]).toEqual(['waiting', '', 2]);
    expect(run.asked[1]).toEqual({ platform: 'TAOBAO', shopName: '橙子家' });
  });

  it('closes its window when the server refuses', async () => {
    const run = start({ authorised: closedHere as Authorised });
    choose(run);
    await settled();
    expect([run.screen(), run.context().msg, run.world.window]).toEqual([
      'refused',
      '该功能暂未开通，请联系客服',
      null,
    ]);
  });

  it('remembers that the window was blocked, for the link', async () => {
    const run = start();
    choose(run);
    await settled();
    run.platform.subscribe({ type: 'window.blocked' });
    expect([run.screen(), run.context().seen]).toEqual(['waiting', 'blocked']);
    expect(run.context().authorisation?.url).toBe('https://platform.example/authorise?state=s1');
  });

  it('ends after ten minutes, and can be started again', async () => {
    const run = start();
    choose(run);
    await settled();
    await run.pass(600_000);
    expect([run.screen(), run.world.window]).toEqual(['expired', null]);
    run.actor.send({ type: 'binding.again' });
    expect([run.screen(), run.world.window]).toEqual(['authorising', 'about:blank']);
  });

  it('is left at any time, and then neither listens nor looks', async () => {
    const run = start();
    choose(run);
    await settled();
    run.actor.send({ type: 'binding.close' });
    expect([run.screen(), run.world.window, run.platform.watched]).toEqual(['closed', null, false]);
    await expect(run.pass(3_000)).rejects.toThrow('timers');
    expect(run.looked).toEqual([]);
  });
});
