// @vitest-environment happy-dom
import { useQuery } from '@apollo/client/react';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { FavouritesLink } from '../../web/src/app/shell/FavouritesLink.tsx';
import { shellText } from '../../web/src/app/shell/shell.text.ts';
import {
  type FavouriteRequest,
  favouritesMachine,
  type LoadedFavourites,
  type SavedFavourite,
} from '../../web/src/features/favourites/favourites.machine.ts';
import { useHeart } from '../../web/src/features/favourites/useHeart.ts';
import { sessionMachine } from '../../web/src/features/session/session.machine.ts';
import { LoadAccount } from '../../web/src/graphql/account.graphql.ts';
import { isRefusal, refusal } from '../../web/src/lib/refusal.ts';
import { GoodsPage } from '../../web/src/shop/GoodsPage.tsx';
import { anyGoods } from '../../web/src/shop/goodsQuery.ts';
import { shopText } from '../../web/src/shop/shop.text.ts';
import { acceptedEvents, createModelTest, type StateAssertions } from '../support/modelTest.ts';
import { createViewTest, press } from '../support/viewTest.tsx';

const full = refusal('FAVOURITE_LIMIT', '最多收藏500件商品');

interface World {
  said: string[];
}

function fixture() {
  const world: World = { said: [] };
  const machine = favouritesMachine.provide({
    actions: {
      notifyRefusal: (_, { answer }) => {
        if (isRefusal(answer)) world.said.push(answer.msg);
      },
      notifyFailure: () => void world.said.push('not saved'),
    },
  });
  return { world, machine };
}

const events = [
  { type: 'account.opened' },
  { type: 'account.closed' },
  { type: 'favourite.toggle', goodId: 7 },
  { type: 'favourite.toggle', goodId: 8 },
] as const;

type Sight = StateAssertions<typeof favouritesMachine, World>['closed'];

const empty: Sight = (snapshot) => {
  expect([[...snapshot.context.goodIds], snapshot.context.requests]).toEqual([[], []]);
  expect(acceptedEvents(snapshot, events)).toEqual(['account.opened', 'account.closed']);
};

const open: Sight = (snapshot) =>
  expect(acceptedEvents(snapshot, events)).toEqual(['account.opened', 'account.closed', 'favourite.toggle']);

const stateAssertions = {
  closed: (snapshot, world) => {
    empty(snapshot, world);
    expect(snapshot.hasTag('busy')).toBe(false);
  },
  loading: (snapshot, world) => {
    empty(snapshot, world);
    expect(snapshot.hasTag('busy')).toBe(true);
  },
  unreachable: empty,
  ready: (snapshot, world) => {
    open(snapshot, world);
    expect(snapshot.context.requests).toEqual([]);
  },
  'saving.confirming': (snapshot, world) => {
    open(snapshot, world);
    const { goodIds, requests } = snapshot.context;
    expect(requests.length).toBeGreaterThan(0);
    // What is wished last is what the person sees.
    for (const { goodId, kept } of new Map(requests.map((request) => [request.goodId, request])).values()) {
      expect(goodIds.has(goodId)).toBe(kept);
    }
  },
  'saving.settled': () => expect.unreachable('decides at once'),
} satisfies StateAssertions<typeof favouritesMachine, World>;

const modelTest = createModelTest(favouritesMachine, {
  outcomes: {
    loadFavourites: {
      one: { output: { kind: 'loaded', goodIds: [7] } },
      refused: { output: refusal('NO_PERMISSION') },
      lost: { error: new Error('offline') },
    },
    saveFavourite: {
      saved: { output: { kind: 'saved' } },
      refused: { output: full },
      lost: { error: new Error('offline') },
    },
  },
  events,
  limit: 2_000,
  within: ({ context }) => context.requests.length < 3,
  key: ({ value, context }) => [value, [...context.goodIds].sort(), context.requests],
  equivalence: ({ value, context }) => [value, context.requests.length],
  fixture,
});

