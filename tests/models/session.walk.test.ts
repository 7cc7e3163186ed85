import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import {
  type Identity,
  type LoadedAccount,
  sessionMachine,
} from '../../web/src/features/session/session.machine.ts';
import { selectStatus } from '../../web/src/features/session/session.selectors.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { type Gestures, type Sights, takes, walkOf } from '../support/walk.ts';

const li: Identity = { uuid: 'u-li', authorityId: 10001, kind: 'buyer' };
const wang: Identity = { uuid: 'u-wang', authorityId: 11001, kind: 'seller' };

type Leaf = SnapshotFrom<typeof sessionMachine>['value'];

/** What a person could find outside the machine: the storage and the screen. */
interface World {
  stored: { token: string | null; user: string | null };
  notices: string[];
  page: string;
}

function stage(token: string | null) {
  const world: World = { stored: { token, user: null }, notices: [], page: '/shipments' };
  const machine = sessionMachine.provide({
    actions: {
      storeToken: (_, { token: granted }) => {
        world.stored.token = granted;
      },
      keepIdentity: (_, { identity }) => {
        world.stored.user = identity?.uuid ?? null;
      },
      forgetSession: () => {
        world.stored = { token: null, user: null };
      },
      warnOfExpiry: () => void world.notices.push('may have expired'),
      requireLogin: () => void world.notices.push('dialog'),
      announceExpiry: () => void world.notices.push('dialog: expired'),
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
  { type: 'session.leave' },
  { type: 'login.require' },
  { type: 'token.changed', token: 't-3' },
  { type: 'token.changed', token: null },
] as const;

const leave = 'session.leave';
const expiry = 'session.expired';

/** What each state takes besides a new login, a request for one, and a token stored by another tab. */
const exits: Record<Leaf, string[]> = {
  deciding: [],
  anonymous: [expiry],
  signingIn: [expiry],
  unreachable: [leave],
  signedIn: [expiry, leave],
  verifying: [expiry, leave],
  expiring: [],
  expired: [],
  leaving: [],
  reloading: [],
};

const inEveryState = ['session.granted', 'login.require', 'token.changed'];

const sights: Sights<typeof sessionMachine, World> = {
  deciding: () => expect.unreachable('decides at once'),
  anonymous: ({ context }) => expect(context.identity).toBeNull(),
  signingIn: (snapshot) => expect(snapshot.hasTag('busy')).toBe(true),
  unreachable: (snapshot, { stored }) => {
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(stored.token).not.toBeNull();
  },
  signedIn: ({ context }, { stored, notices }) => {
    expect(stored.user).toBe(context.identity?.uuid);
    expect(notices.at(-1)).not.toBe('may have expired');
  },
  verifying: ({ context }) => expect(context.identity).not.toBeNull(),
  expiring: (_, { notices }) => expect(notices).toContain('may have expired'),
  expired: ({ context }, { stored, notices, page }) => {
    expect(context.identity).toBeNull();
    expect(stored).toEqual({ token: null, user: null });
    expect(notices).toContain('dialog: expired');
    expect(page).toBe('/shipments');
  },
  leaving: ({ context }, { page }) => {
    expect(context.identity).toBeNull();
    expect(page).toBe('/');
  },
  reloading: (snapshot) => expect(snapshot.hasTag('busy')).toBe(true),
};

const withExits = Object.fromEntries(
  Object.entries(sights).map(([state, look]): [string, typeof look] => [
    state,
    (snapshot, world) => {
      look(snapshot, world);
      expect(takes(snapshot, events).sort()).toEqual([...inEveryState, ...exits[state as Leaf]].sort());
    },
  ]),
) as typeof sights;

/** What another tab stores is in the storage before this one hears of it. */
const gestures: Gestures<typeof sessionMachine, World> = {
  'token.changed': (event, actor, { stored }) => {
    stored.token = event.token;
    actor.send(event);
  },
};

const walk = (token: string | null) =>
  walkOf(sessionMachine, {
    input: { identity: null, hasToken: token !== null },
    gates: {
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
    limit: 200,
    key: ({ value, context }) => [value, context.identity?.uuid],
    stage: () => stage(token),
  });

const withToken = walk('t-1');
const without = walk(null);

describe('session, walked', () => {
  it.each(withToken.paths)('stored token: $title', (path) => path.run(gestures, withExits));
  it.each(without.paths)('no token: $title', (path) => path.run(gestures, withExits));

  it('walks every edge', () => {
    const left = new Set(withToken.unwalked());
    expect(without.unwalked().filter((edge) => left.has(edge))).toEqual([]);
  });
});

describe('session, pinned', () => {
  function start(answers: LoadedAccount[], token: string | null = 't-1') {
    const { world, machine } = stage(token);
    const actor = createActor(
      machine.provide({
        actors: {
          loadAccount: fromPromise(async () => answers.shift() ?? refusal('SESSION_EXPIRED')),
          endSession: fromPromise<void>(async () => {
            world.stored.token = null;
          }),
          reloadPage: fromPromise<void>(async () => void world.notices.push('reload')),
        },
      }),
      { input: { identity: null, hasToken: token !== null } },
    ).start();
    return { actor, world, status: () => selectStatus(actor.getSnapshot()) };
  }
  const settled = () => new Promise(setImmediate);

  it('a login stores token and user and loads the page anew, where the person was', async () => {
    const { actor, world, status } = start([{ kind: 'loaded', identity: li }], null);
    expect(status()).toBe('anonymous');
    actor.send({ type: 'session.granted', token: 't-9', identity: li });
    await settled();
    expect(world).toEqual({
      stored: { token: 't-9', user: 'u-li' },
      notices: ['reload', 'dialog closed'],
      page: '/shipments',
    });
    expect(status()).toBe('signedIn');
  });

  it('a logout forgets and goes home', async () => {
    const { actor, world, status } = start([{ kind: 'loaded', identity: li }]);
    await settled();
    actor.send({ type: 'session.leave' });
    await settled();
    expect([status(), world.page, world.stored.token]).toEqual(['anonymous', '/', null]);
  });

  it('another account in another tab loads the page anew', async () => {
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

  it('says once that the session may have ended, however many answers say so', async () => {
    const { actor, world, status } = start([{ kind: 'loaded', identity: li }]);
    await settled();
    for (let count = 0; count < 5; count += 1) actor.send({ type: 'session.expired' });
    expect(status()).toBe('expiring');
    expect(world.notices.filter((notice) => notice === 'may have expired')).toHaveLength(1);
    expect(world.stored.token).toBe('t-1');
  });
});
