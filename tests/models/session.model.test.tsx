// @vitest-environment happy-dom
import { useQuery } from '@apollo/client/react';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { Guard } from '../../web/src/app/Guard.tsx';
import { routesText } from '../../web/src/app/routes.text.ts';
import { shellText } from '../../web/src/app/shell/shell.text.ts';
import { UserEntry } from '../../web/src/app/shell/UserEntry.tsx';
import { sessionMachine } from '../../web/src/features/session/session.machine.ts';
import {
  selectIsLogin,
  selectIsVip,
  selectKeepsFavourites,
  selectStatus,
  selectUserType,
} from '../../web/src/features/session/session.selectors.ts';
import type { LoadedAccount } from '../../web/src/features/session/session.setup.ts';
import { sessionText } from '../../web/src/features/session/session.text.ts';
import { LoadAccount } from '../../web/src/graphql/account.graphql.ts';
import type { Identity } from '../../web/src/graphql/identity.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { toast } from '../../web/src/ui/feedback/toast.ts';
import {
  acceptedEvents,
  createModelTest,
  type StateAssertions,
  type UserActions,
} from '../support/modelTest.ts';
import { uncoveredByAll } from '../support/uncoveredByAll.ts';
import { createViewTest, isBusy, press } from '../support/viewTest.tsx';

const li: Identity = { uuid: 'u-li', authorityId: 10001, kind: 'buyer', scopes: null };
const wang: Identity = { uuid: 'u-wang', authorityId: 11001, kind: 'seller', scopes: null };

type Snapshot = SnapshotFrom<typeof sessionMachine>;
type Leaf = Snapshot['value'];

/** What a person could find outside the machine: the storage and the screen. */
interface World {
  stored: { token: string | null; user: string | null };
  notices: string[];
  page: string;
  /** How often the server was told that the session is over, and was asked for what pages share. */
  goodbyes: number;
  shared: number;
}

function fixture(token: string | null) {
  const world: World = {
    stored: { token, user: null },
    notices: [],
    page: '/shipments',
    goodbyes: 0,
    shared: 0,
  };
  const machine = sessionMachine.provide({
    actions: {
      storeToken: (_, { token: granted }) => {
        world.stored.token = granted;
      },
      saveIdentity: (_, { identity }) => {
        world.stored.user = identity?.uuid ?? null;
      },
      clearSession: () => {
        world.stored = { token: null, user: null };
      },
      clearAccount: () => {},
      notifyExpirySoon: () => void world.notices.push(sessionText.mayHaveExpired),
      requireLogin: () => void world.notices.push('dialog'),
      announceClosing: () => void world.notices.push(sessionText.closed),
      announceExpiry: () => void world.notices.push(`dialog: ${sessionText.expired}`),
      closeLogin: () => void world.notices.push('dialog closed'),
      goHome: () => {
        world.page = '/';
      },
    },
  });
  return { world, machine };
}

const events = [
  { type: 'session.granted', token: 't-2', identity: li },
  { type: 'session.expired' },
  { type: 'account.closed' },
  { type: 'session.leave' },
  { type: 'session.retry' },
  { type: 'login.required' },
  { type: 'token.changed', token: 't-3' },
  { type: 'token.changed', token: null },
] as const;

const leave = 'session.leave';
const expiry = 'session.expired';
const need = 'login.required';
const closed = 'account.closed';
const retry = 'session.retry';

/** What each state takes besides a new login and a token stored by another tab. */
const exits: Record<Leaf, string[]> = {
  deciding: [],
  anonymous: [expiry, need],
  signingIn: [closed, expiry, need],
  unreachable: [leave, need, retry],
  connecting: [closed, expiry, leave, need],
  signedIn: [closed, expiry, leave, need],
  verifying: [closed, expiry, leave, need],
  expiring: [leave],
  expired: [need],
  leaving: [],
  reloading: [need],
};

const inEveryState = ['session.granted', 'token.changed'];

const mayHaveExpired = '授权可能已过期，请重新登录';