describe('favourites: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

const buyer = { uuid: 'u-li', authorityId: 10001, kind: 'buyer' } as const;
const me = {
  ...{ __typename: 'Account', id: 1, uuid: 'u-li', authorityId: 10001, kind: 'BUYER', frozen: false },
  ...{ phone: '13800000001', nickName: '', headerImg: '', balance: 0 },
};
const goods = [7, 8].map((id) => ({
  ...{ __typename: 'Good', id, name: `good ${id}`, pic: '', price: 100, unit: '件' },
  ...{ shipFrom: '', warehouseId: 1, sold: 0 },
}));

/** A page of goods and the way to the favourites, for an account that the session has looked up. */
function Shop() {
  useQuery(LoadAccount, { variables: { kind: 'BUYER' } });
  return (
    <>
      <FavouritesLink />
      <FirstPage />
    </>
  );
}

const heart = (goodId: number) => screen.getByRole('button', { name: shopText.keep(`good ${goodId}`) });

/** The hearts say what is wished, the link how much that is. */
const kept = ({ context: { goodIds } }: SnapshotFrom<typeof favouritesMachine>) => {
  const pressed = goods.filter(({ id }) => heart(id).getAttribute('aria-pressed') === 'true');
  expect(pressed.map(({ id }) => id)).toEqual([...goodIds].sort());
  expect(screen.getByRole('link', { name: shellText.favourites(goodIds.size) })).toBeDefined();
};

const viewTest = createViewTest(modelTest, {
  view: () => <Shop />,
  externalEvents: ['account.opened', 'account.closed'],
  userActions: { 'favourite.toggle': ({ goodId }) => press(heart(goodId)) },
  stateAssertions: {
    closed: kept,
    loading: kept,
    unreachable: kept,
    ready: kept,
    'saving.confirming': kept,
    'saving.settled': () => expect.unreachable('decides at once'),
  },
  answers: {
    LoadAccount: { me },
    ListGoodsFeed: { goods: { __typename: 'GoodPage', total: 2, page: 1, list: goods } },
  },
  system: (favourites) => ({
    favourites,
    session: createActor(sessionMachine, { input: { identity: buyer, hasToken: true } }),
  }),
});

describe('favourites, at their hearts', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => expect(viewTest.uncovered()).toEqual([]));
});

describe('favourites: scenarios', () => {
  const settled = () => new Promise(setImmediate);

  function start(answers: (SavedFavourite | Error)[] = []) {
    const asked: FavouriteRequest[] = [];
    const { world, machine } = fixture();
    const actor = createActor(
      machine.provide({
        actors: {
          loadFavourites: fromPromise<LoadedFavourites>(async () => ({ kind: 'loaded', goodIds: [1, 2] })),
          saveFavourite: fromPromise<SavedFavourite, FavouriteRequest>(async ({ input }) => {
            asked.push(input);
            const answer = answers.shift() ?? { kind: 'saved' };
            if (answer instanceof Error) throw answer;
            return answer;
          }),
        },
      }),
    ).start();
    const toggle = (goodId: number) => actor.send({ type: 'favourite.toggle', goodId });
    return { actor, asked, world, toggle, kept: () => [...actor.getSnapshot().context.goodIds] };
  }

  it('loads when an account is there, and empties when it goes', async () => {
    const { actor, kept, toggle, asked } = start();
    toggle(9);
    actor.send({ type: 'account.opened' });
    await settled();
    expect([kept(), asked]).toEqual([[1, 2], []]);
    actor.send({ type: 'account.closed' });
    expect(kept()).toEqual([]);
  });

  it('shows at once what is wished, and saves one wish after the other', async () => {
    const { actor, kept, toggle, asked } = start();
    actor.send({ type: 'account.opened' });
    await settled();
    toggle(9);
    toggle(1);
    expect([kept(), asked]).toEqual([[2, 9], [{ goodId: 9, kept: true }]]);
    await settled();
    expect(asked).toEqual([
      { goodId: 9, kept: true },
      { goodId: 1, kept: false },
    ]);
    expect(actor.getSnapshot().value).toBe('ready');
  });

  it.each([
    [full, '最多收藏500件商品'],
    [new Error('offline'), 'not saved'],
  ])('takes back what was not saved (%s), in words', async (answer, words) => {
    const { actor, kept, toggle, world } = start([answer]);
    actor.send({ type: 'account.opened' });
    await settled();
    toggle(9);
    toggle(1);
    await settled();
    expect([kept(), world.said]).toEqual([[2], [words]]);
  });

  it('leaves the last wish for the same goods standing', async () => {
    const { actor, kept, toggle, asked } = start([full]);
    actor.send({ type: 'account.opened' });
    await settled();
    toggle(9);
    toggle(9);
    toggle(9);
    await settled();
    expect([kept(), asked.map((request) => request.kept)]).toEqual([
      [1, 2, 9],
      [true, false, true],
    ]);
  });
});

function FirstPage() {
  return <GoodsPage query={anyGoods} page={1} heart={useHeart()} />;
}
