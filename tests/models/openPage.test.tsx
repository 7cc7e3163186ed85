// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createAuthSignal } from '../../web/src/app/authSignal.ts';
import { createApolloClient } from '../../web/src/app/client.ts';
import { early } from '../../web/src/app/early.tsx';
import { openPage, takeAnswers } from '../../web/src/app/openPage.ts';
import { LoadGoodLook } from '../../web/src/features/goods/goods.graphql.ts';
import '../../web/src/app/preloadedQueries.ts';
import { sessionMachine } from '../../web/src/features/session/session.machine.ts';
import { createTokenStore } from '../../web/src/features/session/tokenStore.ts';

afterEach(cleanup);

const Page = () => <p>本页</p>;

const draw = (read: () => Promise<{ Page: typeof Page }>) => {
  const page = early(read, (module) => module.Page);
  const shown = (
    <Suspense fallback="载入中">
      <page.Component />
    </Suspense>
  );
  return { read: page.read, shown };
};

describe('a page whose code comes later', () => {
  it('shows its outlines until it has come', async () => {
    const { promise, resolve } = Promise.withResolvers<{ Page: typeof Page }>();
    const { container } = render(draw(() => promise).shown);
    expect(container.textContent).toBe('载入中');
    await act(async () => resolve({ Page }));
    expect(container.textContent).toBe('本页');
  });

  it('shows none where the code was read before', async () => {
    const { read, shown } = draw(async () => ({ Page }));
    await read();
    const { container } = render(shown);
    expect(container.textContent).toBe('本页');
  });
});

describe('opening a page of somebody who is signed in', () => {
  const client = () =>
    createApolloClient({
      tokens: createTokenStore(localStorage),
      signal: createAuthSignal(),
      warn: () => {},
      pathname: () => '/t3/',
      outdated: () => {},
      fetch: async () => Response.error(),
    });
  const sessionOf = (hasToken: boolean) =>
    createActor(sessionMachine, { input: { identity: null, hasToken } }).start();
  const asked = (answer: Promise<Response>) => {
    const body = JSON.stringify({ operationName: 'LoadGoodLook', variables: { id: 7 } });
    window.preloadedQueries = [{ body, token: 't-1', answer }];
  };
  const good = { __typename: 'Good', id: 7, name: '红薯', pic: '/7.png' };

  afterEach(() => {
    delete window.preloadedQueries;
  });

  it('takes what was asked at the start into the cache, and leaves it for the page to ask for', async () => {
    asked(Promise.resolve(Response.json({ data: { good } })));
    const opened = client();
    await takeAnswers(opened, [LoadGoodLook]);
    expect(opened.readQuery({ query: LoadGoodLook, variables: { id: 7 } })).toEqual({ good });
    const [left] = window.preloadedQueries ?? [];
    expect(await (await left?.answer)?.json()).toEqual({ data: { good } });
  });

  it('goes on when what was asked is refused', async () => {
    const refused = Promise.reject(new Error('refused'));
    refused.catch(() => {});
    asked(refused);
    await expect(openPage({ client: client(), session: sessionOf(false) }, '/404')).resolves.toBeUndefined();
  });

  it('goes on after a while when nobody says who is there', async () => {
    const opening = openPage({ client: client(), session: sessionOf(true) }, '/404', 1);
    await expect(opening).resolves.toBeUndefined();
  });
});