const stateAssertions: StateAssertions<typeof sessionMachine, World> = {
  deciding: () => expect.unreachable('decides at once'),
  anonymous: ({ context }) => expect(context.identity).toBeNull(),
  signingIn: (snapshot) => expect(snapshot.hasTag('busy')).toBe(true),
  unreachable: (_, { stored }) => expect(stored.token).not.toBeNull(),
  connecting: (snapshot, { stored }) => {
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(stored.token).not.toBeNull();
  },
  signedIn: ({ context }, { stored, notices }) => {
    expect(stored.user).toBe(context.identity?.uuid);
    expect(notices.at(-1)).not.toBe(mayHaveExpired);
  },
  verifying: ({ context }) => expect(context.identity).not.toBeNull(),
  expiring: (_, { notices }) => expect(notices.at(-1)).toBe(mayHaveExpired),
  expired: ({ context }, { stored, notices }) => {
    expect(context.identity).toBeNull();
    expect(stored).toEqual({ token: null, user: null });
    expect(notices).toContain('dialog: 授权已过期，请重新登录');
  },
  leaving: ({ context }, { page }) => {
    expect(context.identity).toBeNull();
    expect(page).toBe('/');
  },
  reloading: (snapshot) => expect(snapshot.hasTag('busy')).toBe(true),
};

const withExits = Object.fromEntries(
  Object.entries(stateAssertions).map(([state, look]): [string, typeof look] => [
    state,
    (snapshot, world) => {
      look(snapshot, world);
      expect(acceptedEvents(snapshot, events).sort()).toEqual(
        [...inEveryState, ...exits[state as Leaf]].sort(),
      );
    },
  ]),
) as typeof stateAssertions;

/** What another tab stores is in the storage before this one hears of it. */
const gestures: UserActions<typeof sessionMachine, World> = {
  'token.changed': (event, actor, { stored }) => {
    stored.token = event.token;
    actor.send(event);
  },
};

const modelTest = (token: string | null) =>
  createModelTest(sessionMachine, {
    input: { identity: null, hasToken: token !== null },
    outcomes: {
      loadAccount: {
        li: { output: { kind: 'loaded', identity: li } },
        wang: { output: { kind: 'loaded', identity: wang } },
        refused: { output: refusal('LOGIN_FROZEN') },
        lost: { error: new Error('offline') },
      },
      endSession: { done: { output: undefined }, lost: { error: new Error('offline') } },
      reloadPage: { done: { output: undefined }, blocked: { error: new Error('blocked') } },
    },
    events,
    limit: 1_000,
    key: ({ value, context }) => [value, context.identity?.uuid],
    fixture: () => fixture(token),
  });

const withToken = modelTest('t-1');
const without = modelTest(null);

describe('session: paths of the machine', () => {
  it.each(withToken.paths)('passes the state assertions, stored token, along $title', (path) =>
    path.run(gestures, withExits),
  );
  it.each(without.paths)('passes the state assertions, no token, along $title', (path) =>
    path.run(gestures, withExits),
  );

  it('covers every state and transition', () => {
    expect(uncoveredByAll([withToken.uncovered(), without.uncovered()])).toEqual([]);
  });
});

const me = {
  ...{ __typename: 'Account', id: 1, uuid: 'u', authorityId: 1, kind: 'BUYER', member: null, frozen: false },
  ...{ phone: '13800000001', nickName: '小李', headerImg: '', balance: 1_250 },
};

// Its code comes late in the app; the paths take what is there.
beforeAll(() => import('../../web/src/app/shell/memberParts.ts'));

/** The head of every page and a page for members; what is known of accounts is there already. */
function Site() {
  useQuery(LoadAccount, { variables: { kind: 'BUYER' } });
  useQuery(LoadAccount, { variables: { kind: 'SELLER' } });
  return (
    <>
      <header>
        <UserEntry />
      </header>
      <main>
        <Routes>
          <Route element={<Guard />}>
            <Route index element="page" />
          </Route>
        </Routes>
      </main>
    </>
  );
}

const head = () => screen.getByRole('banner');
const offered = () => within(head()).queryAllByRole('button').map(nameOf);
const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent;

const retryButton = () => screen.getByRole('button', { name: shellText.retry });

type Look = (snapshot: Snapshot) => void;

const forVisitors =
  (page: string): Look =>
  () => {
    expect([offered(), head().textContent]).toEqual([[shellText.login, shellText.register], '登录注册']);
    expect(screen.getByRole('main').textContent).toContain(page);
  };

const warned = vi.spyOn(toast, 'warning');

