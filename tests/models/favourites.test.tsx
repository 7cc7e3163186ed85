// @vitest-environment happy-dom
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { createAuthSignal } from '../../web/src/app/authSignal.ts';
import { createApolloClient } from '../../web/src/app/client.ts';
import { FavouritesLink } from '../../web/src/app/shell/FavouritesLink.tsx';
import { shellText } from '../../web/src/app/shell/shell.text.ts';
import { favouritesText } from '../../web/src/features/favourites/favourites.text.ts';
import { createFavouritesStore } from '../../web/src/features/favourites/favouritesStore.ts';
import { useHeart } from '../../web/src/features/favourites/useHeart.ts';
import { loginDialogMachine } from '../../web/src/features/loginDialog/loginDialog.machine.ts';
import { sessionMachine } from '../../web/src/features/session/session.machine.ts';
import { createTokenStore } from '../../web/src/features/session/tokenStore.ts';
import { LoadAccount } from '../../web/src/graphql/account.graphql.ts';
import { type AppActors, AppActorsContext } from '../../web/src/lib/appActors.ts';
import { HeartButton } from '../../web/src/shop/HeartButton.tsx';
import { shopText } from '../../web/src/shop/shop.text.ts';
import { hosted, press } from '../support/viewTest.tsx';

const identity = { uuid: 'u-li', authorityId: 10001, kind: 'buyer', scopes: null } as const;
const me = {
  ...{ __typename: 'Buyer', id: 1, uuid: 'u-li', authorityId: 10001, kind: 'BUYER', member: null, frozen: 0 },
  ...{ phone: '13800000001', nickName: '', headerImg: null, balance: 0 },
};
const goods = [7, 8].map((id) => ({ id, name: `good ${id}` }));

type Outcome = 'saved' | 'refused' | 'lost';
const limit = '最多收藏500件商品';

interface Sent {
  operation: string;
  goodId: number | undefined;
  settle: (answer: object | Error) => void;
}

function Shop() {
  useQuery(LoadAccount, { variables: { kind: 'BUYER' } });
  const heart = useHeart();
  return (
    <>
      <FavouritesLink />
      {goods.map((good) => (
        <HeartButton key={good.id} heart={heart} good={good} />
      ))}
    </>
  );
}

/** Hearts and the way to the favourites, on the page's own client; the test answers for the gateway. */
async function shown({ isVisitor = false } = {}) {
  const said: string[] = [];
  const open: Sent[] = [];
  const warn = (text: string) => void said.push(text);
  const client = createApolloClient({
    ...{ tokens: createTokenStore(localStorage), signal: createAuthSignal(), warn, outdated: () => {} },
    pathname: () => '/t3/',
    uri: 'http://gateway/graphql',
    fetch: (_, init) => {
      const { operationName: operation, variables } = JSON.parse(String(init?.body));
      if (operation === 'LoadAccount') return Promise.resolve(json({ data: { me } }));
      return new Promise((resolve, reject) => {
        const settle: Sent['settle'] = (answer) =>
          answer instanceof Error ? reject(answer) : resolve(json(answer));
        open.push({ operation, goodId: variables.goodId, settle });
      });
    },
  });
  let account = (_isOpen: boolean) => {};
  const subscribeToAccount = (listener: typeof account) => {
    account = listener;
  };
  const loginDialog = createActor(loginDialogMachine, { input: { superId: null } }).start();
  const actors = {
    favourites: createFavouritesStore({ client, subscribeToAccount, warn }),
    session: createActor(sessionMachine, {
      input: isVisitor ? { identity: null, hasToken: false } : { identity, hasToken: true },
    }),
    loginDialog: hosted(loginDialog),
  } as unknown as AppActors;
  render(
    <ApolloProvider client={client}>
      <MemoryRouter>
        <AppActorsContext value={actors}>
          <Shop />
        </AppActorsContext>
      </MemoryRouter>
    </ApolloProvider>,
  );
  const settled = () =>
    act(async () => {
      await vi.dynamicImportSettled();
      await vi.advanceTimersByTimeAsync(1);
    });
  await settled();
  return {
    ...{ said, open, loginDialog, settled },
    setAccount: async (isOpen: boolean) => {
      act(() => account(isOpen));
      await settled();
    },
    collectGarbage: async () => {
      client.cache.gc();
      await settled();
    },
    /** Answers what was sent first and is still open. */
    answer: async (answer: object | Error) => {
      open.shift()?.settle(answer);
      await settled();
    },
    toggle: async (goodId: number) => {
      act(() => press(heart(goodId)));
      await settled();
    },
  };
}