/** What visitors are warned of on the way in is not held against a later state. */
const forgiven =
  (look: Look): Look =>
  (snapshot) => {
    look(snapshot);
    warned.mockClear();
  };

/** Who goes is not asked to log in again, and can begin nothing that ends with the page. */
const forLeavers: Look = () => {
  expect([offered(), head().textContent]).toEqual([[], '']);
  expect(screen.getByRole('main').textContent).toContain(routesText.loginRequired);
  expect(warned).not.toHaveBeenCalled();
};

/** Why nobody is named, another try, and the way out. */
const whileCutOff =
  (connecting: boolean): Look =>
  () => {
    expect(within(head()).getByRole('status').textContent).toBe(shellText.unreachable);
    expect(offered()).toEqual([shellText.retry, shellText.logout]);
    expect(isBusy(retryButton())).toBe(connecting);
    expect(screen.getByRole('main').textContent).toBe('page');
  };

/** By name once known, suppliers without a balance; until then nothing is offered. */
const forMembers: Look = ({ context: { identity } }) => {
  const balance = identity?.kind === 'buyer' ? `${shellText.balance} ¥12.50` : '';
  expect(head().textContent).toBe(identity ? `小李${balance}` : '');
  expect(offered()).toEqual(identity ? [shellText.logout] : []);
  expect(screen.getByRole('main').textContent).toBe('page');
};

const seen = [withToken, without].map((walked) =>
  createViewTest(walked, {
    view: () => <Site />,
    externalEvents: [
      'session.granted',
      'session.expired',
      'account.closed',
      'login.required',
      'token.changed',
    ],
    userActions: {
      'session.leave': () => press(screen.getByRole('button', { name: shellText.logout })),
      'session.retry': () => press(retryButton()),
    },
    // The way out is beside the name, which is not known yet.
    notOffered: ({ context, value }, event) =>
      event.type === 'session.leave' && value === 'expiring' && context.identity === null,
    stateAssertions: {
      deciding: () => expect.unreachable('decides at once'),
      anonymous: forgiven(forVisitors(routesText.loginRequired)),
      signingIn: forMembers,
      unreachable: whileCutOff(false),
      connecting: whileCutOff(true),
      signedIn: forMembers,
      verifying: forMembers,
      expiring: forMembers,
      // What is open stays open.
      expired: forgiven(forVisitors('page')),
      leaving: forLeavers,
      reloading: forMembers,
    },
    answers: { LoadAccount: { me } },
    system: (session) => ({ session }),
  }),
);

describe('session, at the head of the page', () => {
  it.each(seen.flatMap(({ paths }) => paths))('shows every state along $title', (path) => path.run());

  it('covers every state and transition', () => {
    expect(uncoveredByAll(seen.map(({ uncovered }) => uncovered()))).toEqual([]);
  });
});

describe('session: scenarios', () => {
  function start(answers: LoadedAccount[], token: string | null = 't-1') {
    const { world, machine } = fixture(token);
    const actor = createActor(
      machine.provide({
        actors: {
          loadAccount: fromPromise(async () => answers.shift() ?? refusal('SESSION_EXPIRED')),
          endSession: fromPromise<void>(async () => {
            world.stored.token = null;
            world.goodbyes += 1;
          }),
          loadShared: fromPromise<void>(async () => {
            world.shared += 1;
          }),
          reloadPage: fromPromise<void>(async () => void world.notices.push('reload')),
        },
      }),
      { input: { identity: null, hasToken: token !== null } },
    ).start();
    return { actor, world, status: () => selectStatus(actor.getSnapshot()) };
  }
  const settled = () => new Promise(setImmediate);

  it('a login stores token and user and reloads the page where the person was', async () => {
    const { actor, world, status } = start([{ kind: 'loaded', identity: li }], null);
    expect(status()).toBe('anonymous');
    actor.send({ type: 'session.granted', token: 't-9', identity: li });
    await settled();
    expect(world).toEqual({
      stored: { token: 't-9', user: 'u-li' },
      notices: ['reload', 'dialog closed'],
      page: '/shipments',
      goodbyes: 0,
      shared: 1,
    });
    expect(status()).toBe('signedIn');
  });

  it('a logout forgets and goes home', async () => {
    const { actor, world, status } = start([{ kind: 'loaded', identity: li }]);
    await settled();
    actor.send({ type: 'session.leave' });
    await settled();
    expect([status(), world.page, world.stored.token, world.goodbyes]).toEqual(['anonymous', '/', null, 1]);
  });

  it('an account that was closed elsewhere gets one farewell on the home page and no login dialog', async () => {
    const { actor, world, status } = start([{ kind: 'loaded', identity: li }]);
    await settled();
    for (let report = 0; report < 3; report++) actor.send({ type: 'account.closed' });
    expect([status(), world.page, world.stored]).toEqual(['anonymous', '/', { token: null, user: null }]);
    expect(world.notices).toEqual(['dialog closed', '账号已注销，个人信息已经清除']);
  });

  it('a logout while the session expires wins, without a login dialog', async () => {
    const { actor, world, status } = start([{ kind: 'loaded', identity: li }]);
    await settled();
    actor.send({ type: 'session.expired' });
    actor.send({ type: 'session.leave' });
    await settled();
    expect([status(), world.page, world.stored.token]).toEqual(['anonymous', '/', null]);
    expect(world.notices).toEqual(['dialog closed', mayHaveExpired]);
  });

  it('another account in another tab reloads the page', async () => {
    const { actor, world } = start([
      { kind: 'loaded', identity: li },
      { kind: 'loaded', identity: wang },
      { kind: 'loaded', identity: wang },
    ]);
    await settled();
    actor.send({ type: 'token.changed', token: 't-w' });
    await settled();
    expect(world.notices).toEqual(['dialog closed', 'reload', 'dialog closed']);
    expect(world.stored.user).toBe('u-wang');
  });

  it('warns once, however many reports follow', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { actor, world, status } = start([{ kind: 'loaded', identity: li }]);
    await vi.advanceTimersByTimeAsync(0);
    for (let report = 0; report < 5; report++) actor.send({ type: 'session.expired' });
    actor.send({ type: 'login.required' });
    expect([status(), world.stored.token]).toEqual(['expiring', 't-1']);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(world.notices).toEqual(['dialog closed', mayHaveExpired]);
    await vi.advanceTimersByTimeAsync(1);
    const said = ['dialog closed', mayHaveExpired, 'dialog: 授权已过期，请重新登录'];
    expect(world.notices).toEqual(said);
    expect(world).toMatchObject({ stored: { token: null, user: null }, page: '/shipments' });
    expect([status(), world.goodbyes]).toEqual(['expired', 0]);
  });

  it('opens the login dialog when the server does not know a person who has a token', async () => {
    const { actor, world, status } = start([{ kind: 'loaded', identity: li }]);
    await settled();
    actor.send({ type: 'login.required' });
    expect([status(), world.notices, world.stored.token]).toEqual([
      ...['signedIn', ['dialog closed', 'dialog'], 't-1'],
    ]);
  });

  it('leaves the storage to another tab that logs out and in again', async () => {
    const { actor, world } = start([
      { kind: 'loaded', identity: li },
      { kind: 'loaded', identity: wang },
    ]);
    await settled();
    world.stored = { token: 't-w', user: 'u-wang' };
    actor.send({ type: 'token.changed', token: null });
    expect(world.stored).toEqual({ token: 't-w', user: 'u-wang' });
    actor.send({ type: 'token.changed', token: 't-w' });
    await settled();
    expect([world.notices.at(-1), world.stored.user]).toEqual(['dialog closed', 'u-wang']);
  });

  it('asks for what all pages share once somebody is signed in', async () => {
    const visitor = start([], null);
    const { world } = start([{ kind: 'loaded', identity: li }]);
    await settled();
    expect([visitor.world.shared, world.shared]).toEqual([0, 1]);
  });

  it.each([
    [li, [true, true, 1, true]],
    [wang, [true, false, 2, false]],
    [null, [false, false, null, false]],
  ])(
    'knows of %o whether it is signed in, VIP, its type, and whether it keeps favourites',
    async (who, facts) => {
      const { actor } = who ? start([{ kind: 'loaded', identity: who }]) : start([], null);
      await settled();
      const snapshot = actor.getSnapshot();
      const { value } = snapshot;
      expect(value).toBe(who ? 'signedIn' : 'anonymous');
      expect([
        selectIsLogin(snapshot),
        selectIsVip(snapshot),
        selectUserType(snapshot),
        selectKeepsFavourites(snapshot),
      ]).toEqual(facts);
    },
  );
});