const json = (body: object) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

const pageOf = (goodIds: number[], nextCursor: string | null = null) => ({
  data: {
    favourites: {
      ...{ __typename: 'FavouritePage', nextCursor },
      list: goodIds.map((goodId) => ({ __typename: 'Favourite', id: goodId + 100, goodId })),
    },
  },
});

const refused = (errorKey: string, message: string) => ({ errors: [{ message, extensions: { errorKey } }] });

function answerOf({ operation, goodId }: Sent, outcome: Outcome) {
  if (outcome === 'lost') return new Error('offline');
  if (outcome === 'refused') return refused('FAVOURITE_LIMIT', limit);
  return operation === 'CreateFavourite'
    ? { data: { createFavourite: { __typename: 'Favourite', id: 900, goodId } } }
    : { data: { deleteFavourite: goodId } };
}

const heart = (goodId: number) => screen.getByRole('button', { name: shopText.keep(`good ${goodId}`) });

/** Hearts and count say that these are kept. */
function expectKept(goodIds: readonly number[], count = goodIds.length) {
  const pressed = goods.filter(({ id }) => heart(id).getAttribute('aria-pressed') === 'true');
  expect(pressed.map(({ id }) => id)).toEqual([...goodIds].sort());
  expect(screen.getByRole('link', { name: shellText.favourites(count) })).toBeDefined();
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('favourites of an account', () => {
  it('are read over all pages when it signs in, and are gone when it signs out', async () => {
    const { setAccount, answer, open, collectGarbage } = await shown();
    await setAccount(false);
    expect(open).toEqual([]);
    expectKept([]);
    await setAccount(true);
    expectKept([]);
    await answer(pageOf([7, 1], 'more'));
    expectKept([]);
    await answer(pageOf([2]));
    expectKept([7], 3);
    await collectGarbage();
    expectKept([7], 3);
    await setAccount(false);
    expectKept([]);
    await setAccount(true);
    expectKept([]);
    await answer(pageOf([8]));
    expectKept([8]);
  });

  it('are not changed before they are known, whether none is signed in, they load, are lost, or are refused', async () => {
    const { setAccount, answer, toggle, open, said } = await shown();
    const ignored = async () => {
      const before = open.length;
      await toggle(7);
      expectKept([]);
      expect(open).toHaveLength(before);
    };
    await setAccount(false);
    await ignored();
    await setAccount(true);
    await ignored();
    await answer(new Error('offline'));
    await ignored();
    await setAccount(true);
    await answer(refused('NO_PERMISSION', '没有权限'));
    await ignored();
    expect(said).toEqual([]);
  });

  it('are asked for again five seconds after an outage, as long as the account is there', async () => {
    const { setAccount, answer, settled, open } = await shown();
    await setAccount(true);
    await answer(new Error('offline'));
    await vi.advanceTimersByTimeAsync(4_990);
    expect(open).toEqual([]);
    await vi.advanceTimersByTimeAsync(10);
    await settled();
    await answer(new Error('offline'));
    await setAccount(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(open).toEqual([]);
  });

  it('are not asked for again after a refusal', async () => {
    const { setAccount, answer, open } = await shown();
    await setAccount(true);
    await answer(refused('NO_PERMISSION', '没有权限'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(open).toEqual([]);
  });

  it('are those of the last sign-in when an earlier answer is late', async () => {
    const { setAccount, open, settled } = await shown();
    await setAccount(true);
    await setAccount(false);
    await setAccount(true);
    const [late, current] = open;
    current?.settle(pageOf([8]));
    await settled();
    late?.settle(pageOf([7]));
    await settled();
    expectKept([8]);
  });
});

const outcomes: readonly Outcome[] = ['saved', 'refused', 'lost'];

/** All sequences of so many presses, with what comes of each. */
function sequences(length: number): { goodId: number; outcome: Outcome }[][] {
  if (length === 0) return [[]];
  return sequences(length - 1).flatMap((before) =>
    goods.flatMap(({ id }) => outcomes.map((outcome) => [...before, { goodId: id, outcome }])),
  );
}

/** The goods that are kept after changes, in their order. */
function changed(goodIds: readonly number[], changes: readonly { goodId: number; keep: boolean }[]) {
  const kept = new Set(goodIds);
  for (const { goodId, keep } of changes) keep ? kept.add(goodId) : kept.delete(goodId);
  return [...kept];
}

describe('hearts that are pressed in quick succession', () => {
  it.each(
    [...sequences(1), ...sequences(2), ...sequences(3)].map((presses) => [title(presses), presses] as const),
  )(
    'show the last press at once, are saved one after the other, and end with what was saved: %s',
    async (_, presses) => {
      const { setAccount, answer, toggle, open, said } = await shown();
      await setAccount(true);
      await answer(pageOf([7]));
      let saved: readonly number[] = [7];
      const pending: { goodId: number; keep: boolean }[] = [];
      for (const { goodId } of presses) {
        pending.push({ goodId, keep: !changed(saved, pending).includes(goodId) });
        await toggle(goodId);
        expectKept(changed(saved, pending));
      }
      for (const { outcome } of presses) {
        const [change] = pending.splice(0, 1);
        if (!change) throw new Error('more answers than presses');
        const [sent] = open;
        expect(open.map(({ operation, goodId }) => [operation, goodId])).toEqual([
          [change.keep ? 'CreateFavourite' : 'DeleteFavourite', change.goodId],
        ]);
        if (outcome === 'saved') saved = changed(saved, [change]);
        await answer(answerOf(sent as Sent, outcome));
        expectKept(changed(saved, pending));
      }
      expect(open).toEqual([]);
      const words = { saved: [], refused: [limit], lost: [favouritesText.unsaved] };
      expect(said).toEqual(presses.flatMap(({ outcome }) => words[outcome]));
    },
  );
});

function title(presses: ReturnType<typeof sequences>[number]): string {
  return presses.map(({ goodId, outcome }) => `${goodId} ${outcome}`).join(', ');
}

describe('hearts', () => {
  it('are as pressed before the answer, and without a turn of the clock', async () => {
    const { setAccount, answer, open } = await shown();
    await setAccount(true);
    await answer(pageOf([]));
    act(() => press(heart(8)));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expectKept([8]);
    expect(open).toHaveLength(1);
  });

  it('send nothing more and say nothing when the account goes while they are saved', async () => {
    const { setAccount, answer, toggle, open, said } = await shown();
    await setAccount(true);
    await answer(pageOf([]));
    await toggle(7);
    await toggle(8);
    await setAccount(false);
    expectKept([]);
    await setAccount(true);
    const [saving] = open.splice(0, 1);
    await answer(pageOf([]));
    saving?.settle(answerOf(saving, 'saved'));
    await act(() => vi.advanceTimersByTimeAsync(1));
    expectKept([]);
    expect([open, said]).toEqual([[], []]);
  });

  it('ask a visitor to log in, and say why', async () => {
    const { toggle, loginDialog, open } = await shown({ isVisitor: true });
    await toggle(7);
    expect(loginDialog.getSnapshot().context.message).toBe(shopText.loginToKeep);
    expect(open).toEqual([]);
    expect(heart(7).getAttribute('aria-pressed')).toBe('false');
  });
});
